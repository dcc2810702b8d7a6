import { siteBase } from '../layout/href.js';
import { isOtherSite, isRefused, isRooted } from '../../shared/url.js';

/**
 * An author's address as it is written into the page. Literals got the base when the page was compiled; results of expressions get it here. Unsafe
 * addresses are removed.
 */
export function address(target: string): string {
  if (isRefused(target)) return '#';
  const base = siteBase();
  return isRooted(target) && target !== base && !target.startsWith(`${base}/`) ? `${base}${target}` : target;
}

/** Attributes of a link: external sites open in a new tab and receive no referrer. */
export function linkAttributes(target: string): { href: string; target?: string; rel?: string } {
  const href = address(target);
  return isOtherSite(target) ? { href, target: '_blank', rel: 'noopener noreferrer' } : { href };
}
