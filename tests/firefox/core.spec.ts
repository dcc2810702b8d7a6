// The most important functions, in a browser that is not built on Chromium.
import { createServer } from 'node:http';
import { expect, test } from 'playwright/test';
import { listen } from '../../src/cli/server.js';
import { findFirefox } from '../findBrowser.mjs';
import { testSites, urlOf } from '../sites.js';
import { Firefox } from './firefox.js';

// One browser for all: it takes seconds to start.
test.describe.configure({ mode: 'serial' });

const components = urlOf(testSites.components);
let firefox: Firefox;

test.beforeAll(async () => {
  firefox = await Firefox.start(findFirefox());
});

test.afterEach(() => {
  expect(firefox.faults).toEqual([]);
});

test.afterAll(async () => {
  await firefox.stop();
});

const value = <Result>(expression: string) => expect.poll(() => firefox.evaluate<Result>(expression));
const isDark = "document.documentElement.classList.contains('dark')";

test('A link of the sidebar opens its page, and Back returns', async () => {
  await firefox.open(`${components}callouts`);
  await firefox.click('#sidebar a[href="/tabs"]');
  await value<string>('location.pathname').toMatch(/^\/tabs/);
  await value<string>("document.querySelector('#sidebar [aria-current=page]')?.textContent.trim()").toBe('Tabs');
  await firefox.evaluate('void history.back()');
  await value<string>('location.pathname').toMatch(/^\/callouts/);
});

test('The search opens with Control+K and finds a page, and Enter opens it', async () => {
  await firefox.open(`${components}callouts`);
  await firefox.press('Control+k');
  await value<boolean>("document.activeElement?.id === 'search-input'").toBe(true);
  await firefox.press(...'accordions');
  await value<string>("document.querySelector('dialog.search [role=option]')?.textContent").toContain('Accordions');
  await firefox.press('Enter');
  await value<string>('location.pathname').toMatch(/^\/accordions/);
});

test('The chosen mode is kept on the next page', async () => {
  await firefox.open(`${components}callouts`);
  const before = await firefox.evaluate<boolean>(isDark);
  await firefox.click('.mode-toggle');
  await value<boolean>(isDark).toBe(!before);
  await firefox.open(`${components}cards`);
  await value<boolean>(isDark).toBe(!before);
});

test('A tab shows its panel when it is clicked', async () => {
  await firefox.open(`${components}tabs`);
  const second = "document.querySelectorAll('[role=tablist]')[0].querySelectorAll('[role=tab]')[1]";
  await firefox.evaluate(`void (${second}.dataset.test = '')`);
  await firefox.click('[role=tab][data-test]');
  await value<string>(`${second}.getAttribute('aria-selected')`).toBe('true');
  await value<boolean>(`document.getElementById(${second}.getAttribute('aria-controls')).checkVisibility()`).toBe(true);
});

test('The copy button of a code block reports that it has copied', async () => {
  await firefox.open(`${components}code`);
  await firefox.click('.code-copy');
  await value<boolean>("document.querySelector('.code-copy[data-copied]') !== null").toBe(true);
});

test('Nothing scrolls horizontally at 320 px, and the drawer opens and closes', async () => {
  await firefox.resize(320);
  await firefox.open(`${components}tabs`);
  await value<number>('document.documentElement.scrollWidth').toBeLessThanOrEqual(320);
  const drawer = "document.querySelector('#sidebar').matches(':popover-open')";
  await value<boolean>(drawer).toBe(false);
  await firefox.click('#mobile-nav [popovertarget=sidebar]');
  await value<boolean>(drawer).toBe(true);
  await firefox.press('Escape');
  await value<boolean>(drawer).toBe(false);
  await firefox.resize(1280);
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
    await firefox.open(`${urlOf(testSites.address)}create`);
    await firefox.evaluate("void document.querySelector('.endpoint-input').focus()");
    await firefox.press(...`http://127.0.0.1:${port}/v1`);
    await firefox.click('.endpoint-try');
    const send = `[...(document.querySelector('iframe')?.contentDocument?.querySelectorAll('[data-addressbar-action=send]') ?? [])].find((each) => each.checkVisibility())`;
    await value<boolean>(`${send} !== undefined`).toBe(true);
    await firefox.evaluate(`void ${send}.click()`);
    await expect.poll(() => asked).toContain('POST /v1/plants');
  } finally {
    api.closeAllConnections();
    api.close();
  }
});
