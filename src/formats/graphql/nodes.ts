import { defined } from '../../shared/object.js';
import { namedType, type GraphqlField, type GraphqlType, type GraphqlValue } from './schema.js';
import type { Constraint, SchemaNode } from '../../documents/schema/node.js';
import { plainNode } from '../../documents/schema/plainNode.js';
import { isRequired } from './sampleValue.js';
import type { SchemaIndex } from './schemaIndex.js';

/** Number of a returned type's fields that an operation's page shows; the type's own page shows all of them. */
const MOST_RETURNED = 25;

/** The same for an argument's input object, and for those inside of it. */
const MOST_GIVEN = [25, 10];

/** `@oneOf` of an input object. */
const oneField: Constraint = { kind: 'properties', least: 1, most: 1 };

/** A field of an object or interface, with its arguments. */
export function fieldNode(field: GraphqlField, index: SchemaIndex): SchemaNode {
  const children = field.arguments.map((argument) => inputNode(argument, index));
  return { ...typedNode(field, index), ...(children.length > 0 && { children, hasArguments: true as const }) };
}

/** An argument, or a field of an input object. */
export function inputNode(field: GraphqlField, index: SchemaIndex): SchemaNode {
  return { ...typedNode(field, index), required: isRequired(field), ...defined({ default: field.default }) };
}

/** An argument of an operation, with the fields of its input object or the values of its enum. */
export function argumentNode(field: GraphqlField, index: SchemaIndex, within: readonly string[] = []): SchemaNode {
  const node = inputNode(field, index);
  const type = index.typeOf(namedType(field.type));
  if (type?.kind === 'enum') return { ...node, enum: type.values.map(({ name }) => name) };
  if (type?.kind !== 'input') return node;
  const { name } = type;
  if (within.includes(name)) return { ...node, cut: { reason: 'recursive', name } };
  const most = MOST_GIVEN[within.length];
  if (most === undefined) return node;
  return {
    ...node,
    ...(type.isOneOf && { constraints: [oneField] }),
    ...firstFields(type, most, (each) => argumentNode(each, index, [...within, name])),
  };
}

/** A value of an enum. */
export function valueNode(value: GraphqlValue): SchemaNode {
  return { ...namedNode(value), type: '' };
}

/** The type that an operation returns, with its first fields. */
export function returnedNode({ type }: GraphqlField, index: SchemaIndex): SchemaNode {
  const target = index.typeOf(namedType(type));
  return {
    ...plainNode,
    type,
    ...defined({ typePage: index.pageOf(type) }),
    ...(target && firstFields(target, MOST_RETURNED, (field) => typedNode(field, index))),
  };
}

function firstFields(
  { name, fields }: GraphqlType,
  most: number,
  nodeOf: (field: GraphqlField) => SchemaNode,
): Pick<SchemaNode, 'children' | 'cut'> {
  const more = fields.length - most;
  return {
    children: fields.slice(0, most).map(nodeOf),
    ...(more > 0 && { cut: { reason: 'budget', name, more } }),
  };
}

function typedNode(field: GraphqlField, index: SchemaIndex): SchemaNode {
  return { ...namedNode(field), type: field.type, ...defined({ typePage: index.pageOf(field.type) }) };
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
