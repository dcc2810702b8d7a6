import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { ReferenceDocument } from '../formats/format.js';
import type { Route, Site } from '../site/site.js';

/** The specification of a generated page; undefined for an author's own page. */
export function specificationIdOf({ source }: Pick<Route, 'source'>): string | undefined {
  if (source.kind === 'operation') return source.operation.documentId;
  return source.kind === 'schema' ? source.specification : undefined;
}

/** The specifications that docs.json names or that a page shows. */
export function usedSpecifications(site: Site, specifications: readonly ReferenceDocument[]): ReferenceDocument[] {
  const ids = new Set([...site.routes.values()].map(specificationIdOf));
  return specifications.filter(({ isUnnamed = false, id }) => !isUnnamed || ids.has(id));
}

/** True if a diagnostic should be shown. Warnings about unused specifications are not. */
export function concerns(
  used: readonly ReferenceDocument[],
  specifications: readonly ReferenceDocument[],
): (diagnostic: Diagnostic) => boolean {
  const idle = specifications.filter((specification) => !used.includes(specification));
  const files = new Set<string | undefined>(idle.map(({ location }) => location));
  return ({ file }) => !files.has(file);
}
