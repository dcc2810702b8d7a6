import { expect, type Page } from 'playwright/test';
import { testSites, urlOf } from '../sites.js';
import { api, frameOf, sendButton, testWithApi as test } from './playground.js';

const address = urlOf(testSites.services);

interface Sent {
  event: string;
  path: string;
  properties: Record<string, string | number>;
  time: string;
}

test.beforeEach(async ({ page, context }) => {
  api.arrived.length = 0;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // The services of others are not asked, nor the API that the page describes.
  await page.route(/^https:\/\//, (route) =>
    route.fulfill({
      status: 418,
      headers: { 'access-control-allow-origin': '*' },
      contentType: 'text/plain',
      body: '',
    }),
  );
});

/** Events that arrived at the address of `trellis.eventsUrl`, in order. */
const arrived = (): Sent[] =>
  api.arrived.filter(({ url }) => url === '/events').flatMap(({ body }) => JSON.parse(body) as Sent[]);

const agree = (page: Page) =>
  page.evaluate(() => {
    localStorage.setItem('heath-consent', 'granted');
    document.dispatchEvent(new Event('trellis:consent'));
  });

/** Leaves the page, which then sends the rest. */
const leave = (page: Page) => page.goto('about:blank');

/** Presses a link without following it. */
async function press(page: Page, selector: string): Promise<void> {
  await page.locator(selector).evaluate((element) => {
    element.addEventListener('click', (event) => event.preventDefault(), { once: true });
    (element as HTMLElement).click();
  });
}

test('Each event of the format arrives once at the author’s address, and none from before consent', async ({
  page,
}) => {
  await page.goto(`${address}acts`);
  const accordion = page.locator('.accordion > summary');
  await accordion.click();
  await accordion.click();
  await page.waitForLoadState('networkidle');
  await agree(page);
  // The script that sends is here once the services are asked for.
  await expect(page.locator('script[src^="https:"]')).not.toHaveCount(0);
  await accordion.click();
  await accordion.click();
  await page.locator('.expandable > summary').click();
  await page.locator('.expandable > summary').click();
  await page.locator('.code-copy').click();
  for (const entry of ['copy', 'view', 'ask', 'copyMcp', 'copyMcpCommand', 'connect'])
    await press(page, `[data-entry=${entry}]`);
  await press(page, '#navbar .navbar-link > a');
  await press(page, '#topbar-cta-button > a');
  await page.getByRole('button', { name: 'Yes' }).click();

  await page.keyboard.press('Control+k');
  const input = page.getByRole('combobox');
  await input.fill('zyzzyva');
  await expect(page.locator('dialog.search')).toHaveAttribute('data-query', 'zyzzyva');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await input.fill('gorse');
  await expect(page.locator('dialog.search')).toHaveAttribute('data-query', 'gorse');
  await page.getByRole('option').first().click();
  await page.waitForURL(/second/);

  await page.goto(`${address}call?token=hidden`);
  await page.getByRole('button', { name: 'Try it' }).click();
  await sendButton(frameOf(page)).click();
  await expect(frameOf(page).getByText('418').first()).toBeVisible();
  await leave(page);

  const here = (event: string, properties: Sent['properties'] = {}) => ({ event, path: '/acts', properties });
  const label = (name: string) => ({ label: name, href: '/second' });
  await expect.poll(() => arrived().some(({ event }) => event === 'docs.api_playground.request')).toBe(true);
  const received = arrived();
  expect(received.filter(({ path }) => path === '/acts').map(({ time: _, ...event }) => event)).toEqual([
    here('docs.content.view'),
    here('docs.accordion.open', { title: 'Why it flowers' }),
    here('docs.accordion.close', { title: 'Why it flowers' }),
    here('docs.expandable.open', { title: 'soil' }),
    here('docs.expandable.close', { title: 'soil' }),
    here('docs.code_block.copy', { language: 'js', title: 'heather.js' }),
    here('docs.context_menu.copy_page'),
    here('docs.content.md.view'),
    here('docs.context_menu.ai_provider_click', { provider: 'claude.ai' }),
    here('docs.context_menu.copy_mcp_link'),
    here('docs.context_menu.copy_add_mcp_command'),
    here('docs.context_menu.install_mcp_server', { editor: 'cursor' }),
    here('docs.navitem.click', label('Bogs')),
    here('docs.navitem.cta_click', label('Visit')),
    here('docs.feedback.thumbs_up'),
    here('docs.search.query', { query: 'zyzzyva', hits: 0 }),
    here('docs.search.close', { queries: 1, misses: 1 }),
    here('docs.search.query', { query: 'gorse', hits: 1 }),
    here('docs.search.result_click', { query: 'gorse', href: '/second', position: 1 }),
  ]);
  expect(
    received.filter(({ path }) => path === '/call').map(({ event, properties }) => ({ event, properties })),
  ).toEqual([
    { event: 'docs.content.view', properties: {} },
    { event: 'docs.api_playground.request', properties: { method: 'GET', operation: '/moor', status: 418 } },
  ]);
  expect(received.every(({ time }) => !Number.isNaN(Date.parse(time)))).toBe(true);
  // Neither code nor cookies, and no address that a reader was at.
  expect(JSON.stringify(api.arrived)).not.toMatch(/secretly|bloom|hidden|"cookie"/);
});

test('A reader who refuses to be tracked sends nothing to the author’s address', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('heath-consent', 'granted');
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  await page.goto(`${address}acts`);
  await expect(page.locator('script[src^="https:"]')).not.toHaveCount(0);
  await page.locator('.code-copy').click();
  await leave(page);
  await page.waitForTimeout(200);
  expect(api.arrived).toEqual([]);
});
