import { expect, test } from 'vitest';
import { operationPaths, slug } from '../../../src/openapi/slug.js';
import { present, readText } from './support.js';

test('addresses from tag and summary, from method and path without one, numbered where taken', async () => {
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
  expect([...operationPaths([...operations, ...webhooks]).values()]).toEqual([
    'plant-store/list-all-plants!',
    'plant-store/post-plants',
    'plant-store/list-all-plants',
    'get-plants-id-leaves',
    'post-plants-id-leaves',
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
])('the address of a tag or a summary `%s` is `%s`, as existing links have it', (text, address) => {
  expect(slug(text)).toBe(address);
});

test('whole paragraphs are cut between words, to what file systems bear', async () => {
  const { specification } = await readText(`
openapi: 3.1.0
paths:
  /a: { get: { summary: '${'word '.repeat(60)}', tags: ['${'Tag '.repeat(80)}'] } }
  /b: { get: { summary: '${'植物'.repeat(60)}' } }`);
  const [words = '', signs = ''] = operationPaths(present(specification).operations).values();
  for (const part of [...words.split('/'), signs]) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(200);
  expect(words).toMatch(/^(tag-)+tag\/(word-){39}word$/);
  expect(signs).toBe('植物'.repeat(33));
});
