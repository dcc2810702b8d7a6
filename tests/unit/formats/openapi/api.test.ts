import { describe, expect, test } from 'vitest';
import { parseEndpoint } from '../../../../src/formats/openapi/api.js';
import { createDescriber } from '../../../../src/formats/openapi/describe.js';
import { endpointSpecification, schemaOfType, type EndpointField } from '../../../../src/formats/openapi/endpoint.js';
import { present, settings } from './support.js';

describe('parseEndpoint', () => {
  test.each([
    [
      'POST https://api.example.com/plants/{id}',
      { method: 'POST', path: '/plants/{id}', servers: ['https://api.example.com'] },
    ],
    ['get /plants', { method: 'GET', path: '/plants', servers: ['https://base.example'] }],
    ['GET plants', { method: 'GET', path: '/plants', servers: ['https://base.example'] }],
    [
      'DELETE https://{region}.example.com/a',
      { method: 'DELETE', path: '/a', servers: ['https://{region}.example.com'] },
    ],
    ['PATCH {base_url}/a', { method: 'PATCH', path: '/a', servers: ['{base_url}'] }],
    ['PUT https://api.example.com', { method: 'PUT', path: '/', servers: ['https://api.example.com'] }],
    ['GET /{a}/{b}', { method: 'GET', path: '/{a}/{b}', servers: ['https://base.example'] }],
    ['GET /{a}', { method: 'GET', path: '/{a}', servers: ['https://base.example'] }],
  ])('Reads %j as %j', (text, endpoint) => {
    expect(parseEndpoint(text, ['https://base.example'], {})).toEqual({ endpoint, diagnostics: [] });
  });

  test.each(['/plants', 'POST', '', 'FETCH /plants'])('The text %j is reported at its place', (text) => {
    const span = { start: { line: 2, column: 1 }, end: { line: 2, column: 5 } };
    expect(parseEndpoint(text, [], { file: 'a.mdx', span })).toMatchObject({
      diagnostics: [{ code: 'openapi/endpoint', severity: 'warning', file: 'a.mdx', span }],
    });
  });
});

describe('Endpoint with fields', () => {
  const fields: EndpointField[] = [
    { place: 'path', name: 'id', type: 'uuid', required: true },
    { place: 'query', name: 'limit', type: 'int', required: true, default: 10 },
    { place: 'header', name: 'X-Note', required: false },
    { place: 'body', name: 'name', type: 'string', required: true, example: 'Fern' },
    { place: 'body', name: 'tags', type: 'string[]', required: false },
  ];

  test('An endpoint is described like an operation of a specification', () => {
    const { endpoint } = parseEndpoint('POST https://api.example.com/plants/{id}', [], {});
    const made = present(endpointSpecification(present(endpoint), fields, { title: 'Grow', file: 'grow.mdx' }));
    const auth = { method: 'bearer' } as const;
    const shown = createDescriber(made.specification).describe(made.operation, { ...settings, auth });
    expect(shown.parameters.path.map(({ name, schema }) => [name, schema.type])).toEqual([['id', 'string<uuid>']]);
    expect(shown.parameters.query.map(({ name, schema }) => [name, schema.default])).toEqual([['limit', '10']]);
    expect(shown.body?.contents[0]?.schema?.children.map(({ name, type }) => [name, type])).toEqual([
      ['name', 'string'],
      ['tags', 'string[]'],
    ]);
    expect(shown.requests[0]?.samples[0]?.source).toContain("'https://api.example.com/plants/{id}?limit=10'");
    expect(shown.requests[0]?.samples[0]?.source).toContain('"name": "Fern"');
    expect(shown.requests[0]?.samples[0]?.source).toContain('Authorization: Bearer <token>');
  });

  test('An endpoint without body fields has no body', () => {
    const made = present(
      endpointSpecification({ method: 'GET', path: '/', servers: [] }, [], { title: 'Root', file: 'a.mdx' }),
    );
    expect(createDescriber(made.specification).describe(made.operation, settings).body).toBeUndefined();
  });
});

test.each([
  ['string', { type: 'string' }],
  ['Integer', { type: 'integer' }],
  ['string[]', { type: 'array', items: { type: 'string' } }],
  ['int[][]', { type: 'array', items: { type: 'array', items: { type: 'integer' } } }],
  ['array<object>', { type: 'array', items: { type: 'object' } }],
  ['string | null', { anyOf: [{ type: 'string' }, { type: 'null' }] }],
  ['(string | number)[]', { type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'number' }] } }],
  ['file', { type: 'string', format: 'binary' }],
  ['Plant', {}],
  ['constructor', {}],
])('The type %s has the schema %j', (type, schema) => {
  expect(schemaOfType(type)).toEqual(schema);
});
