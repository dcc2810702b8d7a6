import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { unbundledPlugin } from '../../../src/astro/unbundledPlugin.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The code of a module that is bundled to run while pages are rendered. */
async function bundle(code: string): Promise<string> {
  const entry = path.join(root, 'entry.js');
  const isEntry = (id: string): boolean => id === entry;
  const given = {
    name: 'given',
    resolveId: (id: string) => (isEntry(id) ? id : undefined),
    load: (id: string) => (isEntry(id) ? code : undefined),
  };
  const output = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    ssr: { noExternal: true },
    plugins: [given, { ...unbundledPlugin(), applyToEnvironment: () => true }],
    build: { write: false, minify: false, ssr: true, rolldownOptions: { input: entry } },
  });
  const [chunk] = Array.isArray(output)
    ? output.flatMap((each) => each.output)
    : 'output' in output
      ? output.output
      : [];
  return chunk?.type === 'chunk' ? chunk.code : '';
}

it('Imports a package from the place of its installation', async () => {
  const code = await bundle(`import { codeToHtml } from 'shiki';\nconsole.log(codeToHtml);`);
  const [, address = ''] = /from ["'](file:[^"']+)["']/.exec(code) ?? [];
  expect(address).toMatch(/\/shiki\/dist\/[\w.-]+\.mjs$/);
  expect(await import(address)).toHaveProperty('codeToHtml');
});

it('Includes local files in the bundle', async () => {
  const file = path.join(root, 'src/shared/isInside.ts').replaceAll('\\', '/');
  const code = await bundle(`import { isInside } from '${file}';\nconsole.log(isInside);`);
  expect(code).toContain('function isInside');
  expect(code).not.toContain(pathToFileURL(file).href);
});
