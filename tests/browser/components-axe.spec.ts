import { test } from 'playwright/test';
import { testSites, urlOf } from '../sites.js';
import { expectGoodPages } from './everyLook.js';

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
  await expectGoodPages(page, pages, { within: '#content' });
});
