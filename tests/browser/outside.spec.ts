import { expect, test } from 'playwright/test';
import { harmlessHost } from '../outside.js';

test('what a page sends elsewhere is caught', async ({ page }) => {
  await page.goto(`http://${harmlessHost}/`);
  await expect(page.locator('body')).toHaveText('caught');
  await expect(page.goto(`https://${harmlessHost}/`)).rejects.toThrow();
});
