import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLoad } from '../../../../src/documents/read/load.js';
import { baseName, resolveLocation } from '../../../../src/documents/read/location.js';
import { parseSource } from '../../../../src/documents/read/source.js';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'trellis-'));
  for (const folder of ['docs', 'docs/content', 'api']) await mkdir(join(root, folder));
  await writeFile(join(root, 'docs/a.yaml'), 'in docs');
  await writeFile(join(root, 'docs/content/a.yaml'), 'in content');
  await writeFile(join(root, 'docs/content/b.yaml'), 'in content');
  await writeFile(join(root, 'api/c.yaml'), 'outside');
  await writeFile(join(root, 'api/d.yaml'), 'outside');
  await writeFile(join(root, 'secret.yaml'), 'secret');
  await symlink(join(root, 'secret.yaml'), join(root, 'docs/link.yaml'));
});
afterEach(() => rm(root, { recursive: true }));

const text = async (location: string, entries: string[] = []) => {
  const folders = [join(root, 'docs'), join(root, 'docs/content')];
  const loaded = await createLoad({ folders, entries, cacheDirectory: root })(location);
  return 'text' in loaded ? loaded.text : loaded.reason;
};

test('Reads from the folders in their order', async () => {
  expect(await text('a.yaml')).toBe('in docs');
  expect(await text('b.yaml')).toBe('in content');
  expect(await text('z.yaml')).toBe('there is no such file');
  expect(await text('content')).toBe('it is a folder');
});

test('A file in UTF-16, as some shells of Windows write what a command prints, is refused with its encoding', async () => {
  await writeFile(join(root, 'docs/wide.yaml'), '\uFEFFopenapi: 3.1.0', 'utf16le');
  expect(await text('wide.yaml')).toBe('it is written in UTF-16; save the file as UTF-8');
});

test('Reads outside the folders only beside a specification named there', async () => {
  expect(await text('../api/c.yaml')).toContain('outside the documentation folder');
  expect(await text('../api/c.yaml', ['../api/c.yaml'])).toBe('outside');
  expect(await text('../api/d.yaml', ['../api/c.yaml'])).toBe('outside');
  expect(await text('../secret.yaml', ['../api/c.yaml'])).toContain('outside the documentation folder');
  expect(await text('link.yaml')).toContain('outside the documentation folder');
});

test.each([
  ['/openapi.yaml', '', 'openapi.yaml'],
  ['./openapi.yaml', '', 'openapi.yaml'],
  ['b.yaml', 'api/a.yaml', 'api/b.yaml'],
  ['../b.yaml', 'api/a.yaml', 'b.yaml'],
  ['/b.yaml', 'api/a.yaml', 'b.yaml'],
  ['b.yaml', 'https://example.com/api/a.yaml', 'https://example.com/api/b.yaml'],
  ['/b.yaml', 'https://example.com/api/a.yaml', 'https://example.com/b.yaml'],
  ['https://example.com/a.yaml', 'api/a.yaml', 'https://example.com/a.yaml'],
  ['file:///etc/passwd', '', undefined],
  ['file:///etc/passwd', 'https://example.com/api/a.yaml', undefined],
  ['data:,x', 'a.yaml', undefined],
  ['https://', '', undefined],
])('The reference %s in %j leads to %s', (target, base, location) => {
  expect(resolveLocation(target, base)).toBe(location);
});

test('Each specification has the name of its file', () => {
  expect(['api/store.v1.yaml', 'https://example.com/x/api.json?v=1', 'https://example.com/'].map(baseName)).toEqual([
    'store.v1',
    'api',
    'openapi',
  ]);
});

test('JSON that nests too deeply is reported at every depth', () => {
  for (let depth = 500; depth < 12_000; depth += 100) {
    const text = `${'['.repeat(depth)}1${']'.repeat(depth)}`;
    expect(parseSource(text, 'a.json').diagnostics).toMatchObject([
      { code: expect.stringMatching(/^openapi\/(?:syntax|too-large)$/) as string, file: 'a.json' },
    ]);
  }
});

test('A number with the tag !!float may be an integer, and merge keys are applied beside it', () => {
  const yaml =
    'shared: &shared\n  minimum: !!float 1\nmaximum: !!float 10000\nstep: !!float 1e-3\nword: !!float many\nown:\n  <<: *shared\n';
  expect(parseSource(yaml, 'a.yaml').source?.value).toEqual({
    shared: { minimum: 1 },
    maximum: 10000,
    step: 0.001,
    word: 'many',
    own: { minimum: 1 },
  });
});
