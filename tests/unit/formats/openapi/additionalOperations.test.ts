import { expect, it } from 'vitest';
import { findOperation } from '../../../../src/formats/openapi/find.js';
import { sliceOf } from '../../../../src/features/playground/documents/slices.js';
import { mapOperation } from '../../../../src/features/playground/settings.js';
import { details, operation, present, readText } from './support.js';

const ok = { 200: { description: 'Done.', content: { 'application/json': { example: { done: true } } } } };
const document = {
  openapi: '3.2.0',
  info: { title: 'Heath', version: '1' },
  servers: [{ url: 'https://api.heath.example' }],
  paths: {
    '/plants/{id}': {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
      get: { responses: ok },
      additionalOperations: {
        LINK: {
          summary: 'Link two plants',
          requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Pair' } } } },
          responses: {
            ...ok,
            201: {
              description: 'More.',
              links: { other: { operationRef: '#/paths/~1plants~1{id}/additionalOperations/UNLINK' } },
            },
          },
          callbacks: { linked: { '{$url}': { additionalOperations: { NOTIFY: { responses: {} } } } } },
        },
        UNLINK: { $ref: 'more.json#/unlink' },
        GET: { summary: 'Has a key of its own' },
        'NO METHOD': { summary: 'Has a space' },
      },
    },
  },
  components: { schemas: { Pair: { type: 'object', properties: { other: { type: 'string', example: 'ling' } } } } },
};
const { specification: read } = await readText(JSON.stringify(document), 'openapi.json', {
  'more.json': JSON.stringify({ unlink: { summary: 'Part two plants', responses: ok } }),
});
const specification = present(read);
const link = operation(specification, 'LINK /plants/{id}');

it('Operations of other methods are operations of their path, but for faulty names', () => {
  expect(specification.operations.map(({ method, title }) => [method, title])).toEqual([
    ['GET', undefined],
    ['LINK', 'Link two plants'],
    ['UNLINK', 'Part two plants'],
  ]);
  expect(link.pointer).toBe('/paths/~1plants~1{id}/additionalOperations/LINK');
});

it.each(['LINK /plants/{id}', 'link /plants/{id}', 'openapi.json LINK /plants/{id}/'])(
  '%j names the operation',
  (name) => {
    const all = { documents: [specification], unread: [] };
    expect(findOperation(all, name, { at: {}, around: [] })).toMatchObject({ entry: { id: link.id }, diagnostics: [] });
  },
);

it('A page shows the samples, links and callbacks of another method', () => {
  const { samples, responses, callbacks, parameters, body } = details(specification, 'LINK /plants/{id}');
  expect(samples[0]?.source).toContain('--request LINK');
  expect(JSON.stringify(body)).toContain('ling');
  expect(parameters.path).toHaveLength(1);
  expect(responses[1]?.links).toMatchObject([{ target: 'UNLINK /plants/{id}' }]);
  expect(callbacks).toMatchObject([{ method: 'NOTIFY', name: 'linked' }]);
});

const knowledge = { origin: 'https://docs.example', variableValue: () => undefined };

it('The playground gets the one operation of another method, with its servers and keys', () => {
  const content = {
    method: 'LINK',
    path: link.path,
    document: sliceOf(specification, link),
    servers: [],
    security: { alternatives: [] },
  };
  const { document: mapped, method } = mapOperation(content, knowledge, { userName: '', password: '' });
  expect(method).toBe('LINK');
  const item = (mapped['paths'] as Record<string, Record<string, unknown>>)['/plants/{id}'];
  expect(Object.keys(item ?? {}).sort()).toEqual(['additionalOperations', 'parameters']);
  expect(item?.['additionalOperations']).toMatchObject({ LINK: { summary: 'Link two plants', security: [] } });
  expect(Object.keys(item?.['additionalOperations'] as object)).toEqual(['LINK']);
});
