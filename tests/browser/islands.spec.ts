import { expect, test, type Page } from 'playwright/test';
import { testSites, urlOf } from '../sites.js';
import { faultsOf } from './axe.js';

test.use({ baseURL: urlOf(testSites.components) });

const counter = (page: Page, index: number) => page.locator('[data-alive]').nth(index);

test.describe("the author's components", () => {
  test('keep state, run effects and answer events, each by itself', async ({ page }) => {
    await page.goto('islands');
    await expect(counter(page, 0)).toHaveAttribute('data-alive', 'true');
    await counter(page, 0).getByRole('button', { name: 'More' }).click();
    await expect(counter(page, 0).locator('output')).toHaveText('4');
    await expect(counter(page, 1).locator('output')).toHaveText('0');
    await page.getByRole('button', { name: 'Sun is off' }).click();
    await expect(page.getByRole('button', { name: 'Sun is on' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('keep what the page put between their tags, alive as well', async ({ page }) => {
    await page.goto('islands');
    await expect(counter(page, 0)).toHaveAttribute('data-alive', 'true');
    await expect(counter(page, 0).locator('strong')).toHaveText('Markdown');
    await counter(page, 0).getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Rain is off' }).click();
    await expect(counter(page, 0).getByRole('button', { name: 'Rain is on' })).toBeVisible();
  });

  test("draw Trellis' components with what they are given now", async ({ page }) => {
    await page.goto('islands');
    await expect(counter(page, 0)).toHaveAttribute('data-alive', 'true');
    await counter(page, 0).getByRole('button', { name: 'More' }).click();
    await expect(counter(page, 0).locator('svg.icon').first()).toBeVisible();
    await expect(counter(page, 0).locator('.callout')).toHaveText('Counted 4 plants.');
  });

  test('that fail are shown as they were, and the others live on', async ({ page }) => {
    await page.goto('islands');
    await expect(counter(page, 1)).toHaveAttribute('data-alive', 'true');
    const button = page.getByRole('button', { name: 'Dig' });
    await button.click();
    await expect(button).toBeVisible();
    await counter(page, 1).getByRole('button', { name: 'More' }).click();
    await expect(counter(page, 1).locator('output')).toHaveText('1');
  });

  test('can ask the browser for what is only there', async ({ page }) => {
    await page.goto('islands');
    await expect(page.locator('#width')).toHaveText(/^\d+ pixels$/);
  });

  test('get functions, and elements within data, from the text of the page', async ({ page }) => {
    await page.goto('islands');
    const picker = page.getByRole('region', { name: 'Picker' });
    // Until it lives, it answers nobody.
    await expect(async () => {
      await picker.getByRole('button', { name: 'Fern' }).click();
      await expect(picker.getByText('fern!', { exact: true })).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(picker.locator('strong')).toHaveText('Picked fern');
    await expect(page.locator('#picked')).toHaveText('fern');
    await expect(picker.locator('b', { hasText: 'An element' })).toBeVisible();
    await expect(picker.locator('svg.icon')).toBeVisible();
    await expect(picker.locator('button i')).toHaveText('Fern');
  });

  test('that need nothing of the browser are plain HTML, and load nothing', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto('islands', { waitUntil: 'networkidle' });
    expect(await page.locator('#plain').evaluate((node) => node.closest('trellis-island'))).toBeNull();
    expect(requests.some((url) => url.includes('/_trellis/islands/'))).toBe(true);
    requests.length = 0;
    await page.goto('snippets', { waitUntil: 'networkidle' });
    expect(requests.filter((url) => url.includes('sland'))).toEqual([]);
  });

  test('have no faults that axe finds', async ({ page }) => {
    await page.goto('islands');
    await expect(counter(page, 1)).toHaveAttribute('data-alive', 'true');
    expect(await faultsOf(page, { within: '#content' })).toEqual([]);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('stand as they look at first', async ({ page }) => {
      await page.goto('islands');
      await expect(counter(page, 0).locator('output')).toHaveText('3');
      await expect(page.getByRole('button', { name: 'Sun is off' })).toBeVisible();
    });
  });
});
