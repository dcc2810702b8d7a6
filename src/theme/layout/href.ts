import { isExternal, isOtherSite, isRooted } from '../../shared/url.js';

/**
 * An address of the model as it stands in a page: the base goes before root-relative ones; those with a scheme or a host, and
 * fragments, stay as they are.
 */
export function href(target: string): string {
  return isRooted(target) ? `${import.meta.env.TRELLIS_BASE}${target}` : target;
}

/** An address as docs.json has it, as it stands in a page: one within the site may be written without its first slash. */
export function settingHref(written: string): { href: string; external: boolean } {
  const external = isExternal(written);
  return { href: external || written.startsWith('#') ? written : href(`/${written.replace(/^\.?\//, '')}`), external };
}

/** Attributes of a link: another site opens beside this one and learns nothing of the page it was left from. */
export function linkTo(target: string, external: boolean): { href: string; target?: string; rel?: string } {
  if (!external) return { href: href(target) };
  return isOtherSite(target) ? { href: target, target: '_blank', rel: 'noopener noreferrer' } : { href: target };
}
