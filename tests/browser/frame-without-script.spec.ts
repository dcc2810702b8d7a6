import { expect, test } from 'playwright/test';
import { testSites, urlOf } from '../sites.js';

const manual = `${urlOf(testSites.manual)}introduction`;

test.use({ javaScriptEnabled: false });

for (const colorScheme of ['light', 'dark'] as const) {
  test(`The mode follows the system without JavaScript: ${colorScheme}`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, colorScheme });
    const page = await context.newPage();
    await page.goto(manual);
    await expect(page.locator('html')).toHaveCSS(
      'background-color',
      colorScheme === 'dark' ? 'rgb(12, 18, 16)' : 'rgb(252, 253, 251)',
    );
    await expect(page.locator('.nav-logo:visible')).toHaveAttribute('src', `/logo/${colorScheme}.svg`);
    await context.close();
  });
}

test('The mode switch is hidden without JavaScript', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(manual);
  await expect(page.getByRole('button', { name: 'Dark mode' })).toBeHidden();
});

test('The sidebar, its groups and the tabs work without JavaScript', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(manual);
  const folder = page.locator('#sidebar details').first();
  await folder.locator('summary').click();
  await folder.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/configuration\/groups\/?$/);
  await page.locator('#navbar').getByRole('link', { name: 'Plant store API' }).click();
  await expect(page).toHaveURL(/\/plant-store\//);
});

test('The drawer and the menu of a phone open and close without JavaScript', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(manual);
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await expect(page.locator('#sidebar').getByRole('link', { name: 'Quickstart' })).toBeVisible();
  await page.getByRole('button', { name: 'Close navigation' }).click();
  await expect(page.locator('#sidebar')).toBeHidden();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.locator('#topbar-cta-button')).toBeVisible();
});
