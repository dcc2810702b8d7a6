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

for (const [site, path] of pages) {
  for (const size of sizes) {
    test(`The page ${site.name}/${path} passes axe at ${size.width} px`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.goto(urlOf(site) + path);
      await expectNoFaults(page);
    });
  }
}

for (const name of ['Open navigation', 'More', 'On this page']) {
  test(`The manual passes axe on a phone after the button "${name}" is pressed`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${urlOf(manual)}introduction`);
    await page.getByRole('button', { name, exact: true }).click();
    await expectNoFaults(page);
  });
}
