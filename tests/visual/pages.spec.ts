// Screenshots of pages, in both modes and at three widths.
import { expect, type Page } from 'playwright/test';
import { openPlayground, testWithApi as test } from '../browser/playground.js';
import { testSites, urlOf, type TestSite } from '../sites.js';

/** Message of a failing test: another browser or other fonts render differently. */
const advice = 'Where the machine is another one, take its pictures on unchanged code first: `npm run test:update`.';

const widths = [390, 820, 1440];
const height = 900;
const modes = ['light', 'dark'] as const;

async function search(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.locator('#search-input').fill('water');
  await expect(page.locator('dialog.search')).toHaveAttribute('data-query', 'water');
  await expect(page.locator('dialog.search').getByRole('option').first()).toBeVisible();
}

/** Diagrams are rendered once they are near the window. */
async function drawDiagram(page: Page): Promise<void> {
  const diagram = page.locator('#content trellis-diagram');
  await diagram.scrollIntoViewIfNeeded();
  await expect(diagram.locator('.diagram-view svg')).toBeVisible();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

const pages: [name: string, site: TestSite, path: string, open?: (page: Page) => Promise<unknown>][] = [
  ['content', testSites.manual, 'introduction'],
  ['code', testSites.manual, 'writing/code-blocks'],
  ['api', testSites.manual, 'plant-store/create-plant'],
  ['every-field', testSites.everyField, 'sdk/js'],
  ['not-found', testSites.manual, '404.html'],
  ['landing', testSites.components, 'modes/landing'],
  ['right-to-left', testSites.arabic, ''],
  ['search', testSites.searched, 'introduction', search],
  ['playground', testSites.playground, 'token', (page) => openPlayground(page, page.url())],
];

/** One page with every component, whose whole length is compared. */
const gallery = ['components', testSites.components, 'looks', drawDiagram] as const;

for (const [name, site, path, open] of [...pages, gallery]) {
  for (const mode of modes) {
    for (const width of widths) {
      test(`${name}, ${mode}, ${width} px`, async ({ page }) => {
        await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height });
        await page.route(/^https?:\/\/(?!127\.0\.0\.1)/, (route) => route.abort());
        await page.addInitScript((chosen) => localStorage.setItem('trellis:mode', chosen), mode);
        await page.goto(urlOf(site) + path);
        await open?.(page);
        await page.evaluate(() => document.fonts.ready);
        await expect(page, advice).toHaveScreenshot(`${name}-${width}-${mode}.png`, { fullPage: name === gallery[0] });
      });
    }
  }
}
