import { expect, test, type Page } from 'playwright/test';
import { testSites, urlOf } from '../sites.js';

const site = urlOf(testSites.everyField);
const button = (page: Page) => page.locator('.version-button');

test.use({ viewport: { width: 1440, height: 900 } });

async function choose(page: Page, version: string): Promise<void> {
  await button(page).click();
  await page.locator('#version-menu').getByRole('link', { name: version }).click();
}

test('A page in several versions keeps its address and shows the navigation of the chosen version', async ({
  page,
}) => {
  await page.goto(`${site}quickstart`);
  await expect(button(page)).toHaveText('v2');
  await expect(page.locator('#pagination [rel=next]')).toContainText('Overview');
  await choose(page, 'v1');
  await expect(page).toHaveURL(/\/quickstart\/?$/);
  await expect(button(page)).toHaveText('v1');
  await expect(button(page)).toHaveAccessibleName('Version: v1');
  await expect(page.locator('#sidebar').getByRole('link', { name: 'Old CLI' })).toBeVisible();
  await expect(page.locator('#sidebar [aria-current=page]')).toHaveText('Quickstart');
  await expect(page.locator('#pagination [rel=next]')).toHaveAttribute('href', '/v1/storage');
});

test('A page in one version sets the version, which is kept', async ({ page }) => {
  await page.goto(`${site}v1/storage`);
  await expect(button(page)).toHaveText('v1');
  // The button says so before the script that keeps the version runs.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('trellis:version'))).toBe('v1');
  await page.goto(`${site}introduction`);
  await expect(button(page)).toHaveText('v1');
  await page.goto(`${site}storage/disk`);
  await expect(button(page)).toHaveText('v2');
});

test('The version menu leads to the first page of a version that lacks the current page', async ({ page }) => {
  await page.goto(`${site}storage/s3`);
  await choose(page, 'v1');
  await expect(page).toHaveURL(/\/introduction\/?$/);
  await expect(button(page)).toHaveText('v1');
});

test('The sidebar is hidden until the navigation of the chosen version is loaded', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('trellis:version', 'v1'));
  await page.route('**/_trellis/nav/**', async (route) => {
    await expect(page.locator('#sidebar-content')).toHaveCSS('visibility', 'hidden');
    await route.continue();
  });
  await page.goto(`${site}introduction`);
  await expect(page.locator('#sidebar-content')).toHaveCSS('visibility', 'visible');
  await expect(button(page)).toHaveText('v1');
});

test('The sidebar stays when the navigation of another version cannot be loaded', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('trellis:version', 'v1'));
  await page.route('**/_trellis/nav/**', (route) => route.abort());
  await page.goto(`${site}introduction`);
  await expect(page.locator('#sidebar').getByRole('link', { name: 'Quickstart' })).toBeVisible();
  await expect(button(page)).toHaveText('v2');
  // A click beside the menu chooses no version.
  await page.locator('h1').click();
  expect(await page.evaluate(() => localStorage.getItem('trellis:version'))).toBe('v1');
});

test('Versions stand beside the logo in both directions of text when the logo is above the sidebar', async ({
  page,
}) => {
  const gap = () =>
    page.evaluate(() => {
      const [logo, versions] = ['.home-link', '.version-select'].map((each) =>
        document.querySelector(each)?.getBoundingClientRect(),
      );
      return logo && versions && Math.max(versions.left - logo.right, logo.left - versions.right);
    });
  await page.goto(urlOf(testSites.current));
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  expect(await gap()).toBeGreaterThanOrEqual(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(urlOf(testSites.arabic));
  await page.evaluate(() => (document.documentElement.dataset['layout'] = 'sidenav'));
  expect(await gap()).toBeGreaterThanOrEqual(0);
});

test('A page without a sidebar has the logo at the start of the header in each layout', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(urlOf(testSites.current));
  await page.locator('#body-content').evaluate((node) => node.removeAttribute('data-has-sidebar'));
  const places = () =>
    page.locator('.home-link, .top-search').evaluateAll((each) => each.map((node) => node.getBoundingClientRect().x));
  const before = await places();
  await page.evaluate(() => delete document.documentElement.dataset['layout']);
  expect(await places()).toEqual(before);
});
