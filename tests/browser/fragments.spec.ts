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

test('No script scrolls to a heading that can be seen, which would disturb the scrolling of the browser', async ({
  page: browser,
}) => {
  await browser.addInitScript(() => {
    const scroll = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = function (...options): void {
      if (this.closest('main') && this.id) document.documentElement.dataset['scripted'] = this.id;
      scroll.apply(this, options);
    };
  });
  await browser.goto(`${urlOf(testSites.manual)}components/tabs`);
  await browser.locator('.toc-item a').last().click();
  await expect(browser).toHaveURL(/#/);
  const panel = browser.locator('main .tab-panel:not(:first-of-type)').first();
  await panel.evaluate((element) => {
    const inner = document.createElement('p');
    inner.id = 'within';
    inner.textContent = 'Within';
    element.append(inner);
  });
  await expect(browser.locator('html')).not.toHaveAttribute('data-scripted');
  await browser.evaluate(() => (location.hash = '#within'));
  await expect(browser.locator('#within')).toBeInViewport();
});
