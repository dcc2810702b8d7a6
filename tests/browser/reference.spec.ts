import { expect, test, type Page } from 'playwright/test';
import { testSites, urlOf } from '../sites.js';

test.use({ baseURL: urlOf(testSites.reference), permissions: ['clipboard-read', 'clipboard-write'] });

const request = (page: Page) => page.locator('#request-example');
const response = (page: Page) => page.locator('#response-example');
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.describe('Request samples', () => {
  test('The language of request samples is kept on the next page', async ({ page }) => {
    await page.goto('beds');
    await expect(request(page).locator('pre:visible')).toContainText('curl');
    await request(page).getByRole('tab', { name: 'Python' }).click();
    await expect(request(page).locator('pre:visible')).toContainText('import requests');
    await page.goto('hand');
    await expect(request(page).getByRole('tab', { name: 'Python' })).toHaveAttribute('aria-selected', 'true');
    await expect(request(page).locator('pre:visible')).toContainText('https://spade.example/dig/{place}');
  });

  test('The language of request samples changes with the arrow keys', async ({ page }) => {
    await page.goto('beds');
    await request(page).getByRole('tab', { name: 'cURL' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(request(page).getByRole('tab', { name: 'JavaScript' })).toBeFocused();
    await expect(request(page).locator('pre:visible')).toContainText('fetch(');
  });

  test('A request sample is copied as it is shown', async ({ page }) => {
    await page.goto('beds');
    await request(page).getByRole('tab', { name: 'JavaScript' }).click();
    await request(page).getByRole('button', { name: 'Copy code' }).click();
    expect(await clipboard(page)).toMatch(/^const response = await fetch\('https:\/\/api\.garden\.example/);
  });

  test('Samples of the author replace the generated ones of the same kind only', async ({ page }) => {
    await page.goto('water');
    await expect(page.locator('#request-example')).toHaveCount(1);
    await expect(request(page)).toContainText('gardener --ask water');
    await expect(response(page)).toContainText('12.5');
    await page.goto('hand');
    await expect(response(page)).toContainText('"hole": true');
    await expect(request(page)).toContainText('--request POST');
  });

  test('Samples of the specification come before the generated ones, and replace that of their language', async ({
    page,
  }) => {
    await page.goto('simple');
    const generated = ['JavaScript', 'Python', 'PHP', 'Go', 'Java', 'Ruby'];
    await expect(request(page).getByRole('tab')).toHaveText(['gardener', ...generated]);
  });
});

test.describe('Response statuses', () => {
  test('A chosen status changes the response and its example and is kept', async ({ page }) => {
    await page.goto('beds');
    const fields = page.locator('.responses');
    await response(page).getByRole('tab', { name: '422' }).click();
    await expect(response(page).locator('pre:visible')).toContainText('"message"');
    await expect(fields.getByText('Something is wrong with the bed')).toBeVisible();
    await page.goto('water');
    await expect(page.locator('.responses').getByText('No water')).toBeVisible();
  });

  test('A status with several examples has a select, and the visible example is copied', async ({ page }) => {
    await page.goto('beds');
    await response(page).getByRole('combobox', { name: 'Examples' }).selectOption('A bed of trees');
    await expect(response(page).locator('pre:visible')).toContainText('Orchard');
    await response(page).getByRole('button', { name: 'Copy code' }).click();
    expect(JSON.parse(await clipboard(page))).toEqual({ kind: 'trees', name: 'Orchard', trees: 7 });
  });
});

test.describe('Servers', () => {
  test('The chosen server appears in the samples and the copied address and is kept', async ({ page }) => {
    await page.goto('beds');
    await page.getByRole('combobox', { name: 'Server' }).selectOption('https://{region}.test.garden.example:{port}');
    await expect(request(page).locator('pre:visible')).toContainText(
      'https://eu.test.garden.example:8443/gardens/{garden}/beds',
    );
    await page.getByLabel('region').selectOption('us');
    await page.getByLabel('port').fill('9000');
    await request(page).getByRole('tab', { name: 'Ruby' }).click();
    await expect(request(page).locator('pre:visible')).toContainText('https://us.test.garden.example:9000/gardens/');
    await page.getByRole('button', { name: 'Copy address' }).click();
    expect(await clipboard(page)).toBe('https://us.test.garden.example:9000/gardens/{garden}/beds');
    await page.goto('water');
    await expect(page.getByRole('combobox', { name: 'Server' })).toHaveValue(
      'https://{region}.test.garden.example:{port}',
    );
    await expect(page.getByLabel('port')).toHaveValue('9000');
  });

  test('A server that is chosen before the script runs is applied and kept', async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('readystatechange', () => {
        const select = document.querySelector<HTMLSelectElement>('.endpoint-select');
        if (select && document.readyState === 'interactive') select.selectedIndex = 1;
      });
    });
    await page.goto('beds');
    await expect(request(page).locator('pre:visible')).toContainText('.test.garden.example');
    await page.goto('water');
    await expect(page.getByRole('combobox', { name: 'Server' })).toHaveValue(/\.test\.garden\.example/);
  });

  test('A server variable that is emptied shows its placeholder', async ({ page }) => {
    await page.goto('beds');
    await page.getByRole('combobox', { name: 'Server' }).selectOption({ index: 1 });
    await page.getByLabel('port').fill('');
    await expect(request(page).locator('pre:visible')).toContainText('https://eu.test.garden.example:{port}/gardens');
  });
});

test.describe('Reference fields', () => {
  test('The name of a field copies its address', async ({ page }) => {
    await page.goto('beds');
    await page.getByRole('link', { name: 'X-Trace' }).click();
    await expect(page).toHaveURL(/#header-X-Trace$/);
    expect(await clipboard(page)).toBe(page.url());
    await expect(page.getByRole('status')).toHaveText('Copied');
  });

  test('A link to a field opens its fold, variant or status', async ({ page }) => {
    await page.goto('beds#body-inside-2-slope');
    await expect(page.locator('[id="body-inside-2-slope"]')).toBeInViewport();
    await expect(
      page.locator('#body').locator('xpath=ancestor::section').getByRole('tab', { name: 'TreeBed' }),
    ).toHaveAttribute('aria-selected', 'true');
    await page.goto('beds#response-422-message');
    await expect(page.locator('[id="response-422-message"]')).toBeInViewport();
  });

  test('A field of a recursive schema links back to its start', async ({ page }) => {
    await page.goto('beds#response-422-cause');
    await expect(page.locator('[id="response-422-cause"]').getByRole('link', { name: 'Fault' })).toHaveAttribute(
      'href',
      '#response',
    );
  });
});

test.describe('Reference pages', () => {
  test('The endpoint bar of a page depends on the mode of the playground', async ({ page }) => {
    await page.goto('water');
    await expect(page.getByRole('button', { name: 'Try it' })).toBeVisible();
    await page.goto('simple');
    const bar = page.getByRole('group', { name: 'Endpoint' });
    await expect(bar).toContainText('/water');
    await expect(bar).toContainText('https://api.garden.example/v1');
    await expect(bar.locator('button, select, input, a')).toHaveCount(0);
    await expect(request(page)).toBeVisible();
    await page.goto('hidden');
    await expect(page.getByRole('group', { name: 'Endpoint' })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Response' })).toBeVisible();
  });

  test('The page of a webhook shows its payload and sends nothing', async ({ page }) => {
    await page.goto('grown');
    await expect(page.getByRole('group', { name: 'Endpoint' })).toHaveText('WEBHOOKgrown');
    await expect(page.getByRole('heading', { name: 'Payload' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try it' })).toHaveCount(0);
  });

  test('The page of a schema shows its attributes', async ({ page }) => {
    await page.goto('bed');
    await expect(page.getByRole('heading', { name: 'Attributes' })).toBeVisible();
    await page.getByRole('tab', { name: 'TreeBed' }).click();
    await expect(page.getByText('trees', { exact: true }).first()).toBeVisible();
  });

  test('The page of an endpoint written by hand lists its authorization before the fields', async ({ page }) => {
    await page.goto('hand');
    const headings = await page.locator('#content :is(h2, .field-name)').allTextContents();
    expect(headings).toEqual(['Authorizations', 'Key', 'place', 'depth']);
    await expect(page.getByRole('button', { name: 'Try it' })).toBeVisible();
  });

  test('A long description stands under the endpoint bar', async ({ page }) => {
    await page.goto('beds');
    await expect(page.locator('#header')).not.toContainText('Adds a bed');
    await expect(page.locator('.mdx-content > p').first()).toHaveText('Adds a bed to a garden.');
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Limits');
  });

  test('The table of contents of a reference page lists the headings of its texts and its sections on a phone', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('beds');
    await page.getByRole('button', { name: 'On this page' }).click();
    await expect(page.locator('#toc-list a')).toHaveText([
      'Limits',
      'Before you begin',
      'Authorizations',
      'Headers',
      'Path parameters',
      'Query parameters',
      'Body',
      'Response',
      'Callbacks',
    ]);
  });

  test('Reference pages send no request to other hosts', async ({ page, baseURL }) => {
    const hosts = new Set<string>();
    page.on('request', (sent) => hosts.add(new URL(sent.url()).origin));
    for (const name of ['beds', 'water', 'hand', 'grown', 'bed']) await page.goto(name);
    expect([...hosts]).toEqual([new URL(baseURL ?? '').origin]);
  });
});
