import type { Describer } from '../openapi/describe.js';
import type { ApiSettings, GraphqlDetails, GraphqlExample, OperationDetails } from '../openapi/details.js';
import type { GraphqlField, GraphqlSchema, GraphqlType } from '../openapi/graphqlSchema.js';
import { linkOf } from '../openapi/json.js';
import type { Operation, Specification } from '../openapi/operation.js';
import { sampleAddress } from '../openapi/sample/request.js';
import { securityOf } from '../openapi/security.js';
import { serverOf } from '../openapi/servers.js';
import { exampleOf } from './example.js';
import { fieldNode, inputNode, returnedNode, valueNode } from './nodes.js';
import { relatedTypes } from './related.js';
import { graphqlSamples } from './samples.js';
import { indexSchema, type SchemaIndex } from './schemaIndex.js';

/** Makes what the pages of one GraphQL schema show. */
export function createGraphqlDescriber(schema: GraphqlSchema, { id }: Specification): Pick<Describer, 'describe'> {
  const index = indexSchema(schema, id);
  return {
    describe: ({ graphql: page }, settings) => {
      if (page?.kind === 'query' || page?.kind === 'mutation' || page?.kind === 'subscription') {
        const field = index.fieldOf(page.kind, page.name);
        const example = field && settings.makesSamples ? exampleOf(page.kind, field, index) : undefined;
        return operationDetails(schema, settings, field ? operationPart(page, field, index, example) : emptyPart(page));
      }
      const type = index.typeOf(page?.name ?? '');
      const own = page ?? { kind: 'object', name: '' };
      const url = linkOf(type?.specification);
      const graphql = type ? typePart(own, type, index) : emptyPart(own);
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

type Page = NonNullable<Operation['graphql']>;

function emptyPart(page: Page): GraphqlDetails {
  return { page, isOneOf: false, directives: [], arguments: [], fields: [], values: [], related: [] };
}

function operationPart(
  page: Page,
  field: GraphqlField,
  index: SchemaIndex,
  example: GraphqlExample | undefined,
): GraphqlDetails {
  return {
    ...emptyPart(page),
    ...(field.deprecation !== undefined && { deprecation: field.deprecation }),
    directives: field.directives,
    arguments: field.arguments.map((argument) => inputNode(argument, index)),
    returns: returnedNode(field, index),
    ...(example && { example }),
  };
}

function typePart(page: Page, type: GraphqlType, index: SchemaIndex): GraphqlDetails {
  return {
    ...emptyPart(page),
    isOneOf: type.isOneOf ?? false,
    directives: type.directives,
    fields: type.fields.map((field) => (type.kind === 'input' ? inputNode(field, index) : fieldNode(field, index))),
    values: type.values.map(valueNode),
    related: relatedTypes(type, index),
  };
}

function operationDetails(
  { endpoint }: GraphqlSchema,
  settings: ApiSettings,
  graphql: GraphqlDetails,
): OperationDetails {
  const addresses = endpoint === undefined ? settings.baseUrl : [endpoint];
  const servers = addresses.map((url) => serverOf({ url }, ''));
  const security = securityOf({}, {}, settings);
  return {
    ...bare,
    servers,
    security,
    samples: graphql.example ? graphqlSamples(graphql.example, { servers, security }, settings) : [],
    sampleAddress: sampleAddress(servers[0]),
    graphql,
  };
}
