import { expect, test, type Page } from 'playwright/test';
import { testSites, urlOf } from '../sites.js';

const large = urlOf(testSites.large);

const links = (page: Page) => page.locator('.sidebar-tree a[href^="/g"]');
const current = (page: Page) => page.locator('.sidebar-tree [aria-current=page]');

test.use({ viewport: { width: 1440, height: 900 } });

test('A page of a large site contains its own group and links to the groups near it', async ({ page }) => {
  await page.route('**/_trellis/nav/**', (route) => route.abort());
  await page.goto(`${large}g10/p5`);
  await expect(links(page).filter({ hasText: 'of 10' })).toHaveCount(20);
  // No titles of nothing.
  await expect(page.locator('.sidebar-title')).toHaveText(['Group 10']);
  await expect(page.locator('trellis-tree > a')).toHaveCount(19);
  await page.getByRole('link', { name: 'Group 12' }).click();
  await expect(page).toHaveURL(/\/g12\/p0\/?$/);
});

test('The full sidebar of a large site is loaded without moving the current entry', async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_trellis/nav/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${large}g10/p5`);
  const before = await current(page).boundingBox();
  release();
  await expect(links(page)).toHaveCount(400);
  expect(await current(page).boundingBox()).toEqual(before);
  await expect(current(page)).toHaveText('Page 5 of 10');

  await page.locator('#sidebar').getByRole('link', { name: 'Page 6 of 10' }).click();
  await expect(page).toHaveURL(/\/g10\/p6\/?$/);
  await expect(links(page)).toHaveCount(400);
  await expect(current(page)).toHaveText('Page 6 of 10');
});

test('The full sidebar of a large site is loaded on a phone when the drawer opens', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${large}g10/p5`);
  await page.waitForLoadState('networkidle');
  expect(await links(page).count()).toBeLessThan(400);
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await expect(links(page)).toHaveCount(400);
  await expect(current(page)).toBeInViewport();
});

test.describe('A large site without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Every page of a large site can be reached without JavaScript', async ({ page }) => {
    await page.goto(`${large}g10/p5`);
    await page.getByRole('link', { name: 'All pages' }).click();
    await page.getByRole('link', { name: 'Page 19 of 19' }).click();
    await expect(page).toHaveURL(/\/g19\/p19\/?$/);
  });
});

test('Labels in groups that the page loads have their style', async ({ page }) => {
  await page.goto(`${large}g0/p0`);
  const label = page.locator('#sidebar .nav-tag-pill');
  await expect(label).toHaveText('New');
  await expect(label).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});
