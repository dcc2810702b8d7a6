import { isExternal } from '../shared/url.js';
import type { ReferenceDocument } from '../formats/format.js';
import type { RouteSource } from './site.js';

/** The file to edit in order to change a page, relative to the folder of docs.json; undefined if it lies elsewhere. */
export type FindSourceFile = (source: RouteSource) => string | undefined;

/** Finds the source of a page. For a generated page it is the specification's file, unless that is remote. */
export function createSourceFiles(
  specifications: readonly Pick<ReferenceDocument, 'id' | 'location'>[],
): FindSourceFile {
  const files = new Map(
    specifications.filter(({ location }) => !isExternal(location)).map(({ id, location }) => [id, location]),
  );
  return (source) => {
    if (source.kind === 'content') return source.page.isGenerated ? undefined : source.page.file;
    const specification = source.kind === 'operation' ? source.operation.documentId : source.specification;
    return files.get(specification) ?? source.page?.file;
  };
}
