import { inject } from 'vitest';
import type { Browser } from 'playwright';
import { serve, succeed } from './commands.js';
import { expectPage } from './reader.js';

/** The package stands where the registry would have it. */
const withTarball = (command: string): string =>
  command.replace(
    /^npm install (.*)\btrellis-docs\b/,
    (_, before: string) => `npm install ${before}"${inject('tarball')}"`,
  );

/** Opens a page and waits for its heading. */
export async function open(browser: Browser, url: string, heading: string): Promise<void> {
  const page = await browser.newPage();
  await page.goto(url);
  await expectPage(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await page.close();
}

/** Runs a command that the manual names; what it serves is opened, and has to show the heading. */
export async function execute(browser: Browser, command: string, folder: string, heading: string): Promise<void> {
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
  if (!command.includes(' mock ')) await open(browser, server.url, heading);
}
