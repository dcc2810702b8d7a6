import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findConfigFile, loadConfig } from '../../../src/config/find.js';
import { findContentRoot, resolveConfigPath } from '../../../src/config/paths.js';
import { minimal, treeOf } from './helpers.js';

let directory: string;

async function write(path: string, text = JSON.stringify(minimal)): Promise<void> {
  await mkdir(dirname(join(directory, path)), { recursive: true });
  await writeFile(join(directory, path), text);
}

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'config-'));
});

afterEach(() => rm(directory, { recursive: true }));

it('reads no configuration that is too large', async () => {
  await write('docs.json', JSON.stringify({ ...minimal, description: 'x'.repeat(20_000_000) }));
  const { config, diagnostics } = await loadConfig(directory);
  expect([config, diagnostics.map(({ code, message }) => [code, message])]).toEqual([
    undefined,
    [['config/unreadable', 'docs.json cannot be read: it is larger than 5 MB.']],
  ]);
});

describe('findConfigFile', () => {
  it('takes docs.json before mint.json, and mint.json before nothing', async () => {
    expect(await findConfigFile(directory)).toBeUndefined();
    await write('mint.json');
    expect(await findConfigFile(directory)).toBe('mint.json');
    await write('docs.json');
    expect(await findConfigFile(directory)).toBe('docs.json');
  });

  it('does not take a folder of that name', async () => {
    await mkdir(join(directory, 'docs.json'));
    expect(await findConfigFile(directory)).toBeUndefined();
  });
});

describe('loadConfig', () => {
  it('reads and checks', async () => {
    await write('mint.json', '{ "name": 5 }');
    const { source, diagnostics } = await loadConfig(directory);
    expect(source?.file).toBe('mint.json');
    expect(diagnostics.map(({ code, file }) => [code, file])).toEqual([
      ['config/missing-field', 'mint.json'],
      ['config/wrong-type', 'mint.json'],
    ]);
  });

  it('reads the files that docs.json refers to, and tells the schema', async () => {
    await write('docs.json', '{ "name": "F", "navigation": { "$ref": "./config/navigation.json" } }');
    await write('config/navigation.json', '{ "pages": { "$ref": "../pages.json" } }');
    await write('pages.json', '["a", "b"]');
    const { config, schema, diagnostics } = await loadConfig(directory);
    expect(diagnostics).toEqual([]);
    expect(schema).toBe('current');
    expect(treeOf(config)).toEqual([{ group: '', pages: ['a', 'b'] }]);
  });

  it('does not take a folder for a file that docs.json refers to', async () => {
    await write('docs.json', '{ "name": "F", "navigation": { "$ref": "./config" } }');
    await write('config/navigation.json', '{}');
    expect((await loadConfig(directory)).diagnostics).toMatchObject([{ code: 'config/reference' }]);
  });

  it.each([
    ['nothing alike', [], /^Create docs\.json/],
    ['a name that is nearly right', ['Docs.json'], /^Rename "Docs\.json"/],
    ['a folder inside that has one', ['site/docs.json'], /site\?$/],
    ['one among packages only', ['node_modules/docs.json'], /^Create docs\.json/],
  ])('helps when the file is missing: %s', async (_, files, help) => {
    for (const file of files) await write(file);
    const { config, source, diagnostics } = await loadConfig(directory);
    expect([config, source]).toEqual([undefined, undefined]);
    expect(diagnostics).toMatchObject([{ code: 'config/missing', severity: 'error' }]);
    expect(diagnostics[0]?.help).toMatch(help);
  });

  it('helps when the folder is missing', async () => {
    const { diagnostics } = await loadConfig(join(directory, 'nowhere'));
    expect(diagnostics[0]).toMatchObject({
      code: 'config/missing',
      help: 'Check the path of the documentation folder.',
    });
  });
});

describe('paths', () => {
  it('are below content/ where it exists, else beside docs.json', async () => {
    await write('docs.json');
    expect(await findContentRoot(directory)).toBe(directory);
    await write('content/introduction.mdx', '');
    expect(await findContentRoot(directory)).toBe(join(directory, 'content'));
  });

  it('are where the navigation finds most pages, and below content/ where it finds as many in both', async () => {
    await write(
      'docs.json',
      JSON.stringify({
        name: 'A',
        navigation: [{ group: 'A', pages: ['a', { group: 'B', pages: ['b', 'content/c'] }] }],
      }),
    );
    for (const file of ['content/a.mdx', 'b.md', 'content/c.mdx']) await write(file, '');
    expect(await findContentRoot(directory)).toBe(directory);
    await write('content/b/index.mdx', '');
    expect(await findContentRoot(directory)).toBe(join(directory, 'content'));
  });

  it('are not below a file named content', async () => {
    await write('content', '');
    expect(await findContentRoot(directory)).toBe(directory);
  });

  it.each([
    ['/logo.svg', 'content/logo.svg'],
    ['logo.svg', 'content/logo.svg'],
    ['./logo.svg?v=2#x', 'content/logo.svg'],
    ['openapi.yaml', 'openapi.yaml'],
    ['../openapi.yaml', 'openapi.yaml'],
    ['/both.svg', 'content/both.svg'],
    ['/missing.svg', undefined],
    ['/content', undefined],
    ['https://fern.example/logo.svg', undefined],
    ['//fern.example/logo.svg', undefined],
  ])('%s is %s', async (path, expected) => {
    for (const file of ['content/logo.svg', 'openapi.yaml', 'both.svg', 'content/both.svg']) await write(file, '');
    const contentRoot = join(directory, 'content');
    expect(await resolveConfigPath(path, { contentRoot, directory })).toBe(expected && join(directory, expected));
  });
});
