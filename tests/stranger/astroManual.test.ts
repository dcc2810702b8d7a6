import { cpSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from 'playwright';
import { repository, serve, succeed } from './commands.js';
import { execute, open } from './execute.js';
import { commandsOf, filesOf } from './manual.js';
import { emptyFolder, write } from './project.js';
import { openBrowser } from './reader.js';

let browser: Browser;
beforeAll(async () => (browser = await openBrowser()));
afterAll(() => browser.close());

it('The configurations of the page on Astro projects build sites', async () => {
  const folder = emptyFolder();
  const page = 'content/astro.mdx';
  for (const command of commandsOf(page)) await execute(browser, command, folder, '');
  for (const docs of ['', 'docs'])
    cpSync(path.join(repository, 'tests/sites/minimal'), path.join(folder, docs), { recursive: true });
  write(path.join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  const configurations = filesOf(page).get('astro.config.mjs') ?? [];
  expect(configurations).toHaveLength(3);
  const buildWith = async (index: number): Promise<void> => {
    write(path.join(folder, 'astro.config.mjs'), configurations[index] ?? '');
    await succeed('npx astro build', { cwd: folder });
  };
  for (const [index, base] of ['', 'docs/'].entries()) {
    await buildWith(index);
    await using server = await serve('npx astro preview --port 0', { cwd: folder });
    await open(browser, `${server.url}${base}introduction`, 'Introduction');
    // What the other configuration must build by itself.
    rmSync(path.join(folder, 'dist'), { recursive: true });
  }
  // The third configuration has plug-ins.
  write(path.join(folder, 'reading-time.mjs'), filesOf(page).get('reading-time.mjs')?.[0] ?? '');
  write(path.join(folder, 'guides/first.md'), '---\ntitle: First\nreview: true\n---\n\nVersion %VERSION%.\n');
  await buildWith(2);
  const read = (file: string): string => readFileSync(path.join(folder, 'dist', file), 'utf8');
  const html = read('guides/first/index.html');
  expect(html).toContain('Version 2.4.');
  expect(html).toContain('<p class="reading-time">1 min read</p>');
  expect(html).toMatch(/<meta name="review" content="open"\/?>/);
  expect(read('introduction/index.html')).not.toContain('name="review"');
  expect(read('introduction/index.html')).toMatch(/<meta name="robots" content="noindex"\/?>/);
  expect(html).toMatch(/<title>[^<]*\(preview\)<\/title>/);
  expect(JSON.parse(read('pages.json'))).toEqual(expect.arrayContaining(['/introduction', '/guides/first']));
});
