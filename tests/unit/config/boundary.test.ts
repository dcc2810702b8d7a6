import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { Project } from '../../../src/project/project.js';
import { sourceReader } from '../../../src/project/report.js';
import { SpecificationReader } from '../../../src/project/specifications.js';
import { loadConfig } from '../../../src/config/find.js';
import { findContentRoot } from '../../../src/config/paths.js';
import { ContentLoader } from '../../../src/content/load.js';
import { minimal } from './helpers.js';

/** A folder `docs` beside files that do not belong to it. */
function place(): { docs: string; above: string } {
  const above = mkdtempSync(path.join(tmpdir(), 'trellis-boundary-'));
  onTestFinished(() => rmSync(above, { recursive: true }));
  for (const folder of ['docs', 'secret']) mkdirSync(path.join(above, folder));
  writeFileSync(path.join(above, 'secret/docs.json'), JSON.stringify(minimal));
  writeFileSync(path.join(above, 'secret/page.mdx'), 'Secret.\n');
  writeFileSync(path.join(above, 'secret/logo.svg'), '<svg/>');
  return { docs: path.join(above, 'docs'), above };
}

it('A docs.json that links out of the folder is not read', async () => {
  const { docs, above } = place();
  symlinkSync('../secret/docs.json', path.join(docs, 'docs.json'));
  expect(await loadConfig(docs)).toMatchObject({
    config: undefined,
    diagnostics: [
      {
        code: 'config/unreadable',
        file: 'docs.json',
        message: 'docs.json is a link that leads out of the documentation folder.',
      },
    ],
  });
  mkdirSync(path.join(above, '.git'));
  expect((await loadConfig(docs)).config).toBeDefined();
});

it('A referenced file that links out of the folder is not read', async () => {
  const { docs } = place();
  writeFileSync(path.join(docs, 'docs.json'), JSON.stringify({ ...minimal, navigation: { $ref: './part.json' } }));
  symlinkSync('../secret/docs.json', path.join(docs, 'part.json'));
  const { diagnostics } = await loadConfig(docs);
  expect(diagnostics).toContainEqual(
    expect.objectContaining({ code: 'config/reference', message: 'There is no file `part.json`.' }),
  );
});

it('A content folder that links out of the folder is not used', async () => {
  const { docs, above } = place();
  writeFileSync(
    path.join(docs, 'docs.json'),
    JSON.stringify({ ...minimal, navigation: [{ group: 'G', pages: ['page'] }] }),
  );
  symlinkSync('../secret', path.join(docs, 'content'));
  expect(await findContentRoot(docs)).toBe(docs);
  mkdirSync(path.join(above, '.git'));
  expect(await findContentRoot(docs)).toBe(path.join(docs, 'content'));
});

it('A file of docs.json that links out of the folder is not published', async () => {
  const { docs, above } = place();
  mkdirSync(path.join(docs, 'content'));
  symlinkSync('../secret/logo.svg', path.join(docs, 'logo.svg'));
  const read = async () =>
    await new ContentLoader({ project: docs, root: path.join(docs, 'content'), skip: [], base: '' }).load(new Set(), {
      beside: ['/logo.svg', '../secret/logo.svg', '..\\secret\\logo.svg'],
    });
  const { files, diagnostics } = await read();
  expect([...files.keys()]).toEqual([]);
  expect(diagnostics).toMatchObject([
    {
      code: 'content/unreadable',
      file: 'logo.svg',
      message: '`logo.svg` is a link that leads out of the documentation folder.',
    },
  ]);
  mkdirSync(path.join(above, '.git'));
  expect([...(await read()).files.keys()]).toEqual(['/logo.svg']);
});

