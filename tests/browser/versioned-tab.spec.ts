import { expect, test, type Page } from 'playwright/test';
import { testSites, urlOf } from '../sites.js';
import { faultsOf } from './axe.js';

test.use({ baseURL: urlOf(testSites.versionedTab) });

const language = (page: Page) => page.locator('#localization-select-trigger');
const version = (page: Page) => page.getByRole('button', { name: /^(?:Version|Версия)/ });

async function choose(page: Page, menu: 'language' | 'version', name: string): Promise<void> {
  await (menu === 'language' ? language(page) : version(page)).click();
  await page.locator('.version-menu:popover-open').getByRole('link', { name }).click();
}

for (const width of [1440, 390]) {
  test.describe(`At ${width} pixels`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('A page outside of versions keeps its address in the other version, and its language', async ({ page }) => {
      await page.goto('en/start');
      await expect(version(page)).toHaveText('V2');
      await choose(page, 'version', 'V1');
      await expect(version(page)).toHaveText('V1');
      await expect(page).toHaveURL(/\/en\/start\/?$/);
      await expect(language(page)).toHaveText('English');
      await expect(page.locator('a', { hasText: 'Calls' }).first()).toHaveAttribute('href', '/en/v1/calls');
      expect(await faultsOf(page, { within: '#navbar' })).toEqual([]);
    });

    test('Another language shows the same page in the same version', async ({ page }) => {
      await page.goto('en/start');
      await choose(page, 'version', 'V1');
      await expect(version(page)).toHaveText('V1');
      await choose(page, 'language', 'Русский');
      await expect(page).toHaveURL(/\/ru\/start\/?$/);
      await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
      await expect(language(page)).toHaveText('Русский');
      await expect(version(page)).toHaveText('V1');
    });

    test('A page of a version sets the version of the pages outside of versions', async ({ page }) => {
      await page.goto('ru/v1/calls');
      await expect.poll(() => page.evaluate(() => localStorage.getItem('trellis:version'))).toBe('Русский · V1');
      await page.goto('ru/rules');
      await expect(version(page)).toHaveText('V1');
      await choose(page, 'version', 'V2');
      await expect(version(page)).toHaveText('V2');
      await expect(page).toHaveURL(/\/ru\/rules\/?$/);
    });
  });
}

test('The search finds a page outside of versions in each version of its language, and in no other language', async ({
  page,
}) => {
  for (const path of ['en/start', 'en/v1/calls', 'en/v2/calls']) {
    await page.goto(`${path}?search=start`);
    await expect(page.getByRole('option').first()).toContainText('Start');
  }
  await page.goto('ru/v1/calls?search=правила');
  await expect(page.getByRole('option').first()).toContainText('Правила работы');
  await page.goto('en/start?search=правила');
  await expect(page.getByText('Nothing found')).toBeVisible();
});
