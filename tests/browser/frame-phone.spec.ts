import { expect, test, type Page } from 'playwright/test';
import { testSites, urlOf } from '../sites.js';

const url = `${urlOf(testSites.manual)}writing/markdown`;
const opener = (page: Page) => page.getByRole('button', { name: 'Open navigation' });
const drawer = (page: Page) => page.locator('#sidebar');

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('The drawer is a dialog with the current page in view', async ({ page }) => {
  await page.goto(url);
  await expect(drawer(page)).toBeHidden();
  await opener(page).click();
  await expect(page.getByRole('dialog', { name: 'Navigation' })).toBeVisible();
  await expect(drawer(page).locator('[aria-current=page]')).toBeInViewport();
  await expect(drawer(page).getByRole('link', { name: 'Plant store API' })).toHaveCount(1);
});

test('The drawer begins with its first entry if the current page is in view there', async ({ page }) => {
  await page.goto(`${urlOf(testSites.manual)}introduction`);
  await opener(page).click();
  await expect(drawer(page).locator('[aria-current=page]')).toBeInViewport();
  await expect(drawer(page).locator('a').first()).toBeInViewport({ ratio: 1 });
});

test('The focus stays in the drawer, and Escape returns it to the button', async ({ page }) => {
  await page.goto(url);
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Close navigation' })).toBeFocused();
  const outside = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      return activeElement !== document.body && !activeElement?.closest('#sidebar');
    });
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    expect(await outside()).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test('A tap outside closes the drawer', async ({ page }) => {
  await page.goto(url);
  await opener(page).click();
  await expect(drawer(page)).toBeVisible();
  await page.touchscreen.tap(370, 500);
  await expect(drawer(page)).toBeHidden();
});

test('The drawer is closed after navigation and after Back', async ({ page }) => {
  await page.goto(url);
  await opener(page).click();
  await drawer(page).getByRole('link', { name: 'Code blocks' }).click();
  await expect(page).toHaveURL(/code-blocks\/?$/);
  await expect(drawer(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/markdown\/?$/);
  await expect(drawer(page)).toBeHidden();
});

test('A group opens in the drawer without leaving the page', async ({ page }) => {
  await page.goto(url);
  await opener(page).click();
  const folder = drawer(page).locator('details').first();
  await folder.locator('summary').click();
  await expect(folder.getByRole('link').first()).toBeVisible();
  await expect(page).toHaveURL(/markdown\/?$/);
});

test('The header links and the mode switch are behind one button on a phone', async ({ page }) => {
  await page.goto(url);
  await expect(page.locator('#topbar-cta-button')).toBeHidden();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.locator('#topbar-cta-button')).toBeVisible();
  await page.getByRole('button', { name: 'Dark mode' }).click();
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  await page.keyboard.press('Escape');
  await expect(page.locator('#topbar-cta-button')).toBeHidden();
});

test('The table of contents opens under the header and closes when an entry is chosen', async ({ page }) => {
  await page.goto(url);
  await page.getByRole('button', { name: 'On this page' }).click();
  const list = page.locator('#toc-list');
  await list.getByRole('link', { name: 'Tables' }).click();
  await expect(list).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Tables' })).toBeInViewport();
});

for (const width of [360, 390, 820]) {
  test(`Nothing scrolls horizontally at ${width} px, and touch targets are at least 40 px high`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(url);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await opener(page).click();
    const heights = await page
      .locator('#sidebar a:visible, #sidebar button:visible, #sidebar summary:visible, #navbar button:visible')
      .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(10);
    expect(Math.min(...heights.filter((height) => height > 1))).toBeGreaterThanOrEqual(40);
  });
}

test('A wide logo leaves room for the name of the language', async ({ page }) => {
  for (const path of ['en/introduction', 'de/introduction', 'ar/introduction']) {
    await page.goto(`${urlOf(testSites.languages)}${path}`);
    await page.locator('.nav-logo').evaluate((logo) => (logo.textContent = 'Meadows and Greenhouses'));
    const name = page.locator('#localization-select-trigger [data-version-name]');
    expect(await name.evaluate(({ clientWidth, scrollWidth }) => scrollWidth - clientWidth)).toBe(0);
    expect((await page.locator('.home-link').boundingBox())?.width).toBeGreaterThan(80);
  }
});
