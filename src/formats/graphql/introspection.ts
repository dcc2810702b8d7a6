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
  const roots = (['query', 'mutation', 'subscription'] as const).flatMap((root): [string, string][] => {
    const name = textOf(objectOf(written[`${root}Type`])['name']);
    return name === undefined ? [] : [[root, name]];
  });
  return {
    ...descriptionOf(written),
    roots: Object.fromEntries(roots),
    types: listOf(written['types']).flatMap((type) => typeOf(objectOf(type))),
  };
}

function typeOf(written: JsonObject): GraphqlType[] {
  const [name, kind] = [textOf(written['name']), kinds[textOf(written['kind']) ?? '']];
  if (name === undefined || kind === undefined || !isKept(name)) return [];
  const specification = textOf(written['specifiedByURL'] ?? written['specifiedByUrl']);
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
      ...(specification !== undefined && { specification }),
      ...(written['isOneOf'] === true && { isOneOf: true }),
      directives: [],
    },
  ];
}

function fieldOf(written: JsonObject): GraphqlField {
  const standard = textOf(written['defaultValue']);
  return {
    ...valueOf(written),
    type: typeText(written['type']),
    arguments: listOf(written['args']).map((argument) => fieldOf(objectOf(argument))),
    ...(standard !== undefined && { default: standard }),
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
  const description = textOf(written['description']);
  return description === undefined ? {} : { description };
}
