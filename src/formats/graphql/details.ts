import type { GraphqlPage } from './schema.js';
import type { RelatedTypes } from '../openapi/relatedTypes.js';
import type { SchemaNode } from '../openapi/schema/node.js';

/** Everything the page of an operation or a type of a GraphQL schema shows beside its description: a plain value. */
export interface GraphqlDetails {
  page: GraphqlPage;
  /** Reason in Markdown, empty where none is given. */
  deprecation?: string;
  /** Exactly one of the fields has to be given. */
  isOneOf: boolean;
  /** Directives of the schema's own, as written. */
  directives: readonly string[];
  /** Arguments of an operation. */
  arguments: readonly SchemaNode[];
  /** Type of the answer, with the first of its fields. */
  returns?: SchemaNode;
  /** Fields of a type. */
  fields: readonly SchemaNode[];
  /** Values of an enum. */
  values: readonly SchemaNode[];
  related: readonly RelatedTypes[];
  example?: GraphqlExample;
}

/** An operation to begin with. */
export interface GraphqlExample {
  query: string;
  /** JSON; undefined where the operation takes none. */
  variables?: string;
  /** JSON. */
  response: string;
}
