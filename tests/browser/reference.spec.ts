import { expect, test, type Page } from 'playwright/test';
import { testSites, urlOf } from '../sites.js';

test.use({ baseURL: urlOf(testSites.reference), permissions: ['clipboard-read', 'clipboard-write'] });

const request = (page: Page) => page.locator('#request-example');
const response = (page: Page) => page.locator('#response-example');
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.describe('request samples', () => {
  test('keep their language from page to page', async ({ page }) => {
    await page.goto('beds');
    await expect(request(page).locator('pre:visible')).toContainText('curl');
    await request(page).getByRole('tab', { name: 'Python' }).click();
    await expect(request(page).locator('pre:visible')).toContainText('import requests');
    await page.goto('hand');
    await expect(request(page).getByRole('tab', { name: 'Python' })).toHaveAttribute('aria-selected', 'true');
    await expect(request(page).locator('pre:visible')).toContainText('https://spade.example/dig/{place}');
  });

  test('are chosen with the arrow keys', async ({ page }) => {
    await page.goto('beds');
    await request(page).getByRole('tab', { name: 'cURL' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(request(page).getByRole('tab', { name: 'JavaScript' })).toBeFocused();
    await expect(request(page).locator('pre:visible')).toContainText('fetch(');
  });

  test('are copied as they are shown', async ({ page }) => {
    await page.goto('beds');
    await request(page).getByRole('tab', { name: 'JavaScript' }).click();
    await request(page).getByRole('button', { name: 'Copy code' }).click();
    expect(await clipboard(page)).toMatch(/^const response = await fetch\('https:\/\/api\.garden\.example/);
  });

  test('give way to those of the author, and only those', async ({ page }) => {
    await page.goto('water');
    await expect(page.locator('#request-example')).toHaveCount(1);
    await expect(request(page)).toContainText('gardener --ask water');
    await expect(response(page)).toContainText('12.5');
    await page.goto('hand');
    await expect(response(page)).toContainText('"hole": true');
    await expect(request(page)).toContainText('--request POST');
  });

  test('are those of the specification where it has some', async ({ page }) => {
    await page.goto('simple');
    await expect(request(page).getByRole('tab')).toHaveText(['gardener']);
  });
});

test.describe('statuses', () => {
  test('change the response and its example together, and are remembered', async ({ page }) => {
    await page.goto('beds');
    const fields = page.locator('.responses');
    await response(page).getByRole('tab', { name: '422' }).click();
    await expect(response(page).locator('pre:visible')).toContainText('"message"');
    await expect(fields.getByText('Something is wrong with the bed')).toBeVisible();
    await page.goto('water');
    await expect(page.locator('.responses').getByText('No water')).toBeVisible();
  });

  test('with several examples have a select, and what is shown is copied', async ({ page }) => {
    await page.goto('beds');
    await response(page).getByRole('combobox', { name: 'Examples' }).selectOption('A bed of trees');
    await expect(response(page).locator('pre:visible')).toContainText('Orchard');
    await response(page).getByRole('button', { name: 'Copy code' }).click();
    expect(JSON.parse(await clipboard(page))).toEqual({ kind: 'trees', name: 'Orchard', trees: 7 });
  });
});

test.describe('servers', () => {
  test('are written into the samples, copied with the address, and remembered', async ({ page }) => {
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

  test('keep what is chosen before the script runs', async ({ page }) => {
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

  test('show the placeholder of a variable that is emptied', async ({ page }) => {
    await page.goto('beds');
    await page.getByRole('combobox', { name: 'Server' }).selectOption({ index: 1 });
    await page.getByLabel('port').fill('');
    await expect(request(page).locator('pre:visible')).toContainText('https://eu.test.garden.example:{port}/gardens');
  });
});

test.describe('fields', () => {
  test('copy their address when their name is pressed', async ({ page }) => {
    await page.goto('beds');
    await page.getByRole('link', { name: 'X-Trace' }).click();
    await expect(page).toHaveURL(/#header-X-Trace$/);
    expect(await clipboard(page)).toBe(page.url());
    await expect(page.getByRole('status')).toHaveText('Copied');
  });

  test('that are folded, of another choice or of another status open when a link leads to them', async ({ page }) => {
    await page.goto('beds#body-inside-2-slope');
    await expect(page.locator('[id="body-inside-2-slope"]')).toBeInViewport();
    await expect(
      page.locator('#body').locator('xpath=ancestor::section').getByRole('tab', { name: 'TreeBed' }),
    ).toHaveAttribute('aria-selected', 'true');
    await page.goto('beds#response-422-message');
    await expect(page.locator('[id="response-422-message"]')).toBeInViewport();
  });

  test('of a schema that repeats lead back to where it began', async ({ page }) => {
    await page.goto('beds#response-422-cause');
    await expect(page.locator('[id="response-422-cause"]').getByRole('link', { name: 'Fault' })).toHaveAttribute(
      'href',
      '#response',
    );
  });
});

test.describe('pages', () => {
  test('have a bar by the mode of the playground', async ({ page }) => {
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

  test('of a webhook have a payload and nothing to send', async ({ page }) => {
    await page.goto('grown');
    await expect(page.getByRole('group', { name: 'Endpoint' })).toHaveText('WEBHOOKgrown');
    await expect(page.getByRole('heading', { name: 'Payload' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try it' })).toHaveCount(0);
  });

  test('of a schema have its attributes', async ({ page }) => {
    await page.goto('bed');
    await expect(page.getByRole('heading', { name: 'Attributes' })).toBeVisible();
    await page.getByRole('tab', { name: 'TreeBed' }).click();
    await expect(page.getByText('trees', { exact: true }).first()).toBeVisible();
  });

  test('by hand say how to be authorised before the fields', async ({ page }) => {
    await page.goto('hand');
    const headings = await page.locator('#content :is(h2, .field-name)').allTextContents();
    expect(headings).toEqual(['Authorizations', 'Key', 'place', 'depth']);
    await expect(page.getByRole('button', { name: 'Try it' })).toBeVisible();
  });

  test('show a long description under the bar, a short one under the title', async ({ page }) => {
    await page.goto('beds');
    await expect(page.locator('#header')).not.toContainText('Adds a bed');
    await expect(page.locator('.mdx-content > p').first()).toHaveText('Adds a bed to a garden.');
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Limits');
  });

  test('list their sections in the table of contents of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('beds');
    await page.getByRole('button', { name: 'On this page' }).click();
    await expect(page.locator('#toc-list a')).toHaveText([
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

  test('ask no other host for anything', async ({ page, baseURL }) => {
    const hosts = new Set<string>();
    page.on('request', (sent) => hosts.add(new URL(sent.url()).origin));
    for (const name of ['beds', 'water', 'hand', 'grown', 'bed']) await page.goto(name);
    expect([...hosts]).toEqual([new URL(baseURL ?? '').origin]);
  });
});
