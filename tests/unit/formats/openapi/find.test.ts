import { describe, expect, test } from 'vitest';
import type { NamedAt } from '../../../../src/formats/format.js';
import { findOperation, findSchema } from '../../../../src/formats/openapi/find.js';
import { parseOperationName } from '../../../../src/config/operationName.js';
import { readDocuments, type ReadDocuments } from '../../../../src/formats/read.js';
import { memory } from './support.js';

const at: NamedAt = { file: 'page.mdx', span: { start: { line: 3, column: 10 }, end: { line: 3, column: 20 } } };

const files = {
  'api/store.yaml': `
openapi: 3.1.0
paths: { /plants: { post: {}, get: {} }, '/plants/{id}': { get: {} }, /gardens/: { get: {} } }
webhooks: { plantAdded: { post: {} }, 'plant removed': { post: {} } }
components: { schemas: { Plant: {}, New Plant: {} } }`,
  'api/admin.yaml':
    'openapi: 3.1.0\npaths: { /users: { get: {} }, /plants: { get: {} } }\ncomponents: { schemas: { User: {} } }',
  'v2/store.json': '{"openapi": "3.1.0", "paths": {"/plants": {"delete": {}}}}',
};

const all = (entries: readonly string[] = Object.keys(files)): Promise<ReadDocuments> =>
  readDocuments(entries, memory(files));

async function find(text: string, entries?: readonly string[]) {
  const { entry, diagnostics } = await findOperationIn(text, entries);
  return entry?.id ?? diagnostics;
}

async function findOperationIn(text: string, entries?: readonly string[]) {
  return findOperation(await all(entries), text, { at, around: [] });
}

test.each([
  ['POST /plants', { kind: 'operation', method: 'POST', path: '/plants' }],
  ['post   plants/{id}', { kind: 'operation', method: 'POST', path: '/plants/{id}' }],
  ['/api/store.yaml GET /plants', { kind: 'operation', file: '/api/store.yaml', method: 'GET', path: '/plants' }],
  ['webhook plantAdded', { kind: 'webhook', name: 'plantAdded' }],
  ['store.yaml WEBHOOK plant removed', { kind: 'webhook', file: 'store.yaml', name: 'plant removed' }],
  ['link /plants', { kind: 'operation', method: 'link', path: '/plants' }],
  ['a.yaml M-SEARCH /', { kind: 'operation', file: 'a.yaml', method: 'M-SEARCH', path: '/' }],
  ['folder page', undefined],
  ['a.yaml /plants', undefined],
  ['GET', undefined],
  ['/plants', undefined],
  ['', undefined],
  ['a b c d', undefined],
])('The name %j is parsed as %j', (text, name) => {
  expect(parseOperationName(text)).toEqual(name);
});