it('Each page, folder and image that links out of the folder is reported', async () => {
  const { docs } = place();
  for (const [name, to] of [
    ['page.mdx', 'secret/page.mdx'],
    ['folder', 'secret'],
    ['p.svg', 'secret/logo.svg'],
  ] as const)
    symlinkSync(`../${to}`, path.join(docs, name));
  const { pages, files, diagnostics } = await new ContentLoader({ project: docs, root: docs, skip: [], base: '' }).load(
    new Set(),
  );
  expect([...pages, ...files.keys()]).toEqual([]);
  expect(diagnostics.map(({ code, file }) => `${code} ${file}`)).toEqual([
    'content/unreadable folder',
    'content/unreadable p.svg',
    'content/unreadable page.mdx',
  ]);
});

it('A refused import is reported with its target', async () => {
  const { docs } = place();
  writeFileSync(path.join(docs, 'a.mdx'), "Words.\n\nimport Page from '../secret/page.mdx';\n\n<Page />\n");
  const { pages } = await new ContentLoader({ project: docs, root: docs, skip: [], base: '' }).load(new Set());
  expect(pages[0]?.diagnostics).toMatchObject([
    {
      code: 'content/import-missing',
      message: '`../secret/page.mdx` leads out of the documentation folder; nothing is imported from there.',
      span: { start: { line: 3, column: 1 } },
    },
  ]);
});

it('A file in a linked folder outside is not quoted', () => {
  const { docs } = place();
  symlinkSync('../secret', path.join(docs, 'folder'));
  writeFileSync(path.join(docs, 'own.mdx'), 'Own.\n');
  const read = sourceReader(docs);
  expect([read('own.mdx'), read('folder/page.mdx'), read('../secret/page.mdx')]).toEqual([
    'Own.\n',
    undefined,
    'Secret.\n',
  ]);
});

it('An ignore file that links out of the folder has no effect', async () => {
  const { docs, above } = place();
  writeFileSync(path.join(above, 'secret/rules'), 'own.mdx\n');
  writeFileSync(path.join(docs, 'own.mdx'), 'Own.\n');
  symlinkSync('../secret/rules', path.join(docs, '.mintignore'));
  const { pages, diagnostics } = await new ContentLoader({ project: docs, root: docs, skip: [], base: '' }).load(
    new Set(),
  );
  expect(pages.map(({ id }) => id)).toEqual(['own']);
  expect(diagnostics).toMatchObject([{ code: 'content/unreadable', file: '.mintignore' }]);
});

it('A specification may refer to files of its repository only', async () => {
  const { docs, above } = place();
  const { config } = await loadConfig(path.join(above, 'secret'));
  if (!config) throw new Error('The configuration is valid.');
  writeFileSync(path.join(above, 'secret/schema.yaml'), 'type: string\n');
  writeFileSync(
    path.join(docs, 'api.yaml'),
    'openapi: 3.1.0\ninfo: { title: A, version: "1" }\npaths: {}\ncomponents: { schemas: { A: { $ref: ../secret/schema.yaml } } }\n',
  );
  const read = () =>
    new SpecificationReader(docs, docs).read({ ...config, api: { ...config.api, openapi: ['api.yaml'] } }, new Map());
  expect((await read()).diagnostics).toMatchObject([
    { code: 'openapi/reference', file: 'api.yaml', span: { start: { line: 4 } } },
  ]);
  mkdirSync(path.join(above, '.git'));
  expect((await read()).diagnostics).toEqual([]);
});

it('A content folder elsewhere in the repository is not used for an untrusted author', async () => {
  const { docs, above } = place();
  mkdirSync(path.join(above, '.git'));
  writeFileSync(path.join(docs, 'docs.json'), JSON.stringify(minimal));
  symlinkSync('../secret', path.join(docs, 'content'));
  expect(await findContentRoot(docs)).toBe(path.join(docs, 'content'));
  expect(await findContentRoot(docs, true)).toBe(docs);
  const project = await Project.open(docs, { base: '', skip: [], isUntrusted: true });
  const { content, diagnostics } = await project.load();
  expect(content.pages).toEqual([]);
  expect(diagnostics).toContainEqual(
    expect.objectContaining({ message: expect.stringContaining('leads out of the documentation folder') }),
  );
});
