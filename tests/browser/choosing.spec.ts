import { expect, test, type Page } from 'playwright/test';
import { testSites, urlOf } from '../sites.js';
import { faultsOf } from './axe.js';

test.use({ baseURL: urlOf(testSites.components) });

const contents = (page: Page) => page.locator('.toc-item:visible');
const noFaults = async (page: Page) => expect(await faultsOf(page, { within: '#content' })).toEqual([]);

test.describe('Views', () => {
  test('One view is shown at a time with its headings and matching tabs, and the choice is kept', async ({ page }) => {
    await page.goto('views');
    await expect(page.getByText('npm i fern')).toBeVisible();
    await expect(page.getByText('pip install fern')).toBeHidden();
    await expect(contents(page)).toHaveText(['Shared', 'Install with npm']);
    await page.getByRole('button', { name: 'Python' }).click();
    await expect(page.getByText('pip install fern')).toBeVisible();
    await expect(contents(page)).toHaveText(['Shared', 'Install with pip']);
    await expect(page.getByRole('tab', { name: 'Python' })).toHaveAttribute('aria-selected', 'true');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Python' })).toHaveAttribute('aria-pressed', 'true');
    await noFaults(page);
  });

  test('A link into a view opens it', async ({ page }) => {
    await page.goto('views#install-with-pip');
    await expect(page.getByText('pip install fern')).toBeVisible();
    await expect(page.getByText('npm i fern')).toBeHidden();
  });

  test.describe('Views without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('All views are shown one after the other without JavaScript', async ({ page }) => {
      await page.goto('views');
      await expect(page.getByText('npm i fern')).toBeVisible();
      await expect(page.getByText('pip install fern')).toBeVisible();
    });
  });
});

test('A tab shows an icon that is given as an element', async ({ page }) => {
  await page.goto('views');
  await expect(page.getByRole('tab', { name: 'JavaScript' }).locator('#own-icon')).toBeVisible();
});

test.describe('Updates', () => {
  test('Updates are filtered by tags, which the address keeps', async ({ page }) => {
    await page.goto('changes');
    const filter = page.getByRole('group', { name: 'Filter by tag' });
    await expect(page.locator('.update:visible')).toHaveCount(3);
    await filter.getByRole('button', { name: 'Water' }).click();
    await expect(page.locator('.update:visible')).toHaveCount(1);
    await expect(contents(page)).toHaveText(['2.1', 'Taps']);
    expect(new URL(page.url()).search).toBe('?tags=Water');
    await filter.getByRole('button', { name: 'Light' }).click();
    await expect(page.locator('.update:visible')).toHaveCount(2);
    await page.reload();
    await expect(page.locator('.update:visible')).toHaveCount(2);
    await expect(filter.getByRole('button', { name: 'Light' })).toHaveAttribute('aria-pressed', 'true');
    await noFaults(page);
  });

  test('A link to an update shows it in spite of the filter', async ({ page }) => {
    await page.goto('changes?tags=Water#lamps');
    await expect(page.locator('#lamps')).toBeVisible();
  });
});

test('A prompt can be copied and opened in the editor, and a repository links to GitHub', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('prompts');
  await expect(page.locator('.prompt-title strong')).toHaveText('garden');
  await page.getByRole('button', { name: 'Copy prompt' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^You know plants[\s\S]*once a day\.$/);
  await expect(page.getByRole('link', { name: 'Open in Cursor' })).toHaveAttribute(
    'href',
    /^cursor:.*prompt\?text=You/,
  );
  await expect(page.getByRole('link', { name: /plants\/fern/ })).toHaveAttribute(
    'href',
    'https://github.com/plants/fern',
  );
  await expect(page.getByRole('link', { name: /plants\/moss/ })).toHaveAttribute(
    'href',
    'https://github.com/plants/moss',
  );
  await noFaults(page);
});
