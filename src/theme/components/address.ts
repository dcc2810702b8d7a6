import { isOtherSite, isRefused, isRooted } from '../../shared/url.js';

/**
 * An author's target as it stands in the page. Literals have had the base put before them when the page was compiled;
 * targets that an expression made have not. What would run code leads nowhere.
 */
export function address(target: string): string {
  if (isRefused(target)) return '#';
  const base = import.meta.env.TRELLIS_BASE;
  return isRooted(target) && target !== base && !target.startsWith(`${base}/`) ? `${base}${target}` : target;
}

/** Attributes of a link: another site opens beside this one and learns nothing of the page it was left from. */
export function linkAttributes(target: string): { href: string; target?: string; rel?: string } {
  const href = address(target);
  return isOtherSite(target) ? { href, target: '_blank', rel: 'noopener noreferrer' } : { href };
}
