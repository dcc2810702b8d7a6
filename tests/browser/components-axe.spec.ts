import { expect, test } from 'playwright/test';
import { testSites, urlOf } from '../sites.js';
import { colourRules, faultsOf } from './axe.js';
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

test('A formula with a mistake has sufficient contrast in dark mode', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('text');
  const formula = page.locator('.katex').first();
  await expect(formula).toBeAttached();
  // As KaTeX writes it.
  await formula.evaluate((element: HTMLElement) => {
    element.className = 'katex-error';
    element.style.color = '#cc0000';
    element.textContent = '\\leaves';
  });
  expect(await faultsOf(page, { within: '.katex-error', rules: colourRules })).toEqual([]);
});
