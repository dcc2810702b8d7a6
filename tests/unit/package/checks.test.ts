import { exec } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { checks } from '../../check.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const configurations = [
  ...['.oxlintrc.json', 'eslint.config.mjs', 'tests/knip.json', '.dependency-cruiser.mjs', 'tests/rooms.mjs'],
  ...['.oxfmtrc.json', '.gitignore', 'tsconfig.json', 'package.json'],
];
/** Folders at the root of the repository that hold no source: the manual, and what is made from the sources. */
const noSources = ['content/snippets', '.trellis', 'dist', 'lib', 'test-results', 'tests/sites/current'];
const faulty = {
  'planted.ts': "import   './absent.js';\ndebugger;\n",
  'planted.astro': '---\nconst value: any = 1;\n---\n<p>{value}</p>\n',
};

const isSource = (folder: string): boolean => !/^tests\/sites|^src\/cli\/starter/.test(folder);
const within = (folder: string): string[] => [
  folder,
  ...readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)).replaceAll(path.sep, '/')),
];
const sources = [...within('src'), ...within('tests')].filter(isSource).sort();
const inSrc = sources.filter((folder) => folder.startsWith('src'));
/** Not every check has to leave out the files of a new site, as none of them is code. */
const withStarter = (folders: readonly string[]): string[] => [...folders, 'src/cli/starter'].sort();

/** A folder with the configuration and the folders of the repository, each with a fault that every check finds. */
const copy = mkdtempSync(path.join(tmpdir(), 'trellis-checks-'));
afterAll(() => rmSync(copy, { recursive: true }));
for (const file of configurations) cpSync(path.join(root, file), path.join(copy, file));
symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
for (const folder of [...sources, ...noSources, 'src/cli/starter']) {
  mkdirSync(path.join(copy, folder), { recursive: true });
  for (const [name, text] of Object.entries(faulty)) writeFileSync(path.join(copy, folder, name), text);
}

/** Folders of the planted files that a check names. */
async function foldersWithFaults(title: string, file: string): Promise<string[]> {
  const command = checks.find(([name]) => name === title)?.[1] ?? '';
  const bin = path.join(root, 'node_modules/.bin');
  const env = {
    ...process.env,
    PATH: `${bin}${path.delimiter}${process.env['PATH']}`,
  };
  const said = await new Promise<string>((resolve) => {
    exec(command, { cwd: copy, env, maxBuffer: 2 ** 24 }, (_failure, out, error) =>
      resolve(stripVTControlCharacters(out + error)),
    );
  });
  const files = said.match(new RegExp(String.raw`[\w./-]+(?=/${RegExp.escape(file)}\b)`, 'g')) ?? [];
  return [...new Set(files.map((folder) => path.relative(copy, path.resolve(copy, folder))))].sort();
}

it.each([
  ['types and lint', withStarter(sources), 'planted.ts'],
  ['lint of Astro files', withStarter(inSrc), 'planted.astro'],
  ['nothing unused', sources, 'planted.ts'],
  ['format', sources, 'planted.ts'],
  ['imports', withStarter(inSrc), 'planted.ts'],
])('The check “%s” reads each folder of sources, and no other', async (title, covered, file) => {
  expect(await foldersWithFaults(title, file)).toEqual(covered);
});
