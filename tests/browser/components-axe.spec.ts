import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from 'playwright/test';
import { testSites, urlOf } from '../sites.js';

test.use({ baseURL: urlOf(testSites.components) });

const pages = [
  'callouts',
  'cards',
  'steps',
  'tabs',
  'accordions',
  'code',
  'code-options',
  'code-groups',
  'fields',
  'examples',
  'frames',
  'icons-and-tooltips',
  'updates',
  'further',
  'elements',
  'looks',
];

for (const name of pages) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${name} has no fault of accessibility in ${colorScheme} mode`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(name);
      const { violations } = await new AxeBuilder({ page }).include('#content').analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    });
  }
}

for (const width of [360, 390, 820, 1280, 1440]) {
  test(`no page of components scrolls sideways at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const name of pages) {
      await page.goto(name);
      const beyond = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(beyond, name).toBeLessThanOrEqual(0);
    }
  });
}
