import type { Route } from './site.js';

/** True if a page is shown as deprecated: by its frontmatter, else by its operation. */
export function isDeprecated({ frontmatter, source }: Pick<Route, 'frontmatter' | 'source'>): boolean {
  return frontmatter.deprecated ?? (source.kind === 'operation' && source.operation.deprecated);
}
