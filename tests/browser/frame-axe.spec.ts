import { expect, test } from 'playwright/test';
import { testSites, urlOf } from '../sites.js';
import { faultsOf, sizes } from './axe.js';

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

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [site, path] of pages) {
    test(`axe finds nothing in ${site.name}/${path}, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(urlOf(site) + path);
      for (const size of sizes) {
        await page.setViewportSize(size);
        expect(await faultsOf(page), `${size.width} px`).toEqual([]);
      }
    });
  }

  for (const name of ['Open navigation', 'More', 'On this page']) {
    test(`axe finds nothing on a phone after "${name}", ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`${urlOf(manual)}introduction`);
      await page.getByRole('button', { name, exact: true }).click();
      expect(await faultsOf(page)).toEqual([]);
    });
  }
}
