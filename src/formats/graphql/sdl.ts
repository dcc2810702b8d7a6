import type {
  ConstDirectiveNode,
  DefinitionNode,
  DocumentNode,
  EnumValueDefinitionNode,
  FieldDefinitionNode,
  InputValueDefinitionNode,
  NamedTypeNode,
  StringValueNode,
  TypeNode,
} from 'graphql/language/ast.js';
import { defined } from '../../shared/object.js';
import {
  isKept,
  type GraphqlField,
  type GraphqlSchema,
  type GraphqlType,
  type GraphqlTypeKind,
  type GraphqlValue,
} from './schema.js';

const kinds: Readonly<Record<string, GraphqlTypeKind>> = {
  ObjectType: 'object',
  InterfaceType: 'interface',
  UnionType: 'union',
  EnumType: 'enum',
  InputObjectType: 'input',
  ScalarType: 'scalar',
};

/** Keys that definitions and extensions of types may have. */
interface Definition {
  name: { value: string; loc?: { start: number } };
  description?: StringValueNode;
  directives?: readonly ConstDirectiveNode[];
  fields?: readonly (FieldDefinitionNode | InputValueDefinitionNode)[];
  interfaces?: readonly NamedTypeNode[];
  types?: readonly NamedTypeNode[];
  values?: readonly EnumValueDefinitionNode[];
}

/**
 * Reads a schema from an SDL document. Extensions are merged; if a type, a field, an argument or a value is defined twice, the first definition counts.
 *
 * @param text text of the document, from which values and directives are copied.
 */
export function schemaOfSdl({ definitions }: DocumentNode, text: string): GraphqlSchema {
  const types = new Map<string, GraphqlType>();
  for (const definition of definitions) {
    const kind = kinds[definition.kind.replace(/Definition$/, '')];
    const { name } = definition as unknown as Definition;
    if (kind && !types.has(name.value) && isKept(name.value))
      types.set(name.value, typeOf(kind, definition as unknown as Definition, text));
  }
  for (const definition of definitions) {
    if (!definition.kind.endsWith('Extension') || definition.kind === 'SchemaExtension') continue;
    const extension = definition as unknown as Definition;
    const type = types.get(extension.name.value);
    if (type) types.set(type.name, extended(type, typeOf(type.kind, extension, text)));
  }
  return {
    ...describedIn(definitions),
    roots: rootsOf(definitions, types),
    types: [...types.values()].map(withoutRepeats),
  };
}

function withoutRepeats(type: GraphqlType): GraphqlType {
  return { ...type, fields: firstOfEach(type.fields), values: firstOfEach(type.values) };
}

function firstOfEach<Part extends GraphqlValue>(parts: readonly Part[]): Part[] {
  const byName = new Map<string, Part>();
  for (const part of parts) if (!byName.has(part.name)) byName.set(part.name, part);
  return [...byName.values()];
}

function describedIn(definitions: readonly DefinitionNode[]): Described {
  const schema = definitions.find((definition) => definition.kind === 'SchemaDefinition');
  return schema ? descriptionOf(schema) : {};
}

/** Without a `schema` definition, the types with the usual names are the root types. */
function rootsOf(
  definitions: readonly DefinitionNode[],
  types: ReadonlyMap<string, GraphqlType>,
): GraphqlSchema['roots'] {
  const operationTypes = definitions.flatMap((definition) =>
    definition.kind === 'SchemaDefinition' || definition.kind === 'SchemaExtension'
      ? (definition.operationTypes ?? [])
      : [],
  );
  const usual = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' };
  const isGiven = definitions.some(({ kind }) => kind === 'SchemaDefinition');
  const roots = Object.entries(usual).flatMap(([operation, name]): [string, string][] => {
    const rootName = operationTypes.find((each) => each.operation === operation)?.type.name.value;
    const root = rootName ?? (!isGiven && types.get(name)?.kind === 'object' ? name : undefined);
    return root === undefined ? [] : [[operation, root]];
  });
  return Object.fromEntries(roots);
}

function typeOf(kind: GraphqlTypeKind, definition: Definition, text: string): GraphqlType {
  const { name, directives = [], fields = [], interfaces = [], types = [], values = [] } = definition;
  return {
    kind,
    name: name.value,
    ...descriptionOf(definition),
    fields: fields.map((field) => fieldOf(field, text)),
    interfaces: interfaces.map((each) => each.name.value),
    members: types.map((each) => each.name.value),
    values: values.map((value) => valueOf(value, text)),
    ...defined({ specification: argumentOf(directives, 'specifiedBy', 'url') }),
    ...(directives.some((each) => each.name.value === 'oneOf') && { isOneOf: true }),
    directives: ownDirectives(directives, text),
    ...(name.loc && { offset: name.loc.start }),
  };
}

function extended(type: GraphqlType, by: GraphqlType): GraphqlType {
  return {
    ...type,
    fields: [...type.fields, ...by.fields],
    interfaces: [...type.interfaces, ...by.interfaces],
    members: [...type.members, ...by.members],
    values: [...type.values, ...by.values],
    directives: [...type.directives, ...by.directives],
  };
}

function fieldOf(node: FieldDefinitionNode | InputValueDefinitionNode, text: string): GraphqlField {
  const inputs = node.kind === 'FieldDefinition' ? (node.arguments ?? []) : [];
  const standard = node.kind === 'InputValueDefinition' ? node.defaultValue?.loc : undefined;
  return {
    ...valueOf(node, text),
    type: typeText(node.type),
    arguments: firstOfEach(inputs.map((argument) => fieldOf(argument, text))),
    ...(standard && { default: text.slice(standard.start, standard.end) }),
  };
}

function valueOf(
  node: FieldDefinitionNode | InputValueDefinitionNode | EnumValueDefinitionNode,
  text: string,
): GraphqlValue {
  const { name, directives = [] } = node;
  const isDeprecated = directives.some((each) => each.name.value === 'deprecated');
  return {
    name: name.value,
    ...descriptionOf(node),
    ...(isDeprecated && { deprecation: argumentOf(directives, 'deprecated', 'reason') ?? '' }),
    directives: ownDirectives(directives, text),
    ...(name.loc && { offset: name.loc.start }),
  };
}

type Described = Pick<GraphqlType, 'description' | 'descriptionOffset'>;

function descriptionOf({ description: node }: { description?: StringValueNode }): Described {
  if (node === undefined || node.value.trim() === '') return {};
  return { description: node.value, ...(node.loc && { descriptionOffset: node.loc.start }) };
}

/** Directives with a built-in meaning, which pages explain in words. */
const standardDirectives = new Set(['deprecated', 'specifiedBy', 'oneOf']);

function ownDirectives(directives: readonly ConstDirectiveNode[], text: string): string[] {
  return directives.flatMap(({ name, loc }) =>
    standardDirectives.has(name.value) || !loc ? [] : text.slice(loc.start, loc.end).replace(/\s+/g, ' '),
  );
}

function argumentOf(directives: readonly ConstDirectiveNode[], directive: string, name: string): string | undefined {
  const value = directives
    .find((each) => each.name.value === directive)
    ?.arguments?.find((argument) => argument.name.value === name)?.value;
  return value?.kind === 'StringValue' ? value.value : undefined;
}

function typeText(node: TypeNode): string {
  if (!('type' in node)) return node.name.value;
  const inner = typeText(node.type);
  return (node.kind as string) === 'ListType' ? `[${inner}]` : `${inner}!`;
}
