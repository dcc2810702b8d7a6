import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { Browser } from 'playwright';
import { repository, serve, succeed } from './commands.js';
import { commandsOf, filesOf } from './manual.js';
import { emptyFolder, managers, write } from './project.js';
import { expectPage, openBrowser } from './reader.js';

let browser: Browser;
beforeAll(async () => (browser = await openBrowser()));
afterAll(() => browser.close());

/** Commands that need an account, a repository on another machine, or a program that Trellis does not bring. */
const isForOthers = (command: string): boolean => /^(?:npx (?:netlify|wrangler)|claude|git clone)|\| jq/.test(command);

/** The package stands where the registry would have it. */
const withTarball = (command: string): string =>
  command.replace(
    /^npm install (.*)\btrellis-docs\b/,
    (_, before: string) => `npm install ${before}"${inject('tarball')}"`,
  );

async function open(url: string, heading: string): Promise<void> {
  const page = await browser.newPage();
  await page.goto(url);
  await expectPage(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await page.close();
}

async function execute(command: string, folder: string, heading: string): Promise<void> {
  if (!/^npx (?:trellis-docs (?:dev|preview|mock|mcp)|astro (?:dev|preview))\b/.test(command)) {
    await succeed(withTarball(command), { cwd: folder });
    return;
  }
  if (command.includes(' mcp ')) {
    // It ends with its input.
    await succeed(`${command} < /dev/null`, { cwd: folder });
    return;
  }
  await using server = await serve(`${command} --port 0`, { cwd: folder });
  if (!command.includes(' mock ')) await open(server.url, heading);
}

it('The quickstart leads from an empty folder to a site', async () => {
  const folder = emptyFolder();
  const page = 'content/quickstart.mdx';
  const commands = commandsOf(page);
  expect(commands).toHaveLength(5);
  for (const command of commands) await execute(command, folder, 'Introduction');
  const least = emptyFolder();
  for (const [file, [text = '']] of filesOf(page)) write(path.join(least, file), text);
  expect(existsSync(path.join(least, 'introduction.mdx'))).toBe(true);
  await succeed(`npx trellis-docs check "${least}" --strict`, { cwd: folder });
});

it.each([0, 1])('Configuration %i of the page on Astro projects builds', async (index) => {
  const folder = emptyFolder();
  const page = 'content/astro.mdx';
  for (const command of commandsOf(page)) await execute(command, folder, '');
  for (const docs of ['', 'docs'])
    cpSync(path.join(repository, 'tests/sites/minimal'), path.join(folder, docs), { recursive: true });
  write(path.join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  write(path.join(folder, 'astro.config.mjs'), filesOf(page).get('astro.config.mjs')?.[index] ?? '');
  await succeed('npx astro build', { cwd: folder });
  await using server = await serve('npx astro preview --port 0', { cwd: folder });
  await open(`${server.url}${index === 0 ? '' : 'docs/'}introduction`, 'Introduction');
});

const others = [
  'README.md',
  'content/existing-site.mdx',
  ...['building', 'static-hosts', 'base-path', 'ci', 'agents'].map((name) => `content/deploying/${name}.mdx`),
];

it('The commands of the README and of the pages on deploying do what they say', async () => {
  const folder = emptyFolder();
  write(path.join(folder, 'package.json'), '{ "private": true }');
  await succeed(managers.npm.add(inject('tarball')), { cwd: folder });
  // The README makes `docs` itself.
  for (const name of ['fern', 'my-docs']) {
    cpSync(path.join(repository, 'tests/sites/stranger'), path.join(folder, name), { recursive: true });
    cpSync(path.join(repository, 'openapi.yaml'), path.join(folder, name, 'openapi.yaml'));
  }
  let executed = 0;
  for (const page of others)
    for (const command of commandsOf(page).filter((each) => each.startsWith('npx ') && !isForOthers(each))) {
      await execute(command, folder, 'Introduction');
      executed += 1;
    }
  expect(executed).toBeGreaterThanOrEqual(12);
});