describe('findOperation', () => {
  test.each([
    ['POST /plants', 'store POST /plants'],
    ['post /plants/', 'store POST /plants'],
    ['GET /gardens', 'store GET /gardens/'],
    ['GET /users', 'admin GET /users'],
    ['webhook plantAdded', 'store webhook plantAdded'],
    ['webhook plant removed', 'store webhook plant removed'],
    ['api/store.yaml GET /plants', 'store GET /plants'],
    ['/api/store.yaml GET /plants', 'store GET /plants'],
    ['./api/admin.yaml GET /plants', 'admin GET /plants'],
    ['store GET /plants', 'store GET /plants'],
    ['admin.json GET /plants', 'admin GET /plants'],
    ['store DELETE /plants', 'store-2 DELETE /plants'],
    ['v2 DELETE /plants', 'store-2 DELETE /plants'],
  ])('The name %s finds the operation %s', async (text, id) => {
    expect(await find(text)).toBe(id);
  });

  test('A relative path starts at the folder of its page', async () => {
    const twins = {
      'api/plants.json': '{"openapi": "3.1.0", "paths": {"/plants": {"get": {"summary": "List"}}}}',
      'ja/api/plants.json': '{"openapi": "3.1.0", "paths": {"/plants": {"get": {"summary": "一覧"}}}}',
    };
    const found = await readDocuments([], memory(twins), { found: Object.keys(twins) });
    const summary = (name: string, file: string) =>
      findOperation(found, name, { at: { file }, around: [] }).entry?.title;
    expect(summary('../plants.json GET /plants', 'ja/api/list/all.mdx')).toBe('一覧');
    expect(summary('./plants.json GET /plants', 'ja/api/all.mdx')).toBe('一覧');
    expect(summary('../plants.json GET /plants', 'api/list/all.mdx')).toBe('List');
    // The name of the file decides when there is none at that place.
    expect(summary('../../plants.json GET /plants', 'ja/all.mdx')).toBe('List');
  });

  test('A name in two specifications is a warning, and the first in the alphabet is used', async () => {
    const { entry, diagnostics } = await findOperationIn('GET /plants');
    expect(entry?.id).toBe('admin GET /plants');
    expect(diagnostics).toMatchObject([{ code: 'openapi/ambiguous-operation', severity: 'warning', ...at }]);
    expect(diagnostics[0]?.help).toContain('api/admin.yaml GET /plants');
    expect((await findOperationIn('api/store.yaml GET /plants')).diagnostics).toEqual([]);
  });

  test('The warning about a name in two specifications suggests the one nearest to the page', async () => {
    const twins = {
      'v1/plants.json': '{"openapi": "3.1.0", "paths": {"/plants": {"get": {"summary": "List"}}}}',
      'v2/plants.json': '{"openapi": "3.1.0", "paths": {"/plants": {"get": {"summary": "List all"}}}}',
    };
    const documents = await readDocuments(Object.keys(twins), memory(twins));
    const help = (file: string) =>
      findOperation(documents, 'GET /plants', { at: { file }, around: [] }).diagnostics[0]?.help;
    expect(help('v2/plants/list.mdx')).toContain('`v2/plants.json GET /plants`');
    expect(help('guides/list.mdx')).toContain('`v1/plants.json GET /plants`');
  });

  test('The same operation in two files, such as a link to another one, is no warning', async () => {
    const text = '{"openapi": "3.1.0", "paths": {"/plants": {"get": {"summary": "List"}}}}';
    const files = { 'docs/openapi.json': text, 'schemas/openapi.json': text };
    const found = await readDocuments([], memory(files), { found: Object.keys(files) });
    const { entry, diagnostics } = findOperation(found, 'GET /plants', { at: { file: 'list.mdx' }, around: [] });
    expect([entry?.title, diagnostics]).toEqual(['List', []]);
  });

  test.each([
    ['PUT /plants', ['GET /plants', 'POST /plants', 'DELETE /plants']],
    ['GET /plant', ['GET /plants']],
    ['webhook plantAded', ['plantAdded']],
    ['store.yaml GET /plnts/{id}', ['GET /plants/{id}']],
  ])('The unknown name %s is reported with the nearest ones', async (text, near) => {
    const [problem] = (await findOperationIn(text)).diagnostics;
    expect(problem).toMatchObject({ code: 'openapi/unknown-operation', severity: 'warning', ...at });
    for (const each of near) expect(problem?.help).toContain(`\`${each}\``);
  });

  test('The message about an unknown name lists three specifications and counts the rest', async () => {
    const text = (path: string) => `{"openapi": "3.1.0", "paths": {"/${path}": {"get": {}}}}`;
    const files = Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((name) => [`${name}.json`, text(name)]));
    const found = await readDocuments([], memory(files), { found: Object.keys(files) });
    expect(findOperation(found, 'GET /f', { at, around: [] }).diagnostics).toMatchObject([
      { message: '`GET /f` is not in `a.json`, `b.json`, `c.json` or 2 others.' },
    ]);
    expect(findOperation(found, 'a.json GET /f', { at, around: [] }).diagnostics).toMatchObject([
      { message: '`GET /f` is not in `a.json`.' },
    ]);
  });

  test('An unknown file, an invalid name and a site without specifications are reported', async () => {
    expect(await find('v2/stores.json GET /plants')).toMatchObject([
      { code: 'openapi/unknown-operation', help: 'The site has `v2/store.json`, `api/store.yaml`, `api/admin.yaml`.' },
    ]);
    expect(await find('plants')).toMatchObject([
      { code: 'openapi/unknown-operation', message: '`plants` does not name an operation.' },
    ]);
    expect(await find('GET /plants', [])).toMatchObject([
      { code: 'openapi/unknown-operation', message: 'The site has no specification for `GET /plants`.' },
    ]);
  });

  test('A specification of docs.json comes before one in the folder, without a warning', async () => {
    const found = await readDocuments(['/api/store.yaml'], memory(files), {
      found: ['/api/admin.yaml', '/api/store.yaml'],
    });
    expect(found.documents.map(({ id, isUnnamed = false }) => [id, isUnnamed])).toEqual([
      ['store', false],
      ['admin', true],
    ]);
    expect(findOperation(found, 'GET /plants', { at, around: [] })).toMatchObject({
      entry: { id: 'store GET /plants' },
      diagnostics: [],
    });
    expect(findOperation(found, 'GET /users', { at, around: [] })).toMatchObject({
      entry: { id: 'admin GET /users' },
      diagnostics: [],
    });
  });

  test('A name is not reported while its specification could not be fetched', async () => {
    const load = memory(files);
    const away = await readDocuments(['https://example.com/a.json', 'api/admin.yaml'], (location) =>
      location.startsWith('https:')
        ? Promise.resolve({ problem: 'unreachable', reason: 'no network' })
        : load(location),
    );
    expect(away.diagnostics).toMatchObject([{ code: 'openapi/unreachable', severity: 'warning' }]);
    for (const name of ['GET /away', 'a.json GET /away'])
      expect(findOperation(away, name, { at, around: [] }).diagnostics).toEqual([]);
    expect(findSchema(away, 'Away', { at, around: [] }).diagnostics).toEqual([]);
    expect(findOperation(away, 'admin.yaml GET /away', { at, around: [] }).diagnostics).toMatchObject([
      { code: 'openapi/unknown-operation' },
    ]);
  });
});

