import { expect, test, type Page } from 'playwright/test';
import { testSites, urlOf } from '../sites.js';

const address = `${urlOf(testSites.deep)}api-reference/add-parts`;
const loader = (page: Page) => page.locator('details[data-later="0"]');

/** Opens all that is around an element. */
const openAround = (page: Page) =>
  loader(page).evaluate((element) => {
    for (let box = element.parentElement?.closest('details'); box; box = box.parentElement?.closest('details') ?? null)
      box.open = true;
  });

test('Deep fields are loaded when the reader opens their place', async ({ page }) => {
  await page.goto(address);
  await openAround(page);
  await loader(page).locator('summary').first().click();
  await expect(loader(page).locator('.field').first()).toBeVisible();
});

test('A link to a deep field opens its place', async ({ page }) => {
  await page.goto(address);
  const source = (await page.locator('[data-fields]').getAttribute('data-fields')) ?? '';
  const text = await (await page.request.get(new URL(source, address).href)).text();
  const [, id = ''] = /class="field" id="([^"]+)"/.exec(text) ?? [];
  await page.goto(`${address}#${id}`);
  await expect(page.locator(`[id="${id}"]`)).toBeVisible();
});

test('A link to a schema within deep fields leads to that schema, not to the place that loads it', async ({ page }) => {
  await page.goto(address);
  const id = await page.locator('[data-loads]').last().getAttribute('id');
  const link = page.locator(`a.field-link[href="#${id}"]`).first();
  const name = (await link.textContent()) ?? '';
  await link.dispatchEvent('click');
  const field = page.locator(`[id="${id}"] .field`).first();
  await expect(field).toBeInViewport();
  await expect(field).toContainText(`${name.toLowerCase()}0`);
});

test('A link to a schema that cannot be loaded leads to its place, and does not ask for it again and again', async ({
  page,
}) => {
  await page.goto(address);
  const source = (await page.locator('[data-fields]').getAttribute('data-fields')) ?? '';
  let count = 0;
  await page.route(new URL(source, address).href, async (route) => {
    count += 1;
    await route.abort();
  });
  const placeholder = page.locator('[data-loads]').last();
  const id = await placeholder.getAttribute('id');
  await page.locator(`a.field-link[href="#${id}"]`).first().dispatchEvent('click');
  await expect(page.locator('details[data-later]', { has: placeholder })).toHaveAttribute('open');
  await expect.poll(() => count).toBeGreaterThan(0);
  await page.waitForTimeout(300);
  // The link asks once, and so may the place that it opens.
  expect(count).toBeLessThanOrEqual(2);
});

test('Without JavaScript the place of deep fields leads to the Markdown of the page', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(address);
  await expect(loader(page).locator('a')).toHaveAttribute('href', '/docs/api-reference/add-parts.md');
  await context.close();
});

test('A message and its example are loaded when the reader asks for them', async ({ page }) => {
  await page.goto(`${urlOf(testSites.deep)}events/events`);
  const message = page.locator('details.message').last();
  await message.locator('summary').first().click();
  await expect(message.getByText('kind99', { exact: true })).toBeVisible();
  const examples = page.locator('#response-example');
  await examples.getByRole('combobox').selectOption('event99');
  await expect(examples).toContainText('"kind99"');
});
