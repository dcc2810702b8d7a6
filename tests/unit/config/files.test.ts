import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findConfigFile, loadConfig } from '../../../src/config/find.js';
import { findContentRoot } from '../../../src/config/paths.js';
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

it('A configuration in UTF-16 is refused with its encoding', async () => {
  await writeFile(join(directory, 'docs.json'), `\uFEFF${JSON.stringify(minimal)}`, 'utf16le');
  const { config, diagnostics } = await loadConfig(directory);
  expect([config, diagnostics.map(({ code, message, help }) => [code, message, help])]).toEqual([
    undefined,
    [['config/unreadable', 'docs.json is written in UTF-16.', 'Save the file as UTF-8.']],
  ]);
});

it('A configuration that is too large is not read', async () => {
  await write('docs.json', JSON.stringify({ ...minimal, description: 'x'.repeat(20_000_000) }));
  const { config, diagnostics } = await loadConfig(directory);
  expect([config, diagnostics.map(({ code, message }) => [code, message])]).toEqual([
    undefined,
    [['config/unreadable', 'docs.json cannot be read: it is larger than 5 MB.']],
  ]);
});

describe('findConfigFile', () => {
  it('Prefers docs.json to mint.json', async () => {
    expect(await findConfigFile(directory)).toBeUndefined();
    await write('mint.json');
    expect(await findConfigFile(directory)).toBe('mint.json');
    await write('docs.json');
    expect(await findConfigFile(directory)).toBe('docs.json');
  });

  it('Ignores a folder with that name', async () => {
    await mkdir(join(directory, 'docs.json'));
    expect(await findConfigFile(directory)).toBeUndefined();
  });
});

describe('loadConfig', () => {
  it('Reads and checks the file', async () => {
    await write('mint.json', '{ "name": 5 }');
    const { source, diagnostics } = await loadConfig(directory);
    expect(source?.file).toBe('mint.json');
    expect(diagnostics.map(({ code, file }) => [code, file])).toEqual([
      ['config/missing-field', 'mint.json'],
      ['config/wrong-type', 'mint.json'],
    ]);
  });

  it('Reads the files referenced by docs.json and returns the schema', async () => {
    await write('docs.json', '{ "name": "F", "navigation": { "$ref": "./config/navigation.json" } }');
    await write('config/navigation.json', '{ "pages": { "$ref": "../pages.json" } }');
    await write('pages.json', '["a", "b"]');
    const { config, schema, diagnostics } = await loadConfig(directory);
    expect(diagnostics).toEqual([]);
    expect(schema).toBe('today');
    expect(treeOf(config)).toEqual([{ group: '', pages: ['a', 'b'] }]);
  });

  it('Rejects a reference to a folder', async () => {
    await write('docs.json', '{ "name": "F", "navigation": { "$ref": "./config" } }');
    await write('config/navigation.json', '{}');
    expect((await loadConfig(directory)).diagnostics).toMatchObject([{ code: 'config/reference' }]);
  });

  it.each([
    ['no similar file', [], /create one with `trellis-docs new`/],
    ['a file with a similar name', ['Docs.json'], /^Rename "Docs\.json"/],
    ['a file in a subfolder', ['site/docs.json'], /site\?$/],
    [
      'pages',
      ['watering.md', 'README.md'],
      /this docs\.json: \{ "name": "Fern", "navigation": \{ "pages": \["\*\*"\] \} \}$/,
    ],
    ['a specification', ['openapi.yaml', 'README.md'], /"navigation": \{ "openapi": "openapi\.yaml" \} \}$/],
    ['both', ['openapi.yaml', 'watering.mdx'], /\{ "pages": \["\*\*"\], "openapi": "openapi\.yaml" \} \}$/],
    ['a file in node_modules only', ['node_modules/docs.json'], /create one with `trellis-docs new`/],
  ])('Suggests a solution for a missing docs.json beside %s', async (_, files, help) => {
    for (const file of files) await write(file);
    const { config, source, diagnostics } = await loadConfig(directory);
    expect([config, source]).toEqual([undefined, undefined]);
    expect(diagnostics).toMatchObject([{ code: 'config/missing', severity: 'error' }]);
    expect(diagnostics[0]?.help).toMatch(help);
  });

  it('Suggests a solution for a missing folder', async () => {
    const { diagnostics } = await loadConfig(join(directory, 'nowhere'));
    expect(diagnostics[0]).toMatchObject({
      code: 'config/missing',
      help: 'Check the path of the documentation folder.',
    });
  });
});

describe('Content root', () => {
  it('Is content/ if that exists and else the folder of docs.json', async () => {
    await write('docs.json');
    expect(await findContentRoot(directory)).toBe(directory);
    await write('content/introduction.mdx', '');
    expect(await findContentRoot(directory)).toBe(join(directory, 'content'));
  });

  it('Is the folder that has the folders which the navigation lists', async () => {
    await write('docs.json', JSON.stringify({ name: 'A', navigation: [{ group: 'A', pages: ['guides/**'] }] }));
    for (const file of ['content/notes.mdx', 'guides/a.mdx']) await write(file, '');
    expect(await findContentRoot(directory)).toBe(directory);
    await write('content/guides/a.mdx', '');
    expect(await findContentRoot(directory)).toBe(join(directory, 'content'));
  });

  it('Is the folder with most pages of the navigation, and content/ if both have as many', async () => {
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

  it('Is not a file named content', async () => {
    await write('content', '');
    expect(await findContentRoot(directory)).toBe(directory);
  });
});
