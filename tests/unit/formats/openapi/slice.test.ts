import { expect, test } from 'vitest';
import type { JsonObject } from '../../../../src/documents/json.js';
import type { Operation, Specification } from '../../../../src/formats/openapi/operation.js';
import { valueAt } from '../../../../src/documents/pointer.js';
import { referencesIn } from '../../../../src/documents/references.js';
import { createSlicer } from '../../../../src/formats/openapi/slice.js';
import { fixture, operation, present, readText } from './support.js';

const sliceOf = (specification: Specification, each: Operation) => createSlicer(specification)(each);

function broken(document: JsonObject): string[] {
  return Array.from(referencesIn(document, 'document', ''), ({ ref }) => ref).filter(
    (ref) => valueAt(document, ref.slice(1)) === undefined,
  );
}

test('The slice of the plant store contains the whole of it', async () => {
  const specification = await fixture('plant-store.yaml');
  const slice = sliceOf(specification, operation(specification, 'POST /plants'));
  expect(slice).toMatchObject({ servers: [{ url: '{base_url}' }], security: [{ bearerAuth: [] }] });
  expect(Object.keys(slice['paths'] as object)).toEqual(['/plants']);
  expect(Object.keys(valueAt(slice, '/components/schemas') as object).sort()).toEqual(['Error', 'NewPlant', 'Plant']);
  expect(valueAt(slice, '/components/securitySchemes')).toEqual({ bearerAuth: { type: 'http', scheme: 'bearer' } });
  expect(broken(slice)).toEqual([]);
});

test.each(['recursive.yaml', 'constructs.yaml', 'swagger.json', 'nullable.yaml'])(
  'Every slice of %s is complete',
  async (file) => {
    const specification = await fixture(file);
    for (const each of [...specification.operations, ...specification.webhooks]) {
      const slice = sliceOf(specification, each);
      expect(broken(slice), each.id).toEqual([]);
      const read = await readText(JSON.stringify(slice), 'openapi.json');
      expect(read.diagnostics).toEqual([]);
      const found = [...present(read.specification).operations, ...present(read.specification).webhooks];
      expect(found.map(({ method, path }) => `${method} ${path}`)).toEqual([`${each.method} ${each.path}`]);
    }
  },
);

test('Other operations and the parts that only they need are left out', async () => {
  const specification = await fixture('constructs.yaml');
  const slice = sliceOf(specification, operation(specification, 'GET /open'));
  expect(slice['components']).toBeUndefined();
  expect(slice['security']).toEqual([]);
  expect(Object.keys(valueAt(slice, '/paths/~1open') as object)).toEqual(['get']);
});

test('Every reference leads to a component of the slice', async () => {
  const { specification } = await readText(`
openapi: 3.1.0
paths:
  /a:
    get: { responses: { 200: { description: a, content: { application/json: { schema: { type: object, properties: { x: { $ref: '#/components/schemas/Plant/properties/name' } } } } } } } }
  /b:
    get: { parameters: [{ $ref: '#/paths/~1b/get/parameters/1' }, { name: x, in: query }], responses: { 200: { $ref: '#/paths/~1a/get/responses/200' } } }
components: { schemas: { Plant: { properties: { name: { type: string }, tag: { $ref: '#/components/schemas/Tag' } } }, Tag: {}, Unused: {} } }`);
  const slice = sliceOf(present(specification), operation(present(specification), 'GET /b'));
  expect(broken(slice)).toEqual([]);
  expect(Object.keys(slice['paths'] as object)).toEqual(['/b']);
  expect(Object.keys(valueAt(slice, '/components/schemas') as object)).toEqual(['Plant', 'Tag']);
  expect(Object.keys(valueAt(slice, '/components/responses') as object)).toHaveLength(1);
});

test('The document itself is unchanged', async () => {
  const specification = await fixture('constructs.yaml');
  const before = JSON.stringify(specification.document);
  specification.operations.forEach((each) => sliceOf(specification, each));
  expect(JSON.stringify(specification.document)).toBe(before);
});
