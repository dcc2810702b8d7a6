import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from 'playwright';
import { succeed } from './commands.js';
import { execute } from './execute.js';
import { commandsOf, filesOf } from './manual.js';
import { emptyFolder, write } from './project.js';
import { openBrowser } from './reader.js';

let browser: Browser;
beforeAll(async () => (browser = await openBrowser()));
afterAll(() => browser.close());

it('The quickstart turns an empty folder into a site', async () => {
  const folder = emptyFolder();
  const page = 'content/quickstart.mdx';
  const commands = commandsOf(page);
  expect(commands).toHaveLength(5);
  for (const command of commands) await execute(browser, command, folder, 'Introduction');
  const least = emptyFolder();
  for (const [file, [text = '']] of filesOf(page)) write(path.join(least, file), text);
  expect(existsSync(path.join(least, 'introduction.mdx'))).toBe(true);
  await succeed(`npx trellis-docs check "${least}" --strict`, { cwd: folder });
});
