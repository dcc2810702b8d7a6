import { expect, test, type Locator } from 'playwright/test';
import { origin, testSites, urlOf } from '../sites.js';

for (const site of [testSites.manual, testSites.underBase]) {
  const start = urlOf(site);

  test.describe(`The page menu under the base "${site.base}"`, () => {
    test('The page menu copies the page as Markdown and reports it', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(`${start}quickstart/`);
      const button = page.locator('.page-menu [data-copy-from]');
      await button.click();
      await expect(button).toHaveAttribute('data-copied', '');
      await expect(page.getByRole('status')).toHaveText('Copied');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^# Quickstart\n/);
    });

    test('The page menu opens, moves the focus and closes with the keyboard', async ({ page }) => {
      await page.goto(`${start}quickstart/`);
      const more = page.getByRole('button', { name: 'More about this page' });
      await more.focus();
      await page.keyboard.press('Enter');
      const menu = page.locator('#page-menu');
      await expect(menu).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(menu.getByRole('link', { name: 'View as Markdown' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(more).toBeFocused();
    });
  });
}

test('A reader without a connection who copies a page stays on it', async ({ page, context }) => {
  await page.goto(`${urlOf(testSites.manual)}quickstart`);
  const failed = page.waitForEvent('requestfailed');
  await context.setOffline(true);
  await page.locator('.page-menu [data-copy-from]').click();
  await failed;
  await page.evaluate(() => new Promise((done) => setTimeout(done, 500)));
  await expect(page).toHaveURL(/quickstart$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('Copying on a site without HTTPS leaves the focus on the button', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }));
  await page.goto(`${urlOf(testSites.manual)}quickstart`);
  const button = page.locator('.page-menu [data-copy-from]');
  await button.press('Enter');
  await expect(button).toHaveAttribute('data-copied', '');
  await expect(button).toBeFocused();
});

/** Sites that do not know their address. */
const anywhere = [testSites.minimal, testSites.searched];

for (const [site, known] of [
  ...anywhere.map((each) => [each, urlOf(each)] as const),
  [testSites.manual, `${origin}/`] as const,
])
  test(`The page menu’s links to chats contain the address of the page (${site.name})`, async ({ page }) => {
    await page.goto(`${urlOf(site)}introduction/`);
    const link = page.locator('#page-menu a', { hasText: 'Open in Claude' });
    const target = new URL((await link.getAttribute('href')) ?? '');
    expect(target.searchParams.get('q')).toContain(`${known}introduction.md`);
  });

test('A long label of the page menu does not widen the page on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${urlOf(testSites.manual)}quickstart/`);
  const label = page.locator('.page-menu-label');
  await expect(label).toHaveText('Copy page');
  // Turkish says it at more length than there is room for.
  await label.evaluate((element) => (element.textContent = 'Sayfayı kopyala'));
  const isFree = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  expect(isFree).toBe(true);
  await expect(page.getByRole('button', { name: 'Sayfayı kopyala' })).toBeVisible();
});

test('The page menu moves below a title with a word that does not fit beside it on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${urlOf(testSites.manual)}quickstart/`);
  const title = page.locator('#page-title');
  const menu = page.locator('.title-row .page-menu');
  const topOf = async (locator: Locator): Promise<number> => (await locator.boundingBox())?.y ?? 0;
  expect((await topOf(menu)) - (await topOf(title))).toBeLessThan(8);
  const lines = await title.evaluate((element) => {
    element.textContent = 'Аутентификация';
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
  expect((await topOf(menu)) - (await topOf(title))).toBeGreaterThan(32);
});

test('The page menu opens the print dialog where the page lists it', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () =>
      document.documentElement.setAttribute('data-printed', String(!document.querySelector(':popover-open')));
  });
  await page.goto(`${urlOf(testSites.manual)}deploying/agents/`);
  await page.getByRole('button', { name: 'More about this page' }).click();
  // A press of the mouse while the menu is still opening would fall beside it.
  await page.getByRole('button', { name: 'Save as PDF' }).press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'true');
});

test('The page menu of a generated page downloads its specification, and that of others does not', async ({ page }) => {
  const start = urlOf(testSites.reference);
  for (const made of ['beds', 'bed', 'grown']) {
    await page.goto(`${start}${made}`);
    await page.getByRole('button', { name: 'More about this page' }).click();
    const link = page.getByRole('link', { name: 'Download the API specification' });
    // A press of the mouse while the menu is still opening would fall beside it.
    const [download] = await Promise.all([page.waitForEvent('download'), link.press('Enter')]);
    expect(download.suggestedFilename()).toBe('openapi.yaml');
  }
  await page.goto(`${start}hand`);
  await expect(page.locator('#page-menu li')).toHaveCount(3);
});

test.describe('The page menu beside the table of contents', () => {
  const start = urlOf(testSites.services);

  test('The page menu stands under the table of contents, or in the title when that is folded', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${start}second`);
    await expect(page.locator('#table-of-contents .page-menu')).toBeVisible();
    await expect(page.locator('.page-menu')).toHaveCount(1);
    for (const other of ['first', 'call']) {
      await page.goto(`${start}${other}`);
      await expect(page.locator('.title-row .page-menu')).toBeVisible();
      await expect(page.locator('.page-menu')).toHaveCount(1);
    }
  });

  test('The page menu stays within the window of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${start}second`);
    await page.locator('.toc-toggle').click();
    await expect(page.locator('#toc-list').getByRole('button', { name: 'Copy page' })).toHaveText('Copy page');
    await page.getByRole('button', { name: 'More about this page' }).click();
    await expect(page.getByRole('link', { name: 'View as Markdown' })).toBeInViewport({ ratio: 1 });
  });
});

test.describe('The page menu without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('The page menu leaves the title its room on a phone without JavaScript', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${urlOf(testSites.minimal)}introduction/`);
    const box = await page.getByRole('button', { name: 'More about this page' }).boundingBox();
    expect(box?.width).toBeLessThan(64);
  });

  test('The page menu leads to the Markdown without JavaScript', async ({ page }) => {
    await page.goto(`${urlOf(testSites.minimal)}introduction/`);
    await expect(page.locator('.page-menu [data-copy-from]')).toBeHidden();
    await expect(page.locator('.page-menu-more > span')).toBeVisible();
    await expect(page.locator('.page-menu-more')).not.toHaveCSS('border-start-start-radius', '0px');
    await page.getByRole('button', { name: 'More about this page' }).click();
    await expect(page.locator('#page-menu a:visible')).toHaveText(['View as Markdown']);
    // A press of the mouse while the menu is still opening would fall beside it.
    await page.locator('#page-menu a:visible').press('Enter');
    await expect(page.locator('body')).toContainText('# Introduction');
  });
});
