import { isExternal, isOtherSite, isRooted } from '../../shared/url.js';

let base = '';

/** URL prefix of the site, without trailing slash. */
export const siteBase = (): string => base;

/** Sets the URL prefix of the site, without trailing slash, before the first page is printed. */
export function setSiteBase(prefix: string): void {
  base = prefix;
}

/**
 * Converts an address of the model for use in a page: the base is put before root-relative ones; those with a scheme or host, and fragments, stay
 * unchanged.
 */
export function href(target: string): string {
  return isRooted(target) ? `${base}${target}` : target;
}

/** Address of a bundled file. Frames of a single site are bundled with its base. */
export function bundled(target: string): string {
  return target.startsWith(`${base}/_astro/`) ? target : href(target);
}

/** Converts an address of docs.json for use in a page. One within the site may lack its leading slash. */
export function settingHref(address: string): { href: string; external: boolean } {
  const external = isExternal(address);
  return { href: external || address.startsWith('#') ? address : href(`/${address.replace(/^\.?\//, '')}`), external };
}

/** Attributes of a link: external sites open in a new tab and receive no referrer. */
export function linkTo(target: string, external: boolean): { href: string; target?: string; rel?: string } {
  if (!external) return { href: href(target) };
  return isOtherSite(target) ? { href: target, target: '_blank', rel: 'noopener noreferrer' } : { href: target };
}
