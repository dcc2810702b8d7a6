import { describe, expect, test } from 'vitest';
import { checkSpecification } from '../../../../src/formats/openapi/check.js';
import { createDescriber } from '../../../../src/formats/openapi/describe.js';
import type { Specification } from '../../../../src/formats/openapi/operation.js';
import { createSlicer } from '../../../../src/formats/openapi/slice.js';
import { entryPaths } from '../../../../src/formats/entryPaths.js';
import { present, readText, settings } from './support.js';

/** Everything that can be made of a specification, as text. */
function everything(specification: Specification): string {
  const { describe: describeOperation } = createDescriber(specification);
  const slice = createSlicer(specification);
  const operations = [...specification.operations, ...specification.webhooks];
  const made = operations.map((operation) => [describeOperation(operation, settings), slice(operation)]);
  return JSON.stringify([made, checkSpecification(specification, false), [...entryPaths(operations)]]);
}

async function specificationOf(document: object): Promise<Specification> {
  return present((await readText(JSON.stringify(document), 'openapi.json')).specification);
}

const get = (schema: object) => ({
  get: { responses: { 200: { description: 'ok', content: { 'application/json': { schema } } } } },
});

test('Describes a thousand operations over five hundred connected schemas', async () => {
  const schemas = Object.fromEntries(
    Array.from({ length: 500 }, (_, index) => {
      const reference = (offset: number) => ({ $ref: `#/components/schemas/S${(index + offset) % 500}` });
      const properties = {
        id: { type: 'integer' },
        name: { type: 'string' },
        next: reference(1),
        list: { type: 'array', items: reference(7) },
      };
      return [`S${index}`, { type: 'object', required: ['id'], description: 'About it. '.repeat(200), properties }];
    }),
  );
  const paths = Object.fromEntries(
    Array.from({ length: 1_000 }, (_, index) => [
      `/things/${index}`,
      get({ $ref: `#/components/schemas/S${index % 500}` }),
    ]),
  );
  const specification = await specificationOf({ openapi: '3.1.0', paths, components: { schemas } });
  expect(specification.operations).toHaveLength(1_000);
  const { describe: describeOperation } = createDescriber(specification);
  for (const operation of specification.operations.filter((_, index) => index % 100 === 0)) {
    const shown = describeOperation(operation, settings);
    expect(shown.responses[0]?.contents[0]?.schema?.children.map(({ name }) => name)).toEqual([
      'id',
      'name',
      'next',
      'list',
    ]);
    expect(JSON.stringify(shown).length).toBeLessThan(3_000_000);
  }
  expect(new Set(entryPaths(specification.operations).values()).size).toBe(1_000);
});

describe('Hostile documents', () => {
  const chain = (count: number, make: (next: object) => object) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [`A${index}`, make({ $ref: `#/components/schemas/A${index + 1}` })]),
    );

  test.each([
    ['references in a row', chain(20_000, (next) => next)],
    ['properties in a row', chain(20_000, (next) => ({ type: 'object', required: ['a'], properties: { a: next } }))],
    ['inclusions that double at every step', chain(60, (next) => ({ allOf: [next, next] }))],
    ['choices that double at every step', chain(60, (next) => ({ oneOf: [next, next, { type: 'string' }] }))],
    ['negations in a row', chain(500, (next) => ({ not: next }))],
    ['arrays in a row', chain(500, (next) => ({ type: 'array', items: next }))],
    [
      'many choices of many choices',
      Object.fromEntries(
        Array.from({ length: 30 }, (_, index) => [
          `A${index}`,
          {
            anyOf: Array.from({ length: 30 }, (__, choice) => ({
              $ref: `#/components/schemas/A${(index + choice) % 30}`,
            })),
          },
        ]),
      ),
    ],
    [
      'very large values',
      {
        A0: {
          type: 'string',
          default: 'x'.repeat(1_000_000),
          enum: Array(10_000).fill('y'),
          minLength: 1e9,
          pattern: '^a{100000}$',
        },
      },
    ],
    [
      'extreme numbers',
      { A0: { type: 'array', minItems: 1e12, items: { type: 'number', multipleOf: 1e-300, minimum: 1e308 } } },
    ],
    [
      'keywords of wrong types',
      {
        A0: {
          type: 5,
          properties: 'x',
          required: 5,
          allOf: {},
          oneOf: 'y',
          enum: {},
          items: [1],
          minimum: 'z',
          pattern: 7,
          discriminator: [],
          example: { $ref: 5 },
        },
      },
    ],
    [
      'names of JavaScript members',
      {
        A0: {
          properties: { constructor: { type: 'string' }, toString: {}, hasOwnProperty: {} },
          required: ['constructor'],
          discriminator: { propertyName: '__proto__' },
        },
      },
    ],
  ])('A document with %s is described', async (_, schemas) => {
    const specification = await specificationOf({
      openapi: '3.1.0',
      paths: { '/a': get({ $ref: '#/components/schemas/A0' }) },
      components: { schemas },
    });
    const text = everything(specification);
    expect(text).not.toMatch(/\[object |undefined/);
    expect(text).toContain('"status":"200"');
  });

  test('Scripts and unsafe links stay text', async () => {
    const evil = '<script>alert(1)</script><img src=x onerror=alert(1)>[a](javascript:alert(1))';
    const document = {
      openapi: '3.1.0',
      paths: {
        [`/${evil}`]: {
          get: { summary: evil, tags: [evil], externalDocs: { url: 'javascript:alert(1)' }, responses: {} },
        },
      },
    };
    const specification = await specificationOf(document);
    const shown = createDescriber(specification).describe(present(specification.operations[0]), settings);
    expect(shown.externalDocs).toBeUndefined();
    expect([...entryPaths(specification.operations).values()].join()).not.toMatch(/[<>"'`:?#%\\\s]/);
  });
});

describe('Unusual paths', () => {
  test.each([
    ['/a/{}', []],
    ['/a/{b', []],
    ['/a/{b}{c}', ['b', 'c']],
    ['/a/{b}/{b}', ['b']],
    ['a', []],
    ['/a?x={y}', ['y']],
    ['/größe/{länge}', ['länge']],
    ['/a b/%7Bc%7D', []],
    ['', []],
  ])('The path %j has the parameters %j', async (path, names) => {
    const specification = await specificationOf({ openapi: '3.1.0', paths: { [path]: { get: {} } } });
    const shown = createDescriber(specification).describe(present(specification.operations[0]), settings);
    expect(shown.parameters.path.map(({ name }) => name)).toEqual(names);
    expect(shown.requests[0]?.samples).toHaveLength(7);
  });
});
