import type { GraphqlField, GraphqlValue } from './schema.js';
import type { SchemaNode } from '../openapi/schema/node.js';
import { plainNode } from '../openapi/schema/plainNode.js';
import { isRequired } from './sampleValue.js';
import type { SchemaIndex } from './schemaIndex.js';

/** Number of a returned type's fields that an operation's page shows; the type's own page shows all of them. */
const MOST_RETURNED = 25;

/** A field of an object or interface, with its arguments. */
export function fieldNode(field: GraphqlField, index: SchemaIndex): SchemaNode {
  const children = field.arguments.map((argument) => inputNode(argument, index));
  return { ...typedNode(field, index), ...(children.length > 0 && { children, hasArguments: true as const }) };
}

/** An argument, or a field of an input object. */
export function inputNode(field: GraphqlField, index: SchemaIndex): SchemaNode {
  return {
    ...typedNode(field, index),
    required: isRequired(field),
    ...(field.default !== undefined && { default: field.default }),
  };
}

/** A value of an enum. */
export function valueNode(value: GraphqlValue): SchemaNode {
  return { ...namedNode(value), type: '' };
}

/** The type that an operation returns, with its first fields. */
export function returnedNode({ type }: GraphqlField, index: SchemaIndex): SchemaNode {
  const page = index.pageOf(type);
  const found = index.typeOf(type.replace(/[[\]!]/g, ''));
  const fields = found?.fields ?? [];
  const more = fields.length - MOST_RETURNED;
  return {
    ...plainNode,
    type,
    ...(page !== undefined && { typePage: page }),
    children: fields.slice(0, MOST_RETURNED).map((field) => typedNode(field, index)),
    ...(found && more > 0 && { cut: { reason: 'budget' as const, name: found.name, more } }),
  };
}

function typedNode(field: GraphqlField, index: SchemaIndex): SchemaNode {
  const page = index.pageOf(field.type);
  return { ...namedNode(field), type: field.type, ...(page !== undefined && { typePage: page }) };
}

function namedNode({ name, description, deprecation, directives }: GraphqlValue): Omit<SchemaNode, 'type'> {
  const own = directives.map((directive) => `\`${directive.replaceAll('`', '')}\``).join(' ');
  const text = [description, own].filter(Boolean).join('\n\n');
  return {
    ...plainNode,
    name,
    deprecated: deprecation !== undefined,
    ...(deprecation && { deprecation }),
    ...(text !== '' && { description: text }),
  };
}
