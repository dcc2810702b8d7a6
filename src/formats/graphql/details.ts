import type { GraphqlPage } from './schema.js';
import type { RelatedTypes } from '../relatedTypes.js';
import type { SchemaNode } from '../../documents/schema/node.js';

/** Everything that a GraphQL operation's or type's page shows besides its description, as a plain value. */
export interface GraphqlDetails {
  page: GraphqlPage;
  /** Reason in Markdown; empty if none is given. */
  deprecation?: string;
  /** True if exactly one of the fields must be given. */
  isOneOf: boolean;
  /** Custom directives, as written. */
  directives: readonly string[];
  /** Arguments of an operation. */
  arguments: readonly SchemaNode[];
  /** Return type with the first of its fields. */
  returns?: SchemaNode;
  /** Fields of a type. */
  fields: readonly SchemaNode[];
  /** Values of an enum. */
  values: readonly SchemaNode[];
  related: readonly RelatedTypes[];
  example?: GraphqlExample;
}

/** A sample operation. */
export interface GraphqlExample {
  query: string;
  /** JSON; undefined if the operation has no variables. */
  variables?: string;
  /** JSON. */
  response: string;
}
