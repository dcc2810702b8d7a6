import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { createValidity, type Direction } from '../../../../src/documents/example/validity.js';
import { exampleValue } from '../../../../src/documents/example/value.js';
import { without, type Json, type JsonObject } from '../../../../src/documents/json.js';
import { fixture, withSchemas } from '../../formats/openapi/support.js';

/** Judges independently of the library that the product uses. */
function judge(document: JsonObject, schema: Json, value: Json): string {
  const ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(document, 'document');
  const absolute = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"document#/')) as JsonObject;
  return ajv.validate(absolute, value) ? '' : ajv.errorsText();
}

/** Schemas that include themselves, over which the judge runs for ever. */
const endless = new Set(['Itself', 'Ouroboros']);

async function example(
  schema: Json,
  schemas: object = {},
  direction: Direction = 'response',
): Promise<Json | undefined> {
  const { document } = await withSchemas(schemas);
  const value = exampleValue(document, schema, direction, createValidity(document));
  if (value !== undefined) expect(judge(document, schema, value), JSON.stringify(value)).toBe('');
  return value;
}

describe('Source of an example', () => {
  const every = { type: 'integer', example: 1, examples: [2], default: 3, enum: [4, 5, 1, 2, 3] };

  test('The order is example, examples, default, constant and first allowed value', async () => {
    expect(await example(every)).toBe(1);
    expect(await example({ ...every, example: 'wrong' })).toBe(2);
    expect(await example({ type: 'integer', default: 3, enum: [4, 3] })).toBe(3);
    expect(await example({ const: 6 })).toBe(6);
    expect(await example({ enum: [4, 5] })).toBe(4);
  });

  test('A given value that does not match the schema is skipped', async () => {
    expect(await example({ type: 'string', example: 5, default: ['x'] })).toBe('<string>');
    expect(await example({ type: 'string', enum: [1, 'a'] })).toBe('a');
  });

  test('An empty default is skipped', async () => {
    expect(await example({ type: 'array', default: [], items: { type: 'string' } })).toEqual(['<string>']);
    expect(await example({ type: ['string', 'null'], default: null })).toBe('<string>');
    expect(await example({ default: {}, additionalProperties: { type: 'integer' } })).not.toEqual({});
  });

  test.each([
    [{ type: 'string' }, '<string>'],
    [{ type: 'integer' }, 123],
    [{ type: 'number' }, 123],
    [{ type: 'boolean' }, true],
    [{ type: 'null' }, null],
    [{ type: 'string', format: 'date' }, '2023-11-07'],
    [{ type: 'array', items: { type: 'integer' } }, [123]],
    [{ type: 'object' }, {}],
    [{ type: ['null', 'integer'] }, 123],
    [{ properties: { a: { type: 'string' } } }, { a: '<string>' }],
    [true, '<any>'],
    [{}, '<any>'],
    [false, undefined],
  ])('The schema %j has the example %j', async (schema, value) => {
    expect(await example(schema)).toEqual(value);
  });
});

