import { chmodSync, chownSync, cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { Browser } from 'playwright';
import { plantApi } from './api.js';
import { repository, serve, shellEnvironment, succeed } from './commands.js';
import { commandsOf } from './manual.js';
import { emptyFolder, hasImage, otherPlace, write, writeDocumentation } from './project.js';
import { openBrowser, readSite } from './reader.js';

let browser: Browser;
beforeAll(async () => (browser = await openBrowser()));
afterAll(() => browser.close());

it('The command line serves, builds, previews, mends and mocks any folder', async () => {
  const folder = emptyFolder(inject('project'));
  const docs = path.join(folder, 'docs');
  {
    await using api = await plantApi();
    writeDocumentation(docs, api);
    await using server = await serve('npx trellis-docs dev docs --port 0', { cwd: folder });
    await readSite(browser, server.url, api, false);
  }
  await using api = await plantApi();
  writeDocumentation(docs, api);
  await succeed('npx trellis-docs build docs --out site', { cwd: folder });
  await using server = await serve('npx trellis-docs preview docs --out site --port 0', { cwd: folder });
  expect(hasImage(path.join(folder, 'site'), await readSite(browser, server.url, api, false))).toBe(true);

  const config = path.join(docs, 'docs.json');
  writeFileSync(config, `\uFEFF${readFileSync(config, 'utf8')}`);
  expect(await succeed('npx trellis-docs check docs --fix', { cwd: folder })).toContain('Fixed 1 problem in 1 file.');
  expect(await succeed(`echo '${JSON.stringify(greeting)}' | npx trellis-docs mcp site`, { cwd: folder })).toContain(
    '"serverInfo"',
  );
  await using mock = await serve('npx trellis-docs mock docs --port 0', { cwd: folder });
  const headers = { authorization: 'Bearer x', 'content-type': 'application/json' };
  const answer = await fetch(`${mock.url}plants`, { method: 'POST', headers, body: '{ "name": "Fern", "id": 1 }' });
  expect(answer.status).toBe(200);
});

it('A part of the author waits for Astro, which need not be where Trellis is', async () => {
  const folder = emptyFolder(inject('project'));
  cpSync(path.join(repository, 'tests/sites/minimal'), folder, { recursive: true });
  write(path.join(folder, 'package.json'), '{ "private": true }');
  const part = '---\nexport const version = 1;\nconst { site } = Astro.props;\n---\n<p class="own">{site.name}</p>';
  write(path.join(folder, 'trellis/Footer.astro'), part);
  const build = (): Promise<string> => succeed('npx trellis-docs build . --out site', { cwd: folder });
  const hasPart = (): boolean =>
    readFileSync(path.join(folder, 'site/introduction/index.html'), 'utf8').includes('class="own"');
  expect(await build()).toContain('`trellis/Footer.astro` cannot be used: Astro is not installed.');
  expect(hasPart()).toBe(false);
  const commands = commandsOf('content/configuration/parts.mdx');
  expect(commands).toEqual(['npm install astro']);
  for (const command of commands) await succeed(command, { cwd: folder });
  expect(await build()).not.toContain('Footer.astro');
  expect(hasPart()).toBe(true);
});

/** First message of a client to a server of the Model Context Protocol. */
const greeting = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
};

const nobody = 65_534;

it('A read-only package builds and serves a folder in another place', async () => {
  const folder = emptyFolder();
  const modules = path.join(folder, 'node_modules');
  cpSync(path.join(inject('astroProject'), 'node_modules'), modules, { recursive: true, verbatimSymlinks: true });
  await using api = await plantApi();
  const home = emptyFolder(otherPlace());
  writeDocumentation(path.join(home, 'docs'), api);
  // Nothing is read-only for root: another user runs the commands where root runs the tests.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) {
    for (const above of [folder, home].map(path.dirname)) chmodSync(above, 0o755);
    for (const entry of [home, ...inside(home)]) chownSync(entry, nobody, nobody);
  } else {
    for (const entry of inside(modules)) chmodSync(entry, 0o555);
  }
  const place = { cwd: home, env: { ...shellEnvironment(), HOME: home }, ...(isRoot && { uid: nobody }) };
  const command = `"${path.join(folder, 'node_modules/.bin/trellis-docs')}"`;
  await succeed(`${command} build docs`, place);
  expect(existsSync(path.join(home, 'docs/dist/introduction/index.html'))).toBe(true);
  await using server = await serve(`${command} dev docs --port 0`, place);
  await readSite(browser, server.url, api);
  if (!isRoot) for (const entry of inside(modules)) chmodSync(entry, 0o755);
});

function inside(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isSymbolicLink())
    .map((entry) => path.join(entry.parentPath, entry.name));
}
