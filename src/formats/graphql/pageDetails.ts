import type { GraphqlDetails, GraphqlExample } from './details.js';
import { isRoot, type GraphqlField, type GraphqlPage, type GraphqlType } from './schema.js';
import { exampleOf } from './example.js';
import { argumentNode, fieldNode, inputNode, returnedNode, valueNode } from './nodes.js';
import { relatedTypes } from './related.js';
import type { SchemaIndex } from './schemaIndex.js';

/** Details of an operation's or type's page; undefined if the schema lacks it. */
export function pageDetails(page: GraphqlPage, index: SchemaIndex, hasExample: boolean): GraphqlDetails {
  const { kind, name } = page;
  if (isRoot(kind)) {
    const field = index.fieldOf(kind, name);
    const example = field && hasExample ? exampleOf(kind, field, index) : undefined;
    return field ? operationPart(page, field, index, example) : emptyPart(page);
  }
  const type = index.typeOf(name);
  return type ? typePart(page, type, index) : emptyPart(page);
}

function emptyPart(page: GraphqlPage): GraphqlDetails {
  return { page, isOneOf: false, directives: [], arguments: [], fields: [], values: [], related: [] };
}

function operationPart(
  page: GraphqlPage,
  field: GraphqlField,
  index: SchemaIndex,
  example: GraphqlExample | undefined,
): GraphqlDetails {
  return {
    ...emptyPart(page),
    ...(field.deprecation !== undefined && { deprecation: field.deprecation }),
    directives: field.directives,
    arguments: field.arguments.map((argument) => argumentNode(argument, index)),
    returns: returnedNode(field, index),
    ...(example && { example }),
  };
}

function typePart(page: GraphqlPage, type: GraphqlType, index: SchemaIndex): GraphqlDetails {
  return {
    ...emptyPart(page),
    isOneOf: type.isOneOf ?? false,
    directives: type.directives,
    fields: type.fields.map((field) => (type.kind === 'input' ? inputNode(field, index) : fieldNode(field, index))),
    values: type.values.map(valueNode),
    related: relatedTypes(type, index),
  };
}
