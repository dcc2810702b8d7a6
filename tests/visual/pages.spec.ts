// What the pages look like, in both modes and at three widths. Renewed by `npm run test:update`.
import { expect, test } from 'playwright/test';
import { testSites, urlOf } from '../sites.js';

const widths = [390, 820, 1440];
const height = 900;
const modes = ['light', 'dark'] as const;
const pages = [
  ['content', testSites.manual, 'introduction'],
  ['code', testSites.manual, 'writing/code-blocks'],
  ['api', testSites.manual, 'plant-store/create-plant'],
  ['every-field', testSites.everyField, 'sdk/js'],
  ['not-found', testSites.manual, '404.html'],
] as const;

for (const [name, site, path] of pages) {
  for (const mode of modes) {
    for (const width of widths) {
      test(`${name}, ${mode}, ${width} px`, async ({ page }) => {
        await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height });
        await page.route(/^https?:\/\/(?!127\.0\.0\.1)/, (route) => route.abort());
        await page.addInitScript((chosen) => localStorage.setItem('trellis:mode', chosen), mode);
        await page.goto(urlOf(site) + path);
        await page.evaluate(() => document.fonts.ready);
        await expect(page).toHaveScreenshot(`${name}-${width}-${mode}.png`);
      });
    }
  }
}
