import { expect, test } from 'playwright/test';
import { testSites, urlOf } from '../sites.js';

test.use({ baseURL: urlOf(testSites.components), javaScriptEnabled: false });

test('All tab panels are open and titled without JavaScript', async ({ page }) => {
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

test('All blocks of a code group are shown with titles and without buttons when JavaScript is off', async ({
  page,
}) => {
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

test('Accordions open, and tooltips and types appear, without JavaScript', async ({ page }) => {
  await page.goto('accordions');
  await page.locator('.accordion > summary').first().click();
  await expect(page.locator('.accordion').first()).toHaveAttribute('open');
  await page.goto('icons-and-tooltips');
  await page.getByText('word', { exact: true }).hover();
  await expect(page.getByText('An explanation')).toBeVisible();
  await page.goto('types');
  await page.getByRole('button', { name: 'water', exact: true }).focus();
  await expect(page.getByText('Waters a plant.')).toBeVisible();
  await expect(page.getByText('Waters a plant.')).toBeInViewport();
});
