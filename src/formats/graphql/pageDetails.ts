import { defined } from '../../shared/object.js';
import type { GraphqlDetails } from './details.js';
import { isRoot, type GraphqlPage } from './schema.js';
import { exampleOf } from './example.js';
import { argumentNode, fieldNode, inputNode, returnedNode, valueNode } from './nodes.js';
import { relatedTypes } from './related.js';
import type { SchemaIndex } from './schemaIndex.js';

/** Details of an operation's or type's page; undefined if the schema lacks it. */
export function pageDetails(page: GraphqlPage, index: SchemaIndex, hasExample: boolean): GraphqlDetails {
  const { kind, name } = page;
  const empty = { page, isOneOf: false, directives: [], arguments: [], fields: [], values: [], related: [] };
  if (isRoot(kind)) {
    const field = index.fieldOf(kind, name);
    if (!field) return empty;
    return {
      ...empty,
      ...defined({ deprecation: field.deprecation }),
      directives: field.directives,
      arguments: field.arguments.map((argument) => argumentNode(argument, index)),
      returns: returnedNode(field, index),
      ...(hasExample && { example: exampleOf(kind, field, index) }),
    };
  }
  const type = index.typeOf(name);
  if (!type) return empty;
  return {
    ...empty,
    isOneOf: type.isOneOf ?? false,
    directives: type.directives,
    fields: type.fields.map((field) => (type.kind === 'input' ? inputNode(field, index) : fieldNode(field, index))),
    values: type.values.map(valueNode),
    related: relatedTypes(type, index),
  };
}
