import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { Browser } from 'playwright';
import { serve, shellEnvironment } from './commands.js';
import { expectPage, openBrowser } from './reader.js';

let browser: Browser;
beforeAll(async () => (browser = await openBrowser()));
afterAll(() => browser.close());

it("The README's first command shows the manual, with diagrams and a playground that the mock answers", async () => {
  await using server = await serve(inject('firstCommand'), {
    cwd: inject('clone'),
    env: shellEnvironment('theirs'),
  });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));

  await page.goto(server.url);
  await expectPage(page.getByRole('heading', { level: 1, name: 'Introduction' })).toBeVisible();

  await page.goto(`${server.url}writing/diagrams`);
  await expectPage(page.locator('trellis-diagram svg').first()).toBeVisible();

  await page.keyboard.press('Control+k');
  await page.locator('#search-input').fill('diagrams');
  await expectPage(page.locator('dialog.search').getByRole('option').first()).toContainText(/diagrams/i);
  await page.keyboard.press('Escape');

  await page.goto(`${server.url}plant-store/create-plant`);
  await page.getByRole('button', { name: 'Try it' }).click();
  const frame = page.frameLocator('iframe[title="API playground"]');
  await frame
    .getByRole('region', { name: /Authentication/ })
    .getByRole('textbox')
    .last()
    .fill('abc');
  await frame.locator('[data-addressbar-action="send"]:visible').click();
  await expectPage(frame.getByText('200 OK').first()).toBeVisible();

  expect(faults).toEqual([]);
  await page.close();
});
