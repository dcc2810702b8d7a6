import { Ajv2020 } from 'ajv/dist/2020.js';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../../../../src/documents/json.js';
import { schemaKeywords } from '../../../../../src/documents/schemaKeywords.js';
import { loadOfficialSchema } from '../../../../../src/formats/openapi/structure/officialSchema.js';
import { validate } from '../../../../../src/formats/openapi/structure/validate.js';
import { present } from '../support.js';

const versions = ['2.0', '3.0', '3.1', '3.2'];
const official = async (version: string) => present(await loadOfficialSchema({}, version));

/** Keywords that validate nothing, and those that `validate` implements. */
const known = new Set(
  [
    '$id id $schema $comment $defs definitions $dynamicAnchor title description default',
    '$ref type enum const pattern format minimum exclusiveMinimum minItems uniqueItems items contains minContains maxContains',
    'required properties patternProperties additionalProperties propertyNames minProperties maxProperties',
    'unevaluatedProperties dependentSchemas allOf anyOf oneOf not if then else',
  ].flatMap((line) => line.split(' ')),
);

function keywordsIn(schema: Json | undefined): string[] {
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) return [];
  const maps = new Set(
    [...Object.entries(schemaKeywords)].flatMap(([name, [shape]]) => (shape === 'map' ? [name] : [])),
  );
  return Object.entries(schema as JsonObject).flatMap(([key, value]) => {
    if (key === 'default' || key === 'enum' || key === 'const') return [key];
    if (maps.has(key)) return [key, ...Object.values(value as JsonObject).flatMap(keywordsIn)];
    return [key, ...(Array.isArray(value) ? value.flatMap(keywordsIn) : keywordsIn(value))];
  });
}

it.each(versions)('Every keyword that the schema of %s uses is known', async (version) => {
  const { root } = await official(version);
  const ignored = version === '2.0' ? new Set([...known, 'additionalItems']) : known;
  expect(keywordsIn(root).filter((keyword) => !ignored.has(keyword))).toEqual([]);
});

const base = {
  '3.0': {
    openapi: '3.0.3',
    info: { title: 'Heath', version: '1', license: { name: 'MIT' } },
    servers: [{ url: 'https://heath.example/{a}', variables: { a: { default: 'b', enum: ['b'] } } }],
    tags: [{ name: 'plants' }],
    paths: {
      '/plants/{id}': {
        get: {
          parameters: [
            { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
            { name: 'q', in: 'query', style: 'form', example: 1, schema: { type: 'integer', minimum: 1 } },
            { $ref: '#/components/parameters/P' },
          ],
          requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/A' } } } },
          responses: { '200': { description: 'ok', headers: { H: { schema: {} } } }, default: { $ref: '#/a' } },
        },
      },
    },
    components: {
      schemas: {
        A: { type: 'object', required: ['a'], properties: { a: { enum: [1] } }, additionalProperties: false },
      },
      parameters: { P: { name: 'h', in: 'header', content: { 'text/plain': {} } } },
      securitySchemes: {
        k: { type: 'apiKey', name: 'a', in: 'header' },
        h: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        o: { type: 'oauth2', flows: { password: { tokenUrl: 'https://a.example', scopes: { a: 'b' } } } },
      },
    },
  },
};

/** Replaces, removes or adds one value somewhere in a document. */
function mutate(document: JsonObject, steps: readonly number[], value: Json | undefined, key: string): JsonObject {
  const copy = structuredClone(document) as Record<string, Json>;
  let holder: Record<string, Json> = copy;
  for (const step of steps) {
    const keys = Object.keys(holder);
    const name = keys[step % Math.max(1, keys.length)] ?? key;
    const inner = holder[name];
    if (typeof inner === 'object' && inner !== null && step % 5 !== 0) {
      holder = inner as Record<string, Json>;
      continue;
    }
    if (value === undefined && !Array.isArray(holder)) delete holder[name];
    else holder[step % 3 === 0 && !Array.isArray(holder) ? key : name] = value ?? null;
    break;
  }
  return copy;
}

describe('Ajv and our validator agree on documents with one random change', () => {
  const plain = { strict: false, validateFormats: false } as const;
  it.each(['3.0', '3.1', '3.2'])('in %s', async (version) => {
    const schema = await official(version);
    const { $schema: _, id: __, ...root } = schema.root;
    // Ajv knows `exclusiveMinimum` as a number alone.
    const text = JSON.stringify(root).replaceAll('"minimum":0,"exclusiveMinimum":true', '"exclusiveMinimum":0');
    const accepts = (version === '3.0' ? new Ajv(plain) : new Ajv2020(plain)).compile(JSON.parse(text) as object);
    const document = { ...base['3.0'], openapi: `${version}.0` };
    expect(validate(document, schema, () => {})).toEqual([]);
    const values = fc.constantFrom<Json | undefined>(undefined, null, 1, 'x', true, [], {}, ['a', 'a'], {
      $ref: '#/a',
    });
    const keys = fc.constantFrom(
      'x-a',
      '$ref',
      'type',
      'in',
      'style',
      'example',
      'examples',
      'content',
      'schema',
      'name',
    );
    const steps = fc.array(fc.nat(60), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(steps, values, keys, (path, value, key) => {
        const changed = mutate(document, path, value, key);
        // Extensions are allowed anywhere, formats are not compared.
        const own = validate(changed, schema, () => {}).filter(({ keyword }) => keyword !== 'format');
        const isExtended = JSON.stringify(changed).includes('"x-a"');
        expect(own.length === 0 || isExtended, JSON.stringify([own, changed])).toBe(accepts(changed) || isExtended);
      }),
      { numRuns: 500 },
    );
  });
});

it('A document with millions of faults gives a thousand, and is not read to its end', async () => {
  const paths = Object.fromEntries(Array.from({ length: 200_000 }, (_, index) => [`/${index}`, { get: 1, gte: 2 }]));
  let visits = 0;
  const visit = () => {
    visits += 1;
  };
  expect(validate({ openapi: '3.1.0', paths }, await official('3.1'), visit)).toHaveLength(1000);
  expect(visits).toBeLessThan(2_000);
});
