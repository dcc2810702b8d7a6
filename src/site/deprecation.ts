import type { Route } from './site.js';

/** Whether readers are to be told that a page is about what they should no longer use: by its frontmatter, else its operation. */
export function isDeprecated({ frontmatter, source }: Pick<Route, 'frontmatter' | 'source'>): boolean {
  return frontmatter.deprecated ?? (source.kind === 'operation' && source.operation.deprecated);
}
