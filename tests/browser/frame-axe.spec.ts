import { expect, test, type Page } from 'playwright/test';
import { testSites, urlOf } from '../sites.js';
import { colourRules, faultsOf, sizes } from './axe.js';

const { manual, everyField, otherForms, minimal, current, services } = testSites;
const pages = [
  [manual, 'introduction'],
  [everyField, 'quickstart'],
  [otherForms, 'quickstart'],
  [manual, 'no-such-page'],
  [minimal, 'introduction'],
  // With a box of products beside tabs, and with a banner.
  [current, 'tools/knife'],
  [services, 'first'],
] as const;

/** In both modes, where a site leaves the choice to its reader. */
async function expectNoFaults(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect(await faultsOf(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await faultsOf(page, { rules: colourRules }), 'in dark mode').toEqual([]);
}

for (const size of sizes) {
  test(`Pages of all frames pass axe at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    for (const [site, path] of pages)
      await test.step(`${site.name}/${path}`, async () => {
        await page.goto(urlOf(site) + path);
        await expectNoFaults(page);
      });
  });
}

test('No navigation of a frame is empty', async ({ page }) => {
  await page.setViewportSize(sizes[1]);
  for (const [site, path] of pages)
    await test.step(`${site.name}/${path}`, async () => {
      await page.goto(urlOf(site) + path);
      const navigation = page.getByRole('navigation');
      await expect(navigation.first()).toBeVisible();
      await expect(navigation.filter({ hasNot: page.getByRole('link') })).toHaveCount(0);
    });
});

test('The manual passes axe on a phone after a button of its bar is pressed', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  for (const name of ['Open navigation', 'More', 'On this page'])
    await test.step(name, async () => {
      await page.goto(`${urlOf(manual)}introduction`);
      await page.getByRole('button', { name, exact: true }).click();
      await expectNoFaults(page);
    });
});

test('The frame has sufficient contrast on a dark background that is lighter than the default', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.setViewportSize(sizes[1]);
  await page.goto(`${urlOf(manual)}introduction`);
  await page.evaluate(() => document.documentElement.style.setProperty('--background-dark', '34 40 49'));
  expect(await faultsOf(page, { rules: colourRules })).toEqual([]);
});
