import { defined } from '../../shared/object.js';
import { listOf, objectOf, textOf, type Json, type JsonObject } from '../openapi/json.js';
import type { GraphqlField, GraphqlSchema, GraphqlType, GraphqlTypeKind, GraphqlValue } from './schema.js';
import { isKept } from './builtIn.js';

const kinds: Readonly<Record<string, GraphqlTypeKind>> = {
  OBJECT: 'object',
  INTERFACE: 'interface',
  UNION: 'union',
  ENUM: 'enum',
  INPUT_OBJECT: 'input',
  SCALAR: 'scalar',
};

/** Reads the schema from an introspection result. */
export function schemaOfIntrospection(written: JsonObject): GraphqlSchema {
  const rootOf = (key: string): string | undefined => textOf(objectOf(written[key])['name']);
  return {
    ...descriptionOf(written),
    roots: defined({
      query: rootOf('queryType'),
      mutation: rootOf('mutationType'),
      subscription: rootOf('subscriptionType'),
    }),
    types: listOf(written['types']).flatMap((type) => typeOf(objectOf(type))),
  };
}

function typeOf(written: JsonObject): GraphqlType[] {
  const [name, kind] = [textOf(written['name']), kinds[textOf(written['kind']) ?? '']];
  if (name === undefined || kind === undefined || !isKept(name)) return [];
  const fields = listOf(kind === 'input' ? written['inputFields'] : written['fields']);
  return [
    {
      kind,
      name,
      ...descriptionOf(written),
      fields: fields.map((field) => fieldOf(objectOf(field))),
      interfaces: namesIn(written['interfaces']),
      members: kind === 'union' ? namesIn(written['possibleTypes']) : [],
      values: listOf(written['enumValues']).map((value) => valueOf(objectOf(value))),
      ...defined({ specification: textOf(written['specifiedByURL'] ?? written['specifiedByUrl']) }),
      ...(written['isOneOf'] === true && { isOneOf: true }),
      directives: [],
    },
  ];
}

function fieldOf(written: JsonObject): GraphqlField {
  return {
    ...valueOf(written),
    type: typeText(written['type']),
    arguments: listOf(written['args']).map((argument) => fieldOf(objectOf(argument))),
    ...defined({ default: textOf(written['defaultValue']) }),
  };
}

function valueOf(written: JsonObject): GraphqlValue {
  const isDeprecated = written['isDeprecated'] === true;
  return {
    name: textOf(written['name']) ?? '',
    ...descriptionOf(written),
    ...(isDeprecated && { deprecation: textOf(written['deprecationReason']) ?? '' }),
    directives: [],
  };
}

function typeText(written: Json | undefined): string {
  const { kind, name, ofType } = objectOf(written);
  if (kind === 'NON_NULL') return `${typeText(ofType)}!`;
  return kind === 'LIST' ? `[${typeText(ofType)}]` : (textOf(name) ?? '');
}

function namesIn(types: Json | undefined): string[] {
  return listOf(types).flatMap((type) => textOf(objectOf(type)['name']) ?? []);
}

function descriptionOf(written: JsonObject): Pick<GraphqlType, 'description'> {
  return defined({ description: textOf(written['description']) });
}
