import { resolveLink } from '../../content/links.js';
import type { Targets } from './targets.js';

/**
 * What a link may have meant that leads to no page. Addresses that lack their beginning are the usual slip: `www.site.example`,
 * `me@site.example`, or a path from the root without its slash.
 *
 * @param path where it leads.
 */
export function meantBy(target: string, path: string, targets: Targets): string | undefined {
  if (/^www\./i.test(target)) return `https://${target}`;
  if (/^[^\s/@]+@[\w-]+(?:\.[\w-]+)+$/.test(target)) return `mailto:${target}`;
  const fromRoot = resolveLink(`/${target}`, '/');
  if (/^[^./]/.test(target) && fromRoot.kind === 'internal' && targets.has(fromRoot.path)) return `/${target}`;
  return targets.nearest(path);
}
