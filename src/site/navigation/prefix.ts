import { pagePath } from '../../content/links.js';

/**
 * The path that a tab's or anchor's `url` stands for: `api`, `/api/`, `./api` and `api/index.mdx` are one.
 *
 * @returns with leading slash, without trailing one; empty for the root, which every path lies under.
 */
export function prefixOf(url: string): string {
  const path = pagePath(url.replace(/[?#].*$/s, ''));
  return path === '/' ? '' : path;
}

/**
 * True if a path lies at or under a prefix, segment by segment: `/api` holds `/api/x` and `/api`, never
 * `/api-reference`.
 */
export function hasPrefix(path: string, prefix: string): boolean {
  return path.startsWith(prefix) && (path.length === prefix.length || path[prefix.length] === '/' || prefix === '');
}
