import type { DescribedOperations } from '../render/describedOperations.js';
import type { OperationDetails } from '../formats/openapi/details.js';
import type { Specification } from '../formats/openapi/operation.js';
import { createChannelDescriber } from '../formats/asyncapi/describe.js';
import { createDescriber, type Describer } from '../formats/openapi/describe.js';
import { createGraphqlDescriber } from '../formats/graphql/describe.js';
import { createSdkDescriber } from '../formats/typedoc/describe.js';
import { schemaTree } from '../formats/openapi/schema/tree.js';
import type { Rendering } from '../render/rendering.js';
import type { Route, Site } from '../site/site.js';

/** Operations are described when their page is rendered; what is learnt of a document serves all its pages. */
export function describing(
  site: Site,
  specifications: readonly Specification[],
  operations: DescribedOperations,
): Pick<Rendering, 'described' | 'describe' | 'describeSchema'> {
  const byId = new Map(specifications.map((specification) => [specification.id, specification]));
  const describers = new Map<Specification, Pick<Describer, 'describe'>>();
  function describerOf(specification: Specification): Pick<Describer, 'describe'> {
    const known = describers.get(specification) ?? makeDescriber(specification);
    describers.set(specification, known);
    return known;
  }
  // A page's parts ask one after another.
  let last: { route: Route; details: OperationDetails | undefined } | undefined;
  return {
    described: (route) => operations.of(route),
    describe: (route) => {
      if (last?.route === route) return last.details;
      const described = operations.of(route);
      const details =
        described && describerOf(described.specification).describe(described.operation, described.settings);
      last = { route, details };
      return details;
    },
    describeSchema: ({ source }) => {
      const document = source.kind === 'schema' ? byId.get(source.specification)?.document : undefined;
      return source.kind === 'schema' && document
        ? schemaTree(
            document,
            { $ref: `#/components/schemas/${source.name}` },
            { maintainOrder: site.api.maintainOrder !== false },
          )
        : undefined;
    },
  };
}

function makeDescriber(specification: Specification): Pick<Describer, 'describe'> {
  const { schema, sdk, isAsync } = specification;
  if (schema) return createGraphqlDescriber(schema, specification);
  if (sdk) return createSdkDescriber(sdk, specification);
  return isAsync ? createChannelDescriber(specification) : createDescriber(specification);
}
