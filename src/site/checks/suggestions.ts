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

/** What is said of a link that leads to no page. @param meant what it may have meant. */
export function deadLink(target: string, meant: string | undefined): { message: string; help: string } {
  return {
    message: `The link \`${target}\` leads to no page.`,
    help: meant === undefined ? 'Correct the address, or create the page.' : `Did you mean \`${meant}\`?`,
  };
}
