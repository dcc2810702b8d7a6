import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inspect } from '../../corpus/inspect.js';
import { namedOperation, promisesOf } from '../../corpus/operations.js';
import { SourceFolder } from '../../corpus/source.js';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'trellis-operations-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it.each([
  ['POST /plants', 'POST /plants'],
  ['"api/plants.json get /plants/{id}"', 'GET /plants/{id}'],
  ['webhook added', 'WEBHOOK added'],
  ['guides/get started', undefined],
])('The text %s names the operation %s', (text, operation) => {
  expect(namedOperation(text)).toBe(operation);
});

it('A specification without listed operations promises all of its operations', () => {
  const listing = { openapi: 'a.json', pages: ['GET /a', 'guide'] };
  expect(
    promisesOf({ groups: [listing, { openapi: { source: 'b.json' } }], openapi: ['https://x.example/c.json'] }),
  ).toEqual({
    specifications: ['a.json', 'b.json'],
    listed: ['GET /a'],
    whole: ['b.json'],
  });
});

it('Finds operations without a page, and dead links beside generated pages', () => {
  const operation = { summary: 'x' };
  const bar = (method: string, at: string): string =>
    `<div class="endpoint-bar"><span class="method-pill">${method}</span><code class="endpoint-path">${at}</code></div>`;
  const files: Record<string, string> = {
    'docs.json': JSON.stringify({ openapi: 'api.json', navigation: [{ group: 'G', pages: ['one'] }] }),
    'api.json': JSON.stringify({
      openapi: '3.1.0',
      paths: { '/a': { get: operation, put: operation }, '/b': { get: operation } },
    }),
    'one.mdx': '---\ntitle: A\nopenapi: GET /b\n---\n',
    'out/one/index.html': bar('GET', '/b'),
    'out/api/a/index.html': `${bar('GET', '/a')}<a href="/api/lost">x</a><a href="/nowhere">x</a>`,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  const found = inspect(path.join(folder, 'out'), new SourceFolder(folder));
  expect(found.deadLinks.map(({ what }) => what)).toEqual(['/api/lost', '/nowhere']);
  expect(found.strayLinks.map(({ what }) => what)).toEqual(['/api/lost']);
  // A page of the author's for one of its operations: the others are not meant to have any.
  expect(found.lostOperations).toEqual([]);

  writeFileSync(path.join(folder, 'one.mdx'), 'Text.');
  expect(inspect(path.join(folder, 'out'), new SourceFolder(folder)).lostOperations).toEqual([
    { page: 'api.json', what: 'PUT /a' },
  ]);
});
