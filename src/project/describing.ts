import { pageDescription, type PageDescription } from '../formats/description.js';
import { isOpenapi } from '../formats/openapi/operation.js';
import { schemaTree } from '../formats/openapi/schema/tree.js';
import type { ReferenceDocument } from '../formats/format.js';
import type { DescribedOperations } from '../render/describedOperations.js';
import type { Rendering } from '../render/rendering.js';
import type { Route, Site } from '../site/site.js';

/** Entries are described when their page is rendered. */
export function describing(
  site: Site,
  documents: readonly ReferenceDocument[],
  operations: DescribedOperations,
): Pick<Rendering, 'described' | 'describe' | 'describeSchema'> {
  const byId = new Map(documents.map((document) => [document.id, document]));
  // A page's parts ask one after another.
  let last: { route: Route; details: PageDescription | undefined } | undefined;
  return {
    described: (route) => operations.of(route),
    describe: (route) => {
      if (last?.route === route) return last.details;
      const described = operations.of(route);
      const details =
        described && pageDescription(described.specification.describe(described.operation, described.settings));
      last = { route, details };
      return details;
    },
    describeSchema: ({ source }) => {
      const specification = source.kind === 'schema' ? byId.get(source.specification) : undefined;
      return source.kind === 'schema' && specification && isOpenapi(specification)
        ? schemaTree(
            specification.document,
            { $ref: `#/components/schemas/${source.name}` },
            { maintainOrder: site.api.maintainOrder !== false },
          )
        : undefined;
    },
  };
}
