import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, inject, it } from 'vitest';
import { repository, run, succeed } from './commands.js';
import { emptyFolder, write } from './project.js';

const bin = (name: string): string => path.join(repository, 'node_modules/.bin', name);

it('The package passes publint and arethetypeswrong', async () => {
  const tarball = inject('tarball');
  await succeed(`"${bin('publint')}" run "${tarball}" --strict`, { cwd: path.dirname(tarball) });
  await succeed(`"${bin('attw')}" "${tarball}" --profile esm-only --exclude-entrypoints docs.schema.json`, {
    cwd: path.dirname(tarball),
  });
});

it('The package stays within its limits of size and dependencies', async () => {
  const folder = inject('project');
  const modules = path.join(folder, 'node_modules');
  const lock = JSON.parse(readFileSync(path.join(modules, '.package-lock.json'), 'utf8')) as { packages: object };
  const names = Object.keys(lock.packages);
  expect(names.length).toBeLessThanOrEqual(75);
  expect(existsSync(path.join(modules, 'trellis-docs/lib/sbom.cdx.json'))).toBe(true);
  const schema = readFileSync(path.join(modules, 'trellis-docs/lib/docs.schema.json'), 'utf8');
  expect(JSON.parse(schema)).toMatchObject({ title: 'docs.json', anyOf: [{}, {}] });
  const files = readdirSync(path.join(modules, 'trellis-docs'), { recursive: true, withFileTypes: true });
  const bytes = files
    .filter((file) => file.isFile())
    .map((file) => statSync(path.join(file.parentPath, file.name)).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(28_600_000);
  expect(names.filter((name) => /@scalar\/|mermaid|\/vue$/.test(name))).toEqual([]);
});

it('The command prints its version, reports wrong usage in one line and runs without a server', async () => {
  const folder = emptyFolder(inject('project'));
  const { version } = JSON.parse(readFileSync(path.join(repository, 'package.json'), 'utf8')) as { version: string };
  expect(await run('npx trellis-docs --version', { cwd: folder })).toEqual({ code: 0, output: `${version}\n` });

  write(path.join(folder, 'important/letter.txt'), 'Dear Fern');
  write(path.join(folder, 'docs/docs.json'), '{ "name": "Fern", "navigation": [{ "group": "A", "pages": ["a"] }] }');
  write(path.join(folder, 'docs/a.md'), '# A');
  for (const words of ['build docs --out important', 'build nothing', 'build important', 'preview docs', 'biuld']) {
    const { code, output } = await run(`npx trellis-docs ${words}`, { cwd: folder });
    expect({ words, code }).toEqual({ words, code: 2 });
    expect(output).toMatch(/^[^\n]+\n$/);
  }
  expect(readFileSync(path.join(folder, 'important/letter.txt'), 'utf8')).toBe('Dear Fern');
  await useCommands(folder);
});

/** Calls every command that needs no server, in a folder where the package is installed. */
async function useCommands(folder: string): Promise<void> {
  const trellis = (words: string) => run(`npx trellis-docs ${words}`, { cwd: folder });
  const json = async (words: string): Promise<unknown> =>
    JSON.parse(await succeed(`npx trellis-docs ${words}`, { cwd: folder }));
  expect((await trellis('new fresh --yes --name Fern')).code).toBe(0);
  expect(await json('check fresh --json --strict')).toEqual({ diagnostics: [] });
  const specification =
    readdirSync(path.join(folder, 'fresh/api')).find((name) => /\.(?:ya?ml|json)$/.test(name)) ?? '';
  const { pages } = (await json(`openapi "fresh/api/${specification}" --json`)) as { pages: { route: string }[] };
  expect(pages.length).toBeGreaterThan(0);

  write(
    path.join(folder, 'other/.vitepress/config.ts'),
    'export default { title: "Fern" as string, themeConfig: { sidebar: [{ text: "A", link: "/a" }] } }',
  );
  write(path.join(folder, 'other/a.md'), '# A');
  expect((await trellis('migrate other')).code).toBe(0);
  expect(await json('check trellis-docs --json --strict')).toEqual({ diagnostics: [] });
}
