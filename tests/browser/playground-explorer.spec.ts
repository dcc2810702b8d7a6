import { expect } from 'playwright/test';
import { addressOf, test } from './playground.js';

const explorer = addressOf('playground', '_trellis/explorer/openapi/');

test('The explorer shows a whole specification and is linked from its operations', async ({ page }) => {
  await page.goto(addressOf('playground', 'token'));
  await page.getByRole('link', { name: 'All operations on one page' }).click();
  // Scalar notes in the address which part is read.
  await expect(page).toHaveURL((url) => url.href.startsWith(explorer));
  await expect(page).toHaveTitle('Plants - Playground');
  await expect(page.getByRole('heading', { name: 'Create a plant' })).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Light' })).toHaveAttribute('id', /light/);
  const tip = page.locator('.markdown-alert-tip');
  await expect(tip).toHaveText('Ferns like shade.');
  await expect(tip.getByRole('link')).toHaveAttribute('target', '_blank');
  await expect(page.locator('code.language-python .hljs-string')).toHaveText('"fern"');
  await page.getByRole('link', { name: 'Playground' }).click();
  await expect(page).toHaveURL(addressOf('playground', 'token'));
});

test('The explorer follows the mode of the system and violates no policy', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text());
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(explorer);
  await expect(page.getByRole('heading', { name: 'Create a plant' })).toBeVisible();
  await expect(page.locator('html')).toHaveClass('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveClass('light');
  // The picture in the description lies on another host.
  expect(refused.filter((text) => !text.includes('fern.png'))).toEqual([]);
});

test('The explorer cannot send requests in the mode `simple`', async ({ page }) => {
  await page.goto(addressOf('key', '_trellis/explorer/openapi/'));
  await expect(page.getByRole('heading', { name: 'Create a plant' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Test Request/ })).toHaveCount(0);
});

test('The explorer works under a base', async ({ page }) => {
  await page.goto(addressOf('underBase', '_trellis/explorer/openapi/'));
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
});

test('The explorer of a large specification lists its operations, and shows all of them when asked', async ({
  page,
}) => {
  await page.goto(addressOf('deep', '_trellis/explorer/deep/'));
  const operation = page.getByRole('link', { name: 'Add parts' });
  await expect(operation).toHaveAttribute('href', '/docs/api-reference/add-parts');
  await expect(page.getByRole('main').getByRole('link', { name: 'Add parts' })).toBeVisible();
  const button = page.getByRole('button', { name: 'All operations on one page' });
  await button.press('Enter');
  await expect(page.getByRole('heading', { name: 'Add parts' })).toBeVisible();
  await expect(button).toHaveCount(0);
  await expect(page.locator('#explorer')).toBeFocused();
});

test('The explorer lists all operations without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(explorer);
  const operation = page.getByRole('link', { name: 'POST' }).first();
  const address = await operation.getAttribute('href');
  await operation.click();
  await expect(page).toHaveURL(new URL(address ?? '', explorer).href);
  await expect(page.locator('.endpoint-bar')).toBeVisible();
  await context.close();
});

test('The client of the explorer lists the operations beside the form', async ({ page }) => {
  await page.goto(explorer);
  await page
    .getByRole('button', { name: /Test Request/ })
    .first()
    .click();
  const form = page.getByRole('dialog', { name: 'API Client' });
  await form.getByRole('button', { name: 'Show sidebar' }).click();
  await expect(form.getByRole('listitem').filter({ hasText: 'Create a plant' }).first()).toBeVisible();
});
