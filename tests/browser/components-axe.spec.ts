import { test } from 'playwright/test';
import { testSites, urlOf } from '../sites.js';
import { expectAccessible, expectNoSidewaysScrolling } from './everyLook.js';

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
  'types',
  'fields',
  'examples',
  'frames',
  'icons-and-tooltips',
  'updates',
  'further',
  'elements',
  'looks',
];

test('The component pages pass axe and do not scroll horizontally', async ({ page }) => {
  for (const name of pages)
    await test.step(name, async () => {
      await page.goto(name);
      await expectAccessible(page, '#content');
      await expectNoSidewaysScrolling(page);
    });
});
