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

for (const name of pages) {
  test(`The component page ${name} passes axe and does not scroll horizontally`, async ({ page }) => {
    await page.goto(name);
    await expectAccessible(page, '#content');
    await expectNoSidewaysScrolling(page);
  });
}