describe('findSchema', () => {
  test('A schema is found by its name and file', async () => {
    const specifications = await all();
    expect(findSchema(specifications, 'Plant', { at, around: [] })).toMatchObject({
      entry: { title: 'Plant' },
      document: { id: 'store' },
      diagnostics: [],
    });
    expect(findSchema(specifications, 'admin.yaml User', { at, around: [] })).toMatchObject({
      entry: { title: 'User' },
      document: { id: 'admin' },
    });
    for (const [name, title] of [
      [' Plant ', 'Plant'],
      ['store.yaml New Plant', 'New Plant'],
    ])
      expect(findSchema(specifications, name, { at, around: [] })).toMatchObject({ entry: { title } });
    expect(findSchema(specifications, ' ', { at, around: [] }).diagnostics).toMatchObject([
      { message: 'No specification has a schema ` `.' },
    ]);
    expect(findSchema(specifications, 'Plnt', { at, around: [] }).diagnostics).toMatchObject([
      { code: 'openapi/unknown-schema', severity: 'warning', help: 'Did you mean `Plant`?', ...at },
    ]);
  });
});

test('Each specification has its own id, and one that is named twice is read once', async () => {
  const { documents } = await all(['api/store.yaml', './api/store.yaml', '/api/store.yaml', 'v2/store.json']);
  expect(documents.map(({ id, location }) => `${id} ${location}`)).toEqual([
    'store api/store.yaml',
    'store-2 v2/store.json',
  ]);
});
