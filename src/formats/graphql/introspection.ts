import { defined } from '../../shared/object.js';
import { listOf, objectOf, textOf, type Json, type JsonObject } from '../../documents/json.js';
import {
  isKept,
  type GraphqlField,
  type GraphqlSchema,
  type GraphqlType,
  type GraphqlTypeKind,
  type GraphqlValue,
} from './schema.js';

const kinds: Readonly<Record<string, GraphqlTypeKind>> = {
  OBJECT: 'object',
  INTERFACE: 'interface',
  UNION: 'union',
  ENUM: 'enum',
  INPUT_OBJECT: 'input',
  SCALAR: 'scalar',
};

/** Reads the schema from an introspection result. */
export function schemaOfIntrospection(introspection: JsonObject): GraphqlSchema {
  const rootOf = (key: string): string | undefined => textOf(objectOf(introspection[key])['name']);
  return {
    ...descriptionOf(introspection),
    roots: defined({
      query: rootOf('queryType'),
      mutation: rootOf('mutationType'),
      subscription: rootOf('subscriptionType'),
    }),
    types: listOf(introspection['types']).flatMap((type) => typeOf(objectOf(type))),
  };
}

function typeOf(node: JsonObject): GraphqlType[] {
  const [name, kind] = [textOf(node['name']), kinds[textOf(node['kind']) ?? '']];
  if (name === undefined || kind === undefined || !isKept(name)) return [];
  const fields = listOf(kind === 'input' ? node['inputFields'] : node['fields']);
  return [
    {
      kind,
      name,
      ...descriptionOf(node),
      fields: fields.map((field) => fieldOf(objectOf(field))),
      interfaces: namesIn(node['interfaces']),
      members: kind === 'union' ? namesIn(node['possibleTypes']) : [],
      values: listOf(node['enumValues']).map((value) => valueOf(objectOf(value))),
      ...defined({ specification: textOf(node['specifiedByURL'] ?? node['specifiedByUrl']) }),
      ...(node['isOneOf'] === true && { isOneOf: true }),
      directives: [],
    },
  ];
}

function fieldOf(node: JsonObject): GraphqlField {
  return {
    ...valueOf(node),
    type: typeText(node['type']),
    arguments: listOf(node['args']).map((argument) => fieldOf(objectOf(argument))),
    ...defined({ default: textOf(node['defaultValue']) }),
  };
}

function valueOf(node: JsonObject): GraphqlValue {
  const isDeprecated = node['isDeprecated'] === true;
  return {
    name: textOf(node['name']) ?? '',
    ...descriptionOf(node),
    ...(isDeprecated && { deprecation: textOf(node['deprecationReason']) ?? '' }),
    directives: [],
  };
}

function typeText(node: Json | undefined): string {
  const { kind, name, ofType } = objectOf(node);
  if (kind === 'NON_NULL') return `${typeText(ofType)}!`;
  return kind === 'LIST' ? `[${typeText(ofType)}]` : (textOf(name) ?? '');
}

function namesIn(types: Json | undefined): string[] {
  return listOf(types).flatMap((type) => textOf(objectOf(type)['name']) ?? []);
}

function descriptionOf(node: JsonObject): Pick<GraphqlType, 'description'> {
  return defined({ description: textOf(node['description']) });
}