describe('Generated values', () => {
  test.each([
    'date',
    'date-time',
    'time',
    'duration',
    'uuid',
    'email',

    'uri',
    'uri-reference',
    'uri-template',
    'hostname',
    'ipv4',
    'ipv6',
    'json-pointer',
    'relative-json-pointer',
    'regex',
    'byte',
  ])('A string of the format %s is valid', async (format) => {
    expect(await example({ type: 'string', format })).not.toMatch(/^</);
  });

  test.each([
    [{ maxLength: 3 }],
    [{ minLength: 40 }],
    [{ minLength: 5, maxLength: 5 }],
    [{ maxLength: 0 }],
    [{ format: 'password', minLength: 12 }],
    [{ pattern: '^[A-Z]{2}-\\d{3}$' }],
    [{ pattern: '^(?:cat|dog)s?$' }],
    [{ pattern: '^\\p{Lu}\\p{Ll}+$' }],
    [{ pattern: '[0-9a-f]', minLength: 32, maxLength: 32 }],
    [{ pattern: '^[^\\s]+@[^\\s]+$', maxLength: 10 }],
    [{ pattern: '^(a)\\1{3}$' }],
    [{ pattern: '^[а-я]+$' }],
    [{ pattern: '^[\\w-]+$', format: 'uuid' }],
    [{ pattern: '^(\\d{4}-\\d{2})?$' }],
    [{ pattern: '^\\+?[1-9]\\d{1,14}$' }],
    [{ not: { const: '<string>' } }],
    [{ not: { maxLength: 10 }, maxLength: 30 }],
  ])('A string with %j is valid', async (schema) => {
    expect(typeof (await example({ type: 'string', ...schema }))).toBe('string');
  });

  test.each([
    [{ maximum: 5 }],
    [{ minimum: 1_000 }],
    [{ minimum: 7, maximum: 9, multipleOf: 2 }],
    [{ exclusiveMinimum: 0, exclusiveMaximum: 0.05 }],
    [{ exclusiveMaximum: 0 }],
    [{ maximum: -17, multipleOf: 5 }],
    [{ multipleOf: 0.01, maximum: 0.3, minimum: 0.29 }],
    [{ type: 'integer', exclusiveMinimum: 122, exclusiveMaximum: 124 }],
    [{ type: 'integer', minimum: 1e15 }],
    [{ type: 'integer', exclusiveMaximum: 1.5, minimum: 0.5 }],
    [{ type: 'integer', multipleOf: 7, minimum: 10 }],
  ])('A number with %j is valid', async (schema) => {
    expect(typeof (await example({ type: 'number', ...schema }))).toBe('number');
  });

  test.each([
    [{ minItems: 3, items: { type: 'string' } }],
    [{ uniqueItems: true, minItems: 3, items: { type: 'string' } }],
    [{ uniqueItems: true, minItems: 3, items: { type: 'integer', multipleOf: 5 } }],
    [{ uniqueItems: true, minItems: 2, items: { enum: ['a', 'b', 'c'] } }],
    [{ uniqueItems: true, minItems: 2, items: { type: 'object', properties: { id: { type: 'integer' } } } }],
    [{ maxItems: 0, items: { type: 'string' } }],
    [{ items: false }],
    [{ prefixItems: [{ type: 'string' }, { type: 'integer' }], items: false }],
    [{ prefixItems: [{ type: 'string' }], items: { type: 'boolean' }, minItems: 3 }],
    [{ contains: { const: 5 }, items: { type: 'integer' } }],
    [{ contains: { const: 5 }, minContains: 2, items: { type: 'integer' } }],
  ])('An array with %j is valid', async (schema) => {
    expect(await example({ type: 'array', ...schema })).toBeInstanceOf(Array);
  });

  test.each([
    [{ additionalProperties: { type: 'integer' } }],
    [{ minProperties: 2, additionalProperties: { type: 'integer' } }],
    [{ maxProperties: 1, properties: { a: {}, b: {} }, required: ['b'] }],
    [{ propertyNames: { pattern: '^[A-Z]{3}$' }, additionalProperties: { type: 'number' }, minProperties: 1 }],
    [{ propertyNames: { enum: ['x', 'y'] }, additionalProperties: true, minProperties: 2 }],
    [{ patternProperties: { '^x-': { type: 'boolean' } }, additionalProperties: false, minProperties: 1 }],
    [{ required: ['a', 'b'], properties: { a: { type: 'string' } } }],
    [{ required: ['x-a'], patternProperties: { '^x-': { type: 'boolean' } } }],
    [{ dependentRequired: { a: ['b'] }, properties: { a: {} }, required: ['a'] }],
    [
      {
        if: { properties: { kind: { const: 'a' } } },
        then: { required: ['only'] },
        properties: { kind: { const: 'a' }, only: { type: 'integer' } },
      },
    ],
    [
      {
        properties: { kind: { enum: ['a'] } },
        if: { required: ['kind'] },
        then: { properties: { more: { const: 1 } }, required: ['more'] },
      },
    ],
    [{ properties: { a: { type: 'string' }, b: { type: 'string' } }, not: { required: ['a', 'b'] } }],
    [{ unevaluatedProperties: false, allOf: [{ properties: { a: { type: 'string' } } }] }],
    [{ properties: { no: false, yes: true } }],
  ])('An object with %j is valid', async (schema) => {
    expect(await example({ type: 'object', ...schema })).toBeTypeOf('object');
  });

  test('A map shows one property', async () => {
    expect(await example({ type: 'object', additionalProperties: { type: 'integer' } })).toEqual({ key: 123 });
  });

  test('The first choice that differs from the others is used', async () => {
    const both = { type: 'object', properties: { a: { type: 'string' }, b: { type: 'string' } } };
    expect(await example({ ...both, oneOf: [{ required: ['a'] }, { required: ['b'] }] })).toEqual({ a: '<string>' });
    expect(await example({ oneOf: [{ type: 'number' }, { type: 'integer' }, { type: 'boolean' }] })).toBe(true);
    expect(await example({ anyOf: [{ type: 'null' }, { type: 'string', maxLength: 2 }] })).toHaveLength(2);
    expect(
      await example({
        oneOf: [{ required: ['a'], properties: { a: { const: 1 } } }],
        anyOf: [{ required: ['b'], properties: { b: { const: 2 } } }],
      }),
    ).toEqual({ a: 1, b: 2 });
  });

  test('A discriminator has the value of its choice', async () => {
    const { document } = await fixture('constructs.yaml');
    const schema = { $ref: '#/components/schemas/Bed' };
    expect(exampleValue(document, schema, 'response', createValidity(document))).toMatchObject({ kind: 'herb' });
  });

  test('A schema with a discriminator alone has the value of one that includes it', async () => {
    const base = { $ref: '#/components/schemas/Pot' };
    const { document } = await withSchemas({
      Pot: { type: 'object', properties: { kind: { type: 'string' } }, discriminator: { propertyName: 'kind' } },
      Clay: { allOf: [base, { type: 'object', properties: { glaze: { const: 'blue' } } }] },
    });
    const value = exampleValue(document, base, 'response', createValidity(document));
    expect(value).toEqual({ kind: 'Clay', glaze: 'blue' });
  });

  test('The limits of allOf are combined', async () => {
    const schema = { allOf: [{ type: 'integer', minimum: 5 }, { maximum: 7 }, { multipleOf: 3 }] };
    expect(await example(schema)).toBe(6);
  });
});

