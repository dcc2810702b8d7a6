import { expect, test } from 'playwright/test';
import { testSites, urlOf } from '../sites.js';

test.use({ baseURL: urlOf(testSites.components), javaScriptEnabled: false });

test('every panel of tabs is open and says which it is', async ({ page }) => {
  await page.goto('tabs');
  for (const title of ['npm', 'pnpm', 'yarn']) {
    await expect(page.getByText(`First group, ${title}.`)).toBeVisible();
    await expect(
      page
        .locator('.tabs')
        .first()
        .locator('.panel-title', { hasText: new RegExp(`^${title}$`) }),
    ).toBeVisible();
  }
  await expect(page.getByRole('tablist').first()).toBeHidden();
});

test('every block of a group is shown, with its title, and no button that does nothing', async ({ page }) => {
  await page.goto('code-groups');
  const group = page.locator('.code-group').first();
  await expect(group.getByText('water();')).toBeVisible();
  await expect(group.getByText('water()', { exact: true })).toBeVisible();
  await expect(group.locator('.panel-title', { hasText: 'water.py' })).toBeVisible();
  await expect(page.locator('.code-copy').first()).toBeHidden();
  await page.goto('code-options');
  await expect(page.getByText('Line 20').first()).toBeVisible();
  await expect(page.locator('.code-expand')).toBeHidden();
});

test('accordions and trees open, tooltips show', async ({ page }) => {
  await page.goto('accordions');
  await page.locator('.accordion > summary').first().click();
  await expect(page.locator('.accordion').first()).toHaveAttribute('open');
  await page.goto('icons-and-tooltips');
  await page.getByText('word', { exact: true }).hover();
  await expect(page.getByText('An explanation')).toBeVisible();
});
