import { resolveLink } from '../../content/links.js';
import type { Targets } from './targets.js';

/**
 * Suggests a correction for a broken link. Often the beginning is missing: `www.site.example`, `me@site.example`, or a root-relative path without its
 * slash.
 *
 * @param path target of the link.
 */
export function meantBy(target: string, path: string, targets: Targets): string | undefined {
  if (/^www\./i.test(target)) return `https://${target}`;
  if (/^[^\s/@]+@[\w-]+(?:\.[\w-]+)+$/.test(target)) return `mailto:${target}`;
  const fromRoot = resolveLink(`/${target}`, '/');
  if (/^[^./]/.test(target) && fromRoot.kind === 'internal' && targets.has(fromRoot.path)) return `/${target}`;
  return targets.nearest(path);
}

/** Message about a link to a missing page. @param meant the suggestion, if there is one. */
export function deadLink(target: string, meant: string | undefined): { message: string; help: string } {
  return {
    message: `The link \`${target}\` leads to no page.`,
    help: meant === undefined ? 'Correct the address, or create the page.' : `Did you mean \`${meant}\`?`,
  };
}
