import { expect, test } from 'playwright/test';
import { testSites, urlOf } from '../sites.js';

test.use({ viewport: { width: 1440, height: 900 } });

test('The first Tab stop skips to the main content', async ({ page }) => {
  await page.goto(`${urlOf(testSites.manual)}introduction`);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('The version menu opens and closes with the keyboard and returns the focus', async ({ page }) => {
  await page.goto(`${urlOf(testSites.everyField)}introduction`);
  const button = page.locator('.version-button');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#version-menu')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator('#version-menu a').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('#version-menu')).toBeHidden();
  await expect(button).toBeFocused();
});

test('Every element of the frame has an outline when it has the focus', async ({ page }) => {
  await page.goto(`${urlOf(testSites.manual)}introduction`);
  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press('Tab');
    const outline = await page.evaluate(() => {
      const element = document.activeElement;
      return element && element !== document.body ? getComputedStyle(element).outlineStyle : 'none';
    });
    expect(outline).not.toBe('none');
  }
});
