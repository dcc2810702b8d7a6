import type { Description } from '../description.js';
import type { ApiSettings } from '../openapi/details.js';
import type { GraphqlDetails } from './details.js';
import { isRoot, type GraphqlPage, type GraphqlSchema } from './schema.js';
import { linkOf } from '../../documents/json.js';
import { oneRequest } from '../openapi/sample/samples.js';
import { securityOf } from '../openapi/security.js';
import { operationAddresses } from './operationAddresses.js';
import { pageDetails } from './pageDetails.js';
import { graphqlSamples } from './samples.js';
import type { SchemaIndex } from './schemaIndex.js';

/** Describes a page of a GraphQL schema. */
export function describeGraphql(
  schema: GraphqlSchema,
  index: SchemaIndex,
  page: GraphqlPage,
  settings: ApiSettings,
): Description {
  const graphql = pageDetails(page, index, settings.makesSamples);
  if (isRoot(page.kind)) return operationDetails(schema, settings, graphql);
  const url = linkOf(index.typeOf(page.name)?.specification);
  return { ...(url !== undefined && { externalDocs: { url } }), graphql };
}

function operationDetails(schema: GraphqlSchema, settings: ApiSettings, graphql: GraphqlDetails): Description {
  const addresses = operationAddresses(schema, settings.baseUrl, graphql.page.kind === 'subscription');
  const security = securityOf({}, {}, settings);
  const samples = graphql.example ? graphqlSamples(graphql, graphql.example, { ...addresses, security }, settings) : [];
  return { ...addresses, security, requests: oneRequest(samples), graphql };
}
