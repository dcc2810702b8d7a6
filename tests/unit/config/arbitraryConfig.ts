import fc from 'fast-check';
import type { z } from 'zod';
import { configJsonSchema } from '../../../src/config/jsonSchema.js';

type Schema = z.core.JSONSchema.BaseSchema;

/** Values for texts that have to look like something, by the pattern the schema gives them. */
const samples: [pattern: RegExp, values: string[]][] = [
  [/^\^#/, ['#fff', '#0D7A4F', '#000000']],
  [/https\?/, ['https://fern.example', 'http://localhost:3000/v1', 'https://{region}.fern.example']],
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

function arbitraryOf(schema: Schema, root: Schema, depth: number): fc.Arbitrary<unknown> {
  const target: unknown = Object.entries(root.definitions ?? {}).find(([name]) =>
    schema.$ref?.endsWith(`/${name}`),
  )?.[1];
  if (isSchema(target))
    return depth > 6 ? fc.constant({ group: 'G', pages: ['x'] }) : arbitraryOf(target, root, depth + 1);
  if (schema.anyOf !== undefined) {
    return fc.oneof(...schema.anyOf.filter(isSchema).map((option) => arbitraryOf(option, root, depth + 1)));
  }
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const types: unknown = schema.type;
  if (Array.isArray(types)) return fc.oneof(...types.map((type) => arbitraryOf({ ...schema, type }, root, depth)));
  switch (schema.type) {
    case 'string': {
      const values = samples.find(([pattern]) => pattern.test(schema.pattern ?? ''))?.[1];
      return fc.constantFrom(...(values ?? words));
    }
    case 'integer':
    case 'number':
      return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 1000 });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(isSchema(schema.items) ? arbitraryOf(schema.items, root, depth + 1) : fc.constant(null), {
        maxLength: 3,
      });
    case 'object': {
      if (isSchema(schema.additionalProperties)) {
        const names = Object.keys(schema.properties ?? { 'og:image': 0, robots: 0 });
        return fc.dictionary(fc.constantFrom(...names), arbitraryOf(schema.additionalProperties, root, depth + 1), {
          maxKeys: 3,
        });
      }
      const properties = Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
        isSchema(property) ? [[name, arbitraryOf(property, root, depth + 1)] as const] : [],
      );
      return fc.record(Object.fromEntries(properties), { requiredKeys: schema.required ?? [] });
    }
    default:
      return fc.jsonValue({ maxDepth: 1 });
  }
}

/** Configurations that fit the published JSON Schema; what only the checks across settings see may be wrong. */
export function arbitraryConfig(): fc.Arbitrary<unknown> {
  const root = configJsonSchema();
  return arbitraryOf(root, root, 0);
}
