import { expect, test } from 'playwright/test';
import { harmlessHost } from '../outside.js';

test('A request to another host is answered by the tests and never leaves the machine', async ({ page }) => {
  await page.goto(`http://${harmlessHost}/`);
  await expect(page.locator('body')).toHaveText('caught');
  await expect(page.goto(`https://${harmlessHost}/`)).rejects.toThrow();
});
