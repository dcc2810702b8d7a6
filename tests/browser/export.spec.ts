import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, type Page } from 'playwright/test';
import { exportSite } from '../../src/features/export/exportSite.js';
import { built } from '../built.js';
import { testSites } from '../sites.js';

// One folder for all.
test.describe.configure({ mode: 'default' });

let folder = '';
let faults: string[] = [];

const at = (file: string): string => pathToFileURL(path.join(folder, file)).href;

test.beforeAll(async () => {
  const { output } = await built(testSites.everyField);
  // The name has signs that addresses write otherwise.
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'trellis export #')), 'docs');
  await exportSite(output, folder);
});

test.afterAll(() => {
  // Without a folder its parent would be the repository.
  if (folder !== '') rmSync(path.dirname(folder), { recursive: true });
});

test.beforeEach(async ({ page }) => {
  faults = [];
  page.on('requestfailed', (request) => {
    // A page that is left asks no longer for what it was loading.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') faults.push(`${request.url()} failed.`);
  });
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await page.context().route(/^https:/, (route) => route.fulfill({ json: {} }));
});

test.afterEach(() => expect(faults).toEqual([]));

const title = (page: Page) => page.locator('#page-title');

test('An exported site opens from its folder, with links, search, both modes and API pages', async ({ page }) => {
  await page.goto(at('index.html'));
  const link = page.locator('#sidebar').getByRole('link', { name: 'Quickstart' });
  await link.click();
  await expect(page).toHaveURL(at('quickstart/index.html'));
  // A page that has not been laid out yet wants no font, and is ready.
  const hasFont = (): Promise<boolean> =>
    page.evaluate(async () => {
      await document.fonts.ready;
      return [...document.fonts].some(({ status }) => status === 'loaded');
    });
  await expect.poll(hasFont).toBe(true);

  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('combobox').fill('create plant');
  const hit = page.getByRole('option').first();
  await expect(hit).toContainText('Create');
  await hit.click();
  await expect(page).toHaveURL(/\/index\.html/);
  await expect(title(page)).toContainText('Create');

  await expect(page.getByText('Requests can be sent on the published site only.')).toBeVisible();
  await expect(page.locator('[data-playground]')).toHaveCount(0);
  const isDark = (): Promise<boolean> => page.evaluate(() => document.documentElement.classList.contains('dark'));
  const wasDark = await isDark();
  await page.locator('[data-mode-toggle]:visible').first().click();
  await expect.poll(isDark).toBe(!wasDark);
  const stored = (): Promise<string | null> => page.evaluate(() => localStorage.getItem('trellis:mode'));
  expect(await stored()).not.toBeNull();
  await page.reload();
  // Chromium loses the storage of a page from a file in about 7 of 100 reloads, also that of a page without any script of ours.
  expect(await isDark()).toBe((await stored()) === null ? wasDark : !wasDark);
  await page.waitForLoadState('networkidle');
});

test('A misspelt word is found in an exported site, and tabs and the drawer of a phone work', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at('quickstart/index.html'));
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await expect(page.locator('#sidebar').getByRole('link', { name: 'Quickstart' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('combobox').fill('quikstart');
  await expect(page.getByRole('option').first()).toContainText('Quickstart');
  await page.goto(at('404.html'));
  await page.getByRole('main').getByRole('link').first().click();
  await expect(title(page)).toBeVisible();
});
