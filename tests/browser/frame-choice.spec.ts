import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from 'playwright/test';
import { testSites, urlOf } from '../sites.js';

const current = urlOf(testSites.current);
const phone = { width: 390, height: 844 };

for (const { name, viewport } of [
  { name: 'beside the page', viewport: { width: 1440, height: 900 } },
  { name: 'in the drawer of a phone', viewport: phone },
])
  test.describe(`sections of a dropdown, ${name}`, () => {
    test.use({ viewport });

    test('are chosen in a box that names the one the reader is in', async ({ page }) => {
      await page.goto(`${current}tools/boat`);
      if (viewport === phone) await page.getByRole('button', { name: 'Open navigation' }).click();
      const choice = page.locator('#sidebar .sidebar-choice');
      await expect(choice.locator('summary')).toHaveText('Boats');
      await expect(choice.getByRole('link')).toHaveCount(0);

      await choice.locator('summary').press('Enter');
      await expect(choice.getByRole('link', { name: 'Boats' })).toHaveAttribute('aria-current', 'true');
      const { violations } = await new AxeBuilder({ page }).include('#sidebar').analyze();
      expect(violations).toEqual([]);

      await choice.getByRole('link', { name: 'Knives To cut them with.' }).click();
      await expect(page).toHaveURL(/\/tools\/knife\/?$/);
      await expect(page.locator('#sidebar .sidebar-choice summary')).toHaveText('Knives');
    });
  });

test('anchors beside the choice stand below it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${current}tools/boat`);
  await expect(page.locator('#sidebar .nav-anchor')).toHaveText(['Forum', 'News']);
});
