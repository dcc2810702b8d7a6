import type { Route } from './site.js';

/** True if a page is marked as deprecated, by its frontmatter or its operation. */
export function isDeprecated({ frontmatter, source }: Pick<Route, 'frontmatter' | 'source'>): boolean {
  return frontmatter.deprecated ?? (source.kind === 'operation' && source.operation.deprecated);
}
