import { expect, type Page } from 'playwright/test';
import { addressOf, frameOf, openPlayground, test } from './playground.js';

/** Effects of a hostile document on a page and its frames. */
async function harmOf(page: Page): Promise<unknown[]> {
  const found = await Promise.all(
    page
      .frames()
      .map((frame) =>
        frame.evaluate(() => [
          Reflect.get(window, 'harmed'),
          getComputedStyle(document.body).display === 'none' && 'hidden',
          ...Array.from(
            document.querySelectorAll('a[href], form[action]'),
            (element) =>
              /^\s*(?:javascript|data):/i.test(element.getAttribute('href') ?? element.getAttribute('action') ?? '') &&
              element.outerHTML,
          ),
          ...Array.from(
            document.querySelectorAll('*'),
            (element) => element.getAttributeNames().some((name) => name.startsWith('on')) && element.outerHTML,
          ),
        ]),
      ),
  );
  return found.flat().filter(Boolean);
}

const operation = 'api-reference/img-src=x-onerror=windowharmed=tag/hostile-titlescriptwindowharmed=summaryscript';

test('The page of a hostile specification runs no code and shows its text', async ({ page }) => {
  await page.goto(addressOf('schemes', operation));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hostile </title>');
  await page.evaluate(() => {
    for (const box of document.querySelectorAll('details')) box.open = true;
    for (const link of document.querySelectorAll<HTMLElement>('.mdx-content a:not([href^="/"])')) link.click();
  });
  expect(await harmOf(page)).toEqual([]);
});

test('The playground of a hostile specification runs no code and shows its text', async ({ page }) => {
  const frame = await openPlayground(page, addressOf('schemes', operation));
  await expect(frame.getByText(/harmed/).first()).toBeAttached();
  expect(page.frames()).toHaveLength(2);
  expect(await harmOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(frameOf(page).locator('body')).toBeHidden();
});

test('The explorer of a hostile specification runs no code and shows its text', async ({ page }) => {
  await page.goto(addressOf('schemes', '_trellis/explorer/hostile/'));
  await expect(page.getByText(/harmed/).first()).toBeAttached();
  await page.waitForLoadState('networkidle');
  expect(await harmOf(page)).toEqual([]);
});
