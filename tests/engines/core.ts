import { createServer } from 'node:http';
import { expect, test } from 'playwright/test';
import { listen } from '../../src/cli/server.js';
import { testSites, urlOf } from '../sites.js';
import type { Engine } from './engine.js';

/** Tests the most important functions in a browser that is not built on Chromium. */
export function testCore(start: () => Promise<Engine>): void {
  // One browser for all: it takes seconds to start.
  test.describe.configure({ mode: 'serial' });

  const components = urlOf(testSites.components);
  let browser: Engine;

  test.beforeAll(async () => {
    browser = await start();
  });

  test.afterEach(async () => {
    expect(await browser.faults()).toEqual([]);
  });

  test.afterAll(async () => {
    await browser.stop();
  });

  const value = <Result>(expression: string) => expect.poll(() => browser.evaluate<Result>(expression));
  const isDark = "document.documentElement.classList.contains('dark')";

  test('A link of the sidebar opens its page, and Back returns', async () => {
    await browser.open(`${components}callouts`);
    await browser.click('#sidebar a[href$="/tabs"]');
    await value<string>('location.pathname').toMatch(/\/tabs\/?$/);
    await value<string>("document.querySelector('#sidebar [aria-current=page]')?.textContent.trim()").toBe('Tabs');
    await browser.evaluate('void history.back()');
    await value<string>('location.pathname').toMatch(/\/callouts\/?$/);
  });

  test('The search opens with Control+K and finds a page, and Enter opens it', async () => {
    await browser.open(`${components}callouts`);
    await browser.press('Control+k');
    await value<boolean>("document.activeElement?.id === 'search-input'").toBe(true);
    await browser.press(...'accordions');
    await value<string>("document.querySelector('dialog.search [role=option]')?.textContent").toContain('Accordions');
    await browser.press('Enter');
    await value<string>('location.pathname').toMatch(/\/accordions\/?$/);
  });

  test('The chosen mode is kept on the next page', async () => {
    await browser.open(`${components}callouts`);
    const before = await browser.evaluate<boolean>(isDark);
    await browser.click('.mode-toggle');
    await value<boolean>(isDark).toBe(!before);
    await browser.open(`${components}cards`);
    await value<boolean>(isDark).toBe(!before);
  });

  test('A tab shows its panel when it is clicked', async () => {
    await browser.open(`${components}tabs`);
    const second = "document.querySelectorAll('[role=tablist]')[0].querySelectorAll('[role=tab]')[1]";
    await browser.evaluate(`void (${second}.dataset.test = '')`);
    await browser.click('[role=tab][data-test]');
    await value<string>(`${second}.getAttribute('aria-selected')`).toBe('true');
    await value<boolean>(`document.getElementById(${second}.getAttribute('aria-controls')).checkVisibility()`).toBe(
      true,
    );
  });

  test('The copy button of a code block reports that it has copied', async () => {
    await browser.open(`${components}code`);
    await browser.click('.code-copy');
    await value<boolean>("document.querySelector('.code-copy[data-copied]') !== null").toBe(true);
  });

  test('Nothing scrolls horizontally in a narrow window, and the drawer opens and closes', async () => {
    await browser.resize(320);
    await browser.open(`${components}tabs`);
    // The window of WebKit is at least 447 px wide.
    await value<boolean>('innerWidth < 450 && document.documentElement.scrollWidth <= innerWidth').toBe(true);
    const drawer = "document.querySelector('#sidebar').matches(':popover-open')";
    await value<boolean>(drawer).toBe(false);
    await browser.click('#mobile-nav [popovertarget=sidebar]');
    await value<boolean>(drawer).toBe(true);
    await browser.press('Escape');
    await value<boolean>(drawer).toBe(false);
    await browser.resize(1280);
  });

  test('The playground sends the request to the entered address', async () => {
    const asked: (string | undefined)[] = [];
    const api = createServer((request, response) => {
      asked.push(`${request.method} ${request.url}`);
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '*');
      response.end('{}');
    });
    const port = await listen(api, { host: '127.0.0.1' });
    try {
      await browser.open(`${urlOf(testSites.address)}create`);
      await browser.evaluate("void document.querySelector('.endpoint-input').focus()");
      await browser.press(...`http://127.0.0.1:${port}/v1`);
      await browser.click('.tryit-button');
      const send = `[...(document.querySelector('iframe')?.contentDocument?.querySelectorAll('[data-addressbar-action=send]') ?? [])].find((each) => each.checkVisibility())`;
      await value<boolean>(`${send} !== undefined`).toBe(true);
      await browser.evaluate(`void ${send}.click()`);
      await expect.poll(() => asked).toContain('POST /v1/plants');
    } finally {
      api.closeAllConnections();
      api.close();
    }
  });
}