describe('Direction of a value', () => {
  const schema = {
    type: 'object',
    required: ['id', 'secret', 'name'],
    properties: {
      id: { type: 'string', readOnly: true },
      secret: { $ref: '#/components/schemas/Secret' },
      name: { type: 'string' },
    },
    example: { id: '1', secret: 's', name: 'n' },
  };

  test('Requests omit read-only properties, and responses omit write-only ones', async () => {
    const { document } = await withSchemas({ Secret: { type: 'string', writeOnly: true } });
    const validity = createValidity(document);
    const bare = without(schema, 'example');
    expect(exampleValue(document, bare, 'request', validity)).toEqual({ secret: '<string>', name: '<string>' });
    expect(exampleValue(document, bare, 'response', validity)).toEqual({ id: '<string>', name: '<string>' });
    expect(exampleValue(document, schema, 'request', validity)).toEqual({ secret: 's', name: 'n' });
    expect(exampleValue(document, { type: 'array', items: schema }, 'response', validity)).toEqual([
      { id: '1', name: 'n' },
    ]);
  });
});

describe('Recursion and size', () => {
  test('Recursive schemas have valid examples', async () => {
    const { document, schemas } = await fixture('recursive.yaml');
    let judged = 0;
    for (const name of schemas) {
      const schema = { $ref: `#/components/schemas/${name}` };
      const value = exampleValue(document, schema, 'response', createValidity(document));
      judged += Number(value !== undefined && !endless.has(name));
      if (value !== undefined && !endless.has(name)) expect(judge(document, schema, value), name).toBe('');
    }
    expect(judged).toBeGreaterThan(3);
    const list = exampleValue(document, { $ref: '#/components/schemas/List' }, 'response', createValidity(document));
    expect(list).toEqual({ value: 123, next: null });
  });

  test('A schema that requires itself has no example, and the other properties remain', async () => {
    const schemas = {
      Endless: { type: 'object', required: ['next'], properties: { next: { $ref: '#/components/schemas/Endless' } } },
    };
    const needy = { $ref: '#/components/schemas/Endless' };
    expect(await example({ properties: { a: { type: 'string' }, b: needy } }, schemas)).toEqual({ a: '<string>' });
  });

  test('Wide and deep schemas have short examples', async () => {
    const names = Array.from({ length: 30 }, (_, index) => `p${index}`);
    const level = (depth: number): JsonObject => ({
      type: 'object',
      required: ['p0'],
      properties: Object.fromEntries(
        names.map((name) => [name, depth > 0 ? { $ref: `#/components/schemas/L${depth - 1}` } : { type: 'string' }]),
      ),
    });
    const schemas = Object.fromEntries(Array.from({ length: 8 }, (_, depth) => [`L${depth}`, level(depth)]));
    const value = await example({ $ref: '#/components/schemas/L7' }, schemas);
    expect(JSON.stringify(value).length).toBeLessThan(20_000);
  });

  test('Inclusions that multiply come to an end', async () => {
    const schemas = Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => {
        const next = { $ref: `#/components/schemas/A${index + 1}` };
        return [`A${index}`, { allOf: [next, next], oneOf: [next, { type: 'string' }] }];
      }),
    );
    const { document } = await withSchemas({ ...schemas, A40: { type: 'string' } });
    expect(() =>
      exampleValue(document, { $ref: '#/components/schemas/A0' }, 'response', createValidity(document)),
    ).not.toThrow();
  });

  test('The same schema always has the same example', async () => {
    const { document } = await fixture('constructs.yaml');
    const schema = { $ref: '#/components/schemas/Everything' };
    const values = [1, 2].map(() =>
      JSON.stringify(exampleValue(document, schema, 'request', createValidity(document))),
    );
    expect(values[0]).toBe(values[1]);
  });
});

