import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { Browser } from 'playwright';
import { repository } from './commands.js';
import { execute } from './execute.js';
import { commandsOf } from './manual.js';
import { emptyFolder } from './project.js';
import { openBrowser } from './reader.js';

let browser: Browser;
beforeAll(async () => (browser = await openBrowser()));
afterAll(() => browser.close());

/** Commands that need an account, a repository on another machine, or a program that Trellis does not bring. */
const isForOthers = (command: string): boolean =>
  /^(?:npx (?:netlify|vercel|wrangler)|claude|git clone)|\| jq/.test(command);

const others = [
  'README.md',
  'content/existing-site.mdx',
  ...['building', 'static-hosts', 'base-path', 'ci', 'agents', 'troubleshooting'].map(
    (name) => `content/deploying/${name}.mdx`,
  ),
];

/** Makes a folder a repository with everything in one commit. */
function commitTo(folder: string, branch: string): void {
  const git = (...words: string[]): Buffer => execFileSync('git', ['-C', folder, ...words]);
  git('init', '--quiet', '--initial-branch', branch);
  git('add', '--all');
  git('-c', 'user.name=Fern', '-c', 'user.email=fern@example.com', 'commit', '--quiet', '--message', 'Begin');
}

it('The commands of the README and of the pages on deploying work as described', async () => {
  const folder = emptyFolder(inject('project'));
  // The README makes `docs` itself.
  for (const name of ['fern', 'my-docs']) {
    cpSync(path.join(repository, 'tests/sites/stranger'), path.join(folder, name), { recursive: true });
    cpSync(path.join(repository, 'openapi.yaml'), path.join(folder, name, 'openapi.yaml'));
  }
  let executed = 0;
  for (const page of others)
    for (const command of commandsOf(page).filter((each) => each.startsWith('npx ') && !isForOthers(each))) {
      if (command.includes(' diff main ')) commitTo(folder, 'main');
      await execute(browser, command, folder, 'Introduction');
      executed += 1;
    }
  expect(executed).toBeGreaterThanOrEqual(12);
});
