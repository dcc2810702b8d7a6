/**
 * An address of the model as it stands in a page: the base goes before root-relative ones; those with a scheme or a host, and
 * fragments, stay as they are.
 */
export function href(target: string): string {
  return target.startsWith('/') && !target.startsWith('//') ? `${import.meta.env.TRELLIS_BASE}${target}` : target;
}

/** Attributes of a link: another site opens beside this one and learns nothing of the page it was left from. */
export function linkTo(target: string, external: boolean): { href: string; target?: string; rel?: string } {
  if (!external) return { href: href(target) };
  return /^https?:|^\/\//i.test(target)
    ? { href: target, target: '_blank', rel: 'noopener noreferrer' }
    : { href: target };
}