describe('Schemas without a valid value', () => {
  test('The nearest value is returned', async () => {
    const { document } = await withSchemas({});
    const schema = { type: 'object', required: ['a', 'b'], properties: { a: { type: 'string' }, b: false } };
    expect(exampleValue(document, schema, 'response', createValidity(document))).toEqual({ a: '<string>' });
  });
});

test.each(['plant-store.yaml', 'recursive.yaml', 'constructs.yaml', 'nullable.yaml', 'swagger.json'])(
  'Every component schema of %s has a valid example',
  async (file) => {
    const { document, schemas } = await fixture(file);
    const validity = createValidity(document);
    for (const name of schemas.filter((each) => !endless.has(each))) {
      const schema = { $ref: `#/components/schemas/${name}` };
      for (const direction of ['request', 'response'] as const) {
        const value = exampleValue(document, schema, direction, validity);
        expect(value, name).toBeDefined();
        // `required` depends on the direction, which JSON Schema does not know.
        const problems = judge(document, schema, value ?? null)
          .split(', ')
          .filter((problem) => !problem.includes('must have required'));
        expect(problems.join(), `${name}: ${JSON.stringify(value)}`).toBe('');
      }
    }
  },
);

test('A long example leaves out deep optional fields rather than late ones', async () => {
  const fields = (prefix: string, schema: object): object =>
    Object.fromEntries(Array.from({ length: 8 }, (_, index) => [`${prefix}${index}`, schema]));
  const level = (depth: number): object =>
    depth === 0 ? { type: 'string' } : { type: 'object', properties: fields(`l${depth}_`, level(depth - 1)) };
  const value = JSON.stringify(await example(level(3) as Json), undefined, 1);
  expect(value.split('\n').length).toBeLessThan(150);
  expect(value).toContain('"l3_7"');
  expect(value).toContain('"l2_7"');
});
