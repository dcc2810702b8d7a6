import fc from 'fast-check';
import type { SchemaName } from '../../../src/config/config.js';
import { jsonSchemaOf, type JsonSchema as Schema } from '../../../src/config/jsonSchema.js';

/** Below it, only what is required: divisions contain divisions without end. */
const fullDepth = 5;

/** Values for texts that have to look like something, by the pattern the schema gives them. */
const samples: [pattern: RegExp, values: string[]][] = [
  [/^\^#/, ['#fff', '#0D7A4F', '#000000']],
  [/^\^https\?/, ['https://fern.example', 'http://localhost:3000/v1', 'https://{region}.fern.example']],
  [/wss\?/, ['wss://fern.example/graphql', 'https://fern.example/graphql/stream']],
  [/A-Za-z/, ['https://x.com/fern', 'mailto:hi@fern.example']],
];
const words = [
  'a',
  'guides/intro',
  '/guides',
  'v1',
  'v2',
  'Fern & Moss',
  'leaf',
  'https://github.com/fern/moss',
  '漢字',
  'x y',
];

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null;
}

/** Names that an object without a fixed list of them may have. */
function namesOf({ properties, propertyNames }: Schema): string[] {
  const { enum: listed, pattern } = isSchema(propertyNames) ? propertyNames : {};
  if (listed !== undefined) return listed.map(String);
  return pattern === undefined ? Object.keys(properties ?? { 'og:image': 0, robots: 0 }) : ['de', 'pt-BR'];
}

function arbitraryOf(schema: Schema, root: Schema, depth: number): fc.Arbitrary<unknown> {
  const target: unknown = Object.entries(root.definitions ?? {}).find(([name]) =>
    schema.$ref?.endsWith(`/${name}`),
  )?.[1];
  if (isSchema(target)) return arbitraryOf(target, root, depth + 1);
  if (schema.anyOf !== undefined) {
    return fc.oneof(...schema.anyOf.map((option) => arbitraryOf(option, root, depth + 1)));
  }
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const types: unknown = schema.type;
  if (Array.isArray(types)) return fc.oneof(...types.map((type) => arbitraryOf({ ...schema, type }, root, depth)));
  switch (schema.type) {
    case 'string': {
      const { pattern } = schema;
      if (pattern === undefined) return fc.constantFrom(...words);
      const values = samples.find(([known]) => known.test(pattern))?.[1];
      return values ? fc.constantFrom(...values) : fc.stringMatching(new RegExp(pattern));
    }
    case 'integer':
    case 'number':
      return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 1000 });
    case 'boolean':
      return fc.boolean();
    case 'array':
      if (depth > fullDepth && !schema.minItems) return fc.constant([]);
      return fc.array(isSchema(schema.items) ? arbitraryOf(schema.items, root, depth + 1) : fc.constant(null), {
        minLength: schema.minItems ?? 0,
        maxLength: 3,
      });
    case 'object': {
      if (isSchema(schema.additionalProperties)) {
        const names = namesOf(schema);
        return fc.dictionary(fc.constantFrom(...names), arbitraryOf(schema.additionalProperties, root, depth + 1), {
          maxKeys: 3,
        });
      }
      const properties = Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
        isSchema(property) && (depth <= fullDepth || schema.required?.includes(name))
          ? [[name, arbitraryOf(property, root, depth + 1)] as const]
          : [],
      );
      return fc.record(Object.fromEntries(properties), { requiredKeys: schema.required ?? [] });
    }
    default:
      return fc.jsonValue({ maxDepth: 1 });
  }
}

function createArbitrary(name: SchemaName): fc.Arbitrary<unknown> {
  const root = jsonSchemaOf(name);
  return arbitraryOf(root, root, 0);
}

const arbitraries = { classic: createArbitrary('classic'), today: createArbitrary('today') };

/** Configurations that fit one of the schemas; what only the checks across settings see may be wrong. */
export const arbitraryConfig = (name: SchemaName): fc.Arbitrary<unknown> => arbitraries[name];
