import { expect, test } from 'playwright/test';
import { testSites, urlOf } from '../sites.js';
import { faultsOf } from './axe.js';

const start = urlOf(testSites.parts);

test('Parts of the author run their scripts, and Trellis components in them keep working', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await page.goto(`${start}introduction`);
  await page.getByRole('button', { name: 'Useful' }).click();
  await expect(page.locator('.own-cheers')).toHaveText('Thank you from /introduction');
  await page.keyboard.press('Control+k');
  await expect(page.locator('dialog.search')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.locator('#page-title')).toHaveText('Watering');
  expect(faults).toEqual([]);
});

for (const width of [390, 820, 1440])
  test(`Parts of the author fit the frame and pass axe at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${start}introduction`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    if (width < 1024) await page.getByRole('button', { name: 'Open navigation' }).click();
    await expect(page.getByText('2 chapters')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Soil' })).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
  });
