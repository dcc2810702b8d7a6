import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { Browser } from 'playwright';
import { serve, shellEnvironment } from './commands.js';
import { expectPage, openBrowser, search, sendRequest } from './reader.js';

let browser: Browser;
beforeAll(async () => (browser = await openBrowser()));
afterAll(() => browser.close());

it('The README’s first command serves the manual with diagrams, search and a playground that the mock answers', async () => {
  await using server = await serve(inject('firstCommand'), {
    cwd: inject('clone'),
    env: shellEnvironment('theirs'),
  });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));

  await page.goto(server.url);
  await expectPage(page.getByRole('heading', { level: 1, name: /^Your docs folder/ })).toBeVisible();

  await page.goto(`${server.url}writing/diagrams`);
  await expectPage(page.locator('trellis-diagram svg').first()).toBeVisible();

  await search(page, 'diagrams', /diagrams/i);
  await sendRequest(page, `${server.url}plant-store/create-plant`);

  expect(faults).toEqual([]);
  expect(server.output()).not.toContain('ERROR');
  await page.close();
});

it('The manual is also served where npm runs no install scripts', async () => {
  const clone = inject('clone');
  // Files that the script of the package `node` makes.
  for (const made of ['.bin/node', 'node/bin', 'node/node_modules'])
    rmSync(path.join(clone, 'node_modules', made), { recursive: true, force: true });
  await using server = await serve('npm run dev -- --port 0', { cwd: clone, env: shellEnvironment('theirs') });
  const page = await browser.newPage();
  await page.goto(server.url);
  await expectPage(page.getByRole('heading', { level: 1, name: /^Your docs folder/ })).toBeVisible();
  await page.close();
});
