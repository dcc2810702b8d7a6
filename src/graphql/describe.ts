import type { Describer } from '../openapi/describe.js';
import type { ApiSettings, GraphqlDetails, OperationDetails, Server } from '../openapi/details.js';
import { isRoot, type GraphqlSchema } from '../openapi/graphqlSchema.js';
import { linkOf } from '../openapi/json.js';
import type { Specification } from '../openapi/operation.js';
import { sampleAddress } from '../openapi/sample/request.js';
import { securityOf } from '../openapi/security.js';
import { serverOf } from '../openapi/servers.js';
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
      return { ...bare, ...(url !== undefined && { externalDocs: { url } }), graphql };
    },
  };
}

const bare: OperationDetails = {
  servers: [],
  security: { alternatives: [] },
  parameters: { path: [], query: [], header: [], cookie: [] },
  responses: [],
  callbacks: [],
  samples: [],
  sampleAddress: '',
};

function operationDetails(
  { endpoint, subscriptionEndpoint }: GraphqlSchema,
  settings: ApiSettings,
  graphql: GraphqlDetails,
): OperationDetails {
  const addresses = endpoint === undefined ? settings.baseUrl : [endpoint];
  const servers = addresses.map((url) => serverOf({ url }, ''));
  const security = securityOf({}, {}, settings);
  const stream = graphql.page.kind === 'subscription' ? (subscriptionEndpoint ?? socketAt(servers[0])) : undefined;
  return {
    ...bare,
    servers,
    security,
    samples: graphql.example ? graphqlSamples(graphql.example, { servers, security }, settings) : [],
    sampleAddress: sampleAddress(servers[0]),
    graphql: stream === undefined ? graphql : { ...graphql, stream },
  };
}

/** A WebSocket at the address of an API; undefined for one that is not whole. */
function socketAt(server: Server | undefined): string | undefined {
  return server?.absolute ? sampleAddress(server).replace(/^http/i, 'ws') : undefined;
}
