import type { Frontmatter } from '../content/frontmatter.js';

const methods = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'QUERY', 'WEBHOOK']);

/** The method pill an API page gets in the sidebar, from `openapi` or `api`; undefined for other pages (format spec 1.7). */
export function methodOf({ openapi, api, hideApiMarker }: Frontmatter): string | undefined {
  if (hideApiMarker) return undefined;
  const words = (openapi ?? api ?? '').trim().split(/\s+/, 2);
  return words.map((word) => word.toUpperCase()).find((word) => methods.has(word));
}
