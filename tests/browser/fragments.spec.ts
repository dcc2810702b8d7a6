import { expect, test } from 'playwright/test';
import { testSites, urlOf } from '../sites.js';

const page = `${urlOf(testSites.components)}headings`;

test('A fragment in another spelling leads to its heading', async ({ page: browser }) => {
  await browser.goto(page);
  const id = await browser.locator('#content h2[id*="-"]').first().getAttribute('id');
  await browser.goto(`${page}#${(id ?? '').toUpperCase()}`);
  await expect(browser).toHaveURL(new RegExp(`#${id}$`));
  await expect(browser.locator(`[id="${id}"]`)).toBeInViewport();
});

test('A fragment without a target stays unchanged', async ({ page: browser }) => {
  await browser.goto(`${page}#nothing-of-the-kind-%`);
  await expect(browser.locator('#page-title')).toBeVisible();
  await expect(browser).toHaveURL(/#nothing-of-the-kind-%$/);
});
