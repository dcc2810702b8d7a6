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

it('The package stays within its limits of size and dependencies, and its types are correct', async () => {
  const folder = inject('project');
  const modules = path.join(folder, 'node_modules');
  const lock = JSON.parse(readFileSync(path.join(modules, '.package-lock.json'), 'utf8')) as { packages: object };
  const ours = Object.keys(lock.packages).filter(
    (name) => !/node_modules\/(?:typescript|@types\/node|undici-types)$/.test(name),
  );
  expect(ours.length).toBeLessThanOrEqual(202);
  expect(existsSync(path.join(modules, 'trellis-docs/lib/sbom.cdx.json'))).toBe(true);
  const schema = readFileSync(path.join(modules, 'trellis-docs/lib/docs.schema.json'), 'utf8');
  expect(JSON.parse(schema)).toMatchObject({ title: 'docs.json', anyOf: [{}, {}] });
  const files = readdirSync(path.join(modules, 'trellis-docs'), { recursive: true, withFileTypes: true });
  const bytes = files
    .filter((file) => file.isFile())
    .map((file) => statSync(path.join(file.parentPath, file.name)).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(28_600_000);
  expect(ours.filter((name) => /@scalar\/|mermaid|\/vue$/.test(name))).toEqual([]);

  write(
    path.join(folder, 'config.ts'),
    `import { trellis, type Config, type Diagnostic, type TrellisOptions } from 'trellis-docs';
const options: TrellisOptions = { folder: './docs', base: '/docs', mock: true };
export const integration = trellis(options);
export const name = (config: Config): string => config.name;
export const line = (diagnostic: Diagnostic): number | undefined => diagnostic.span?.start.line;
// @ts-expect-error internals are no options
trellis({ session: undefined });
`,
  );
  // Astro's own declarations refer to packages that are not there.
  const { output } = await run('npx tsc --noEmit --strict --module nodenext --target es2023 --types node config.ts', {
    cwd: folder,
  });
  const faults = output.split('\n').filter((line) => /^\S/.test(line));
  expect(faults.filter((line) => /^(?:config\.ts|node_modules\/trellis-docs)/.test(line))).toEqual([]);
  expect(faults.filter((line) => !line.startsWith('node_modules/'))).toEqual([]);
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
