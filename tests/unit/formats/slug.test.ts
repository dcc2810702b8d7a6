import { expect, test } from 'vitest';
import { entryPaths } from '../../../src/formats/entryPaths.js';
import { operationSlug } from '../../../src/formats/slug.js';
import { present, readText } from './openapi/support.js';

test('An address is made of tag and summary or of method and path, with a number when it is taken', async () => {
  const { specification } = await readText(`
openapi: 3.1.0
paths:
  /plants:
    get: { summary: 'List all plants!', tags: [Plant Store, Other] }
    post: { tags: [Plant Store] }
    put: { summary: list  ALL plants, tags: [Plant Store] }
  /plants/{id}/leaves:
    get: {}
    post: { summary: '???' }
  /: { get: {} }
  /beete: { get: { summary: Größe & Höhe, tags: [Gärten 🌱] } }
  /日本: { get: { summary: 植物を一覧 } }
  /a: { get: { summary: List all plants-1, tags: [Plant Store] } }
  /b: { get: { summary: ../../secret, tags: ['..'] } }
  /c: { get: { summary: snake_case } }
webhooks: { plantAdded: { post: {} } }`);
  const { operations, webhooks } = present(specification);
  expect([...entryPaths([...operations, ...webhooks]).values()]).toEqual([
    'plant-store/list-all-plants!',
    'plant-store/post-plants',
    'plant-store/list-all-plants',
    'get-plants-leaves',
    'post-plants-leaves',
    'get',
    'gärten-🌱/größe-&-höhe',
    '植物を一覧',
    'plant-store/list-all-plants-1',
    'secret',
    'snake_case',
    'plantadded',
  ]);
});

test.each([
  ['Beds - Fences', 'beds--fences'],
  ['Beds  &  Fences', 'beds-&-fences'],
  ['Beds / Fences', 'beds-fences'],
  ['Beds -- Fences', 'beds--fences'],
  ['Beds, fences (old)', 'beds-fences-old'],
  ["Gardener's v1.2", 'gardeners-v12'],
  ['Beds: all', 'beds-all'],
  [' Beds ', 'beds'],
  ['Water {id} now', 'water--now'],
  ['What? #1 100%', 'what-1-100'],
  ['LLMs.txt', 'llmstxt'],
  ['???', ''],
])('The tag or summary `%s` becomes `%s` in an address, as in existing links', (text, address) => {
  expect(operationSlug(text)).toBe(address);
});

// As published sites of the original have them, and files that its own tool has written beside a specification:
// docs.lightdash.com, cosmos/docs, dodopayments/dodo-docs and browserbase/docs.
test.each([
  ['GET', '/api/v1/schedulers/{schedulerUuid}/logs', 'get-apiv1schedulers-logs'],
  ['GET', '/api/v1/projects/{projectUuid}/dashboards/code', 'get-apiv1projects-dashboardscode'],
  ['GET', '/api/v1/projects/{projectUuid}/pinned-lists/{id}/items', 'get-apiv1projects-pinned-lists-items'],
  ['GET', '/v2/info/chains', 'get-v2infochains'],
  ['POST', '/v2/fungible/ibc_origin_assets', 'post-v2fungibleibc_origin_assets'],
  ['PUT', '/products/{id}/images', 'put-products-images'],
  ['GET', '/v1/sessions/{session-id}', 'get-v1sessions'],
])('The address of `%s %s` without a summary is `%s`', async (method, path, address) => {
  const { specification } = await readText(`{ openapi: 3.1.0, paths: { '${path}': { ${method.toLowerCase()}: {} } } }`);
  expect([...entryPaths(present(specification).operations).values()]).toEqual([address]);
});

test('An operation with a path that differs only in a variable gets a number', async () => {
  const { specification } = await readText(
    '{ openapi: 3.1.0, paths: { /products: { get: {} }, "/products/{id}": { get: {} } } }',
  );
  expect([...entryPaths(present(specification).operations).values()]).toEqual(['get-products', 'get-products-1']);
});

test('Long texts are cut between words to the limit of file systems', async () => {
  const { specification } = await readText(`
openapi: 3.1.0
paths:
  /a: { get: { summary: '${'word '.repeat(60)}', tags: ['${'Tag '.repeat(80)}'] } }
  /b: { get: { summary: '${'植物'.repeat(60)}' } }`);
  const [words = '', signs = ''] = entryPaths(present(specification).operations).values();
  for (const part of [...words.split('/'), signs]) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(200);
  expect(words).toMatch(/^(tag-)+tag\/(word-){39}word$/);
  expect(signs).toBe('植物'.repeat(33));
});

test('Addresses that differ only in letter case get numbers', () => {
  const entries = ['types/Plant', 'types/plant'].map((slug) => ({ id: slug, slug }));
  expect([...entryPaths(entries).values()]).toEqual(['types/Plant', 'types/plant-1']);
});
