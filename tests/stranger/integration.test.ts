import { cpSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { Browser } from 'playwright';
import { plantApi } from './api.js';
import { run, serve, shellEnvironment, succeed } from './commands.js';
import { managers } from './managers.js';
import { emptyFolder, hasImage, write, writeDocumentation, writeProject } from './project.js';
import { expectPage, openBrowser, readSite } from './reader.js';

const astro = `astro@${(createRequire(import.meta.url)('astro/package.json') as { version: string }).version}`;

let browser: Browser;
beforeAll(async () => (browser = await openBrowser()));
afterAll(() => browser.close());

/** Compiles a file that uses the types of the package, and expects no fault in it or in them. */
async function checkTypes(folder: string): Promise<void> {
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
}

/** Returns true if a built page has a policy that allows scripts only by file or hash. */
function hasPolicy(file: string): boolean {
  const scripts = / script-src ([^;]*);/.exec(readFileSync(file, 'utf8'))?.[1];
  return scripts !== undefined && scripts.split(' ').every((source) => /^'(?:self|sha256-.*)'$/.test(source));
}

it('The integration turns a new Astro project into a documentation site', async () => {
  const folder = emptyFolder();
  writeProject(
    folder,
    `import { defineConfig } from 'astro/config';
import { trellis } from 'trellis-docs';
export default defineConfig({ site: 'https://docs.fern.example', integrations: [trellis()] });
`,
  );
  cpSync(path.join(inject('astroProject'), 'node_modules'), path.join(folder, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  await checkTypes(folder);
  {
    await using api = await plantApi();
    writeDocumentation(folder, api);
    await using server = await serve('npx astro dev --port 0', { cwd: folder });
    await readSite(browser, server.url, api);
  }
  await using api = await plantApi();
  writeDocumentation(folder, api);
  await succeed('npx astro build', { cwd: folder });
  await using server = await serve('npx astro preview --port 0', { cwd: folder });
  expect(hasImage(path.join(folder, 'dist'), await readSite(browser, server.url, api))).toBe(true);
  expect(hasPolicy(path.join(folder, 'dist/introduction/index.html'))).toBe(true);
});

it('The integration adds documentation to an Astro project with its own pages and settings', async () => {
  const folder = emptyFolder();
  writeProject(
    folder,
    `import { defineConfig } from 'astro/config';
import mdx from '@astrojs/mdx';
import node from '@astrojs/node';
import tailwindcss from '@tailwindcss/vite';
import { trellis } from 'trellis-docs';
export default defineConfig({
  site: 'https://fern.example',
  base: '/app',
  trailingSlash: 'always',
  output: 'server',
  adapter: node({ mode: 'standalone' }),
  vite: { plugins: [tailwindcss(), { name: 'theirs', transform: (code, id) => (id.endsWith('theirs.js') ? code.replace('PLACE', 'plugin') : undefined) }] },
  integrations: [mdx(), trellis({ folder: './docs', base: '/docs' })],
});
`,
  );
  const pages = path.join(folder, 'src/pages');
  write(
    path.join(pages, 'index.astro'),
    `---
import '../style.css';
import { word } from '../theirs.js';
---
<html lang="en"><head><title>Fern</title></head><body><h1 class="pt-[7px]">Home, {word}</h1></body></html>`,
  );
  write(path.join(folder, 'src/theirs.js'), "export const word = 'PLACE';");
  write(path.join(folder, 'src/style.css'), '@import "tailwindcss";');
  write(path.join(pages, 'introduction.mdx'), '# Their introduction');
  write(
    path.join(pages, '404.astro'),
    '<html lang="en"><head><title>404</title></head><body><h1>Their 404</h1></body></html>',
  );
  const add = managers.pnpm.add(
    ...[
      inject('tarball'),
      astro,
      '@astrojs/mdx@8.0.2',
      '@astrojs/node@11',
      '@tailwindcss/vite@4.3.5',
      'tailwindcss@4.3.5',
    ],
  );
  await succeed(add, { cwd: folder });

  const visitTheirs = async (url: string): Promise<void> => {
    const page = await browser.newPage();
    await page.goto(url);
    const heading = page.getByRole('heading', { level: 1 });
    await expectPage(heading).toHaveText('Home, plugin');
    await expectPage(heading).toHaveCSS('padding-top', '7px');
    await page.goto(`${url}introduction/`);
    await expectPage(heading).toHaveText('Their introduction');
    expect((await page.goto(`${url}nothing/`))?.status()).toBe(404);
    await expectPage(heading).toHaveText('Their 404');
    await page.close();
  };
  {
    await using api = await plantApi();
    writeDocumentation(path.join(folder, 'docs'), api);
    await using server = await serve(managers.pnpm.run('astro dev --port 0'), { cwd: folder });
    await readSite(browser, `${server.url}docs/`, api);
    await visitTheirs(server.url);
  }
  await using api = await plantApi();
  writeDocumentation(path.join(folder, 'docs'), api);
  await succeed(managers.pnpm.run('astro build'), { cwd: folder });
  const env = { ...shellEnvironment(), HOST: '127.0.0.1', PORT: '0' };
  await using server = await serve('node dist/server/entry.mjs', { cwd: folder, env });
  const url = new URL('/app/', server.url).href;
  const image = await readSite(browser, `${url}docs/`, api);
  expect(hasImage(path.join(folder, 'dist/client'), image?.replace('/app/', '/'))).toBe(true);
  expect(hasPolicy(path.join(folder, 'dist/client/docs/introduction/index.html'))).toBe(true);
  await visitTheirs(url);
  expect(readFileSync(path.join(folder, 'dist/client/docs/sitemap.xml'), 'utf8')).toContain(
    'https://fern.example/app/docs/introduction',
  );
});
