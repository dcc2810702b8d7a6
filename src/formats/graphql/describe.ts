import { bareDetails } from '../openapi/bareDetails.js';
import type { Describer } from '../openapi/describe.js';
import type { ApiSettings, OperationDetails } from '../openapi/details.js';
import type { GraphqlDetails } from '../openapi/graphqlDetails.js';
import { isRoot, type GraphqlSchema } from '../openapi/graphqlSchema.js';
import { linkOf } from '../openapi/json.js';
import type { Specification } from '../openapi/operation.js';
import { securityOf } from '../openapi/security.js';
import { operationAddresses } from './operationAddresses.js';
import { pageDetails } from './pageDetails.js';
import { graphqlSamples } from './samples.js';
import { indexSchema } from './schemaIndex.js';

/** Makes what the pages of one GraphQL schema show. */
export function createGraphqlDescriber(schema: GraphqlSchema, { id }: Specification): Pick<Describer, 'describe'> {
  const index = indexSchema(schema, id);
  return {
    describe: ({ graphql: page = { kind: 'object', name: '' } }, settings) => {
      const graphql = pageDetails(page, index, settings.makesSamples);
      if (isRoot(page.kind)) return operationDetails(schema, settings, graphql);
      const url = linkOf(index.typeOf(page.name)?.specification);
      return { ...bareDetails, ...(url !== undefined && { externalDocs: { url } }), graphql };
    },
  };
}

function operationDetails(schema: GraphqlSchema, settings: ApiSettings, graphql: GraphqlDetails): OperationDetails {
  const addresses = operationAddresses(schema, settings.baseUrl, graphql.page.kind === 'subscription');
  const security = securityOf({}, {}, settings);
  return {
    ...bareDetails,
    ...addresses,
    security,
    samples: graphql.example ? graphqlSamples(graphql, graphql.example, { ...addresses, security }, settings) : [],
    graphql,
  };
}
