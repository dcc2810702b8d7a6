import { expect, test, type Page } from 'playwright/test';
import { testSites, urlOf } from '../sites.js';
import { faultsOf } from './axe.js';

test.use({ baseURL: urlOf(testSites.components) });

const counter = (page: Page, index: number) => page.locator('[data-alive]').nth(index);

test.describe('The author’s components', () => {
  test('Each component keeps its own state, runs its effects and handles its events', async ({ page }) => {
    await page.goto('islands');
    await expect(counter(page, 0)).toHaveAttribute('data-alive', 'true');
    await counter(page, 0).getByRole('button', { name: 'More' }).click();
    await expect(counter(page, 0).locator('output')).toHaveText('4');
    await expect(counter(page, 1).locator('output')).toHaveText('0');
    await page.getByRole('button', { name: 'Sun is off' }).click();
    await expect(page.getByRole('button', { name: 'Sun is on' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('Children of an interactive component are rendered and stay interactive', async ({ page }) => {
    await page.goto('islands');
    await expect(counter(page, 0)).toHaveAttribute('data-alive', 'true');
    await expect(counter(page, 0).locator('strong')).toHaveText('Markdown');
    await counter(page, 0).getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Rain is off' }).click();
    await expect(counter(page, 0).getByRole('button', { name: 'Rain is on' })).toBeVisible();
  });

  test('An interactive component renders Trellis components with its current values', async ({ page }) => {
    await page.goto('islands');
    await expect(counter(page, 0)).toHaveAttribute('data-alive', 'true');
    await counter(page, 0).getByRole('button', { name: 'More' }).click();
    await expect(counter(page, 0).locator('svg.icon').first()).toBeVisible();
    await expect(counter(page, 0).locator('.callout')).toHaveText('Counted 4 plants.');
  });

  test('A component that fails keeps its first rendering, and the others keep working', async ({ page }) => {
    await page.goto('islands');
    await expect(counter(page, 1)).toHaveAttribute('data-alive', 'true');
    const button = page.getByRole('button', { name: 'Dig' });
    await button.click();
    await expect(button).toBeVisible();
    await counter(page, 1).getByRole('button', { name: 'More' }).click();
    await expect(counter(page, 1).locator('output')).toHaveText('1');
  });

  test('A component can read values that only the browser has', async ({ page }) => {
    await page.goto('islands');
    await expect(page.locator('#width')).toHaveText(/^\d+ pixels$/);
  });

  test('A component receives functions and elements as properties from its page', async ({ page }) => {
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

  test('Handlers of elements in the text of a page, a list, a select and a snippet work', async ({ page }) => {
    await page.goto('islands');
    const pressed = page.locator('#pressed');
    await expect(async () => {
      await page.getByRole('button', { name: 'Press this 2' }).click();
      await expect(pressed).toHaveText('button', { timeout: 1000 });
    }).toPass();
    await expect(page.getByRole('button', { name: 'Press this 2' }).locator('strong')).toHaveText('this');
    await page.getByRole('button', { name: 'Plant Ash' }).click();
    await expect(pressed).toHaveText('Ash');
    await page.getByLabel('Tree').selectOption('Yew');
    await expect(pressed).toHaveText('Yew');
    await page.getByRole('button', { name: 'Press the snippet' }).click();
    await expect(pressed).toHaveText(/^snippet Components with state/);
  });

  test('A component in a snippet receives functions within the data that the snippet writes', async ({ page }) => {
    await page.goto('islands');
    await expect(async () => {
      await page.getByRole('button', { name: 'Use the rake' }).click();
      await expect(page.locator('#pressed')).toHaveText(/^rake \d+$/, { timeout: 1000 });
    }).toPass();
  });

  test('An expression in the text shows what it reads from the browser', async ({ page }) => {
    await page.goto('islands');
    await expect(page.locator('#host')).toHaveText(/^[\w.]+:\d+$/);
    await expect(page.locator('#path')).toHaveText(/islands/);
  });

  test('A component without browser code is plain HTML and loads no script', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto('islands', { waitUntil: 'networkidle' });
    expect(await page.locator('#plain').evaluate((node) => node.closest('trellis-island'))).toBeNull();
    expect(requests.some((url) => url.includes('/_trellis/islands/'))).toBe(true);
    requests.length = 0;
    await page.goto('snippets', { waitUntil: 'networkidle' });
    expect(requests.filter((url) => url.includes('sland'))).toEqual([]);
  });

  test('A page with interactive components passes axe', async ({ page }) => {
    await page.goto('islands');
    await expect(counter(page, 1)).toHaveAttribute('data-alive', 'true');
    expect(await faultsOf(page, { within: '#content' })).toEqual([]);
  });

  test.describe('The author’s components without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('Components show their first rendering without JavaScript', async ({ page }) => {
      await page.goto('islands');
      await expect(counter(page, 0).locator('output')).toHaveText('3');
      await expect(page.getByRole('button', { name: 'Sun is off' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Plant Oak' })).toBeVisible();
      await expect(page.locator('#host')).toHaveText('');
      await expect(page.locator('#path')).toHaveText('somewhere');
    });
  });
});
