import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test as base, type Page, type Request } from 'playwright/test';
import { built } from '../built.js';
import { testSites, urlOf } from '../sites.js';
import { faultsOf } from './axe.js';
import { redirected } from './addresses.js';
import { afterFrames } from './moments.js';
import { serviceAddresses, type Service } from './generatedSites.js';
import { startSearchServer, type SearchServer } from './searchServer.js';

interface Searched {
  site: { url: string; output: string };
  server: SearchServer;
}

const servers = {} as Record<Service, SearchServer>;

/** A built site of `tests/sites/search`, and the service that holds the records of its build. */
async function withService(service: Service, use: (searched: Searched) => Promise<void>): Promise<void> {
  const server = servers[service];
  const { output } = await built(testSites[service]);
  const records = readFileSync(path.join(output, '_trellis/search/records.json'), 'utf8');
  server.records = JSON.parse(records) as SearchServer['records'];
  await use({ site: { url: urlOf(testSites[service]).replace(/\/$/, ''), output }, server });
}

const test = base.extend<object, { algolia: Searched; typesense: Searched }>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      servers.algolia = await startSearchServer();
      servers.typesense = await startSearchServer();
      const { algolia, typesense } = servers;
      const ports = [algolia, typesense].map(({ url }) => Number(new URL(url).port));
      await use(
        redirected(launchOptions, [
          [serviceAddresses.algolia, ports[0]],
          [serviceAddresses.typesense, ports[1]],
        ]),
      );
      algolia.close();
      typesense.close();
    },
    { scope: 'worker' },
  ],
  // eslint-disable-next-line no-empty-pattern
  algolia: [({}, use) => withService('algolia', use), { scope: 'worker', timeout: 240_000 }],
  // eslint-disable-next-line no-empty-pattern
  typesense: [({}, use) => withService('typesense', use), { scope: 'worker', timeout: 240_000 }],
});

const options = (page: Page) => page.locator('dialog.search').getByRole('option');

async function search(page: Page, query: string): Promise<void> {
  const input = page.locator('#search-input');
  if (!(await input.isVisible())) await page.keyboard.press('Control+k');
  await input.fill(query);
  await expect(page.locator('dialog.search')).toHaveAttribute('data-query', query);
}

async function findsPages(page: Page, { site, server }: Searched, service: Service): Promise<void> {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await page.goto(`${site.url}/introduction`, { waitUntil: 'networkidle' });
  const own = (): string[] => scripts.filter((url) => /(?:algolia|typesense|pagefind|provide)[.\w-]*\.js$/.test(url));
  expect(own()).toEqual([]);
  server.asked.length = 0;

  await search(page, 'drought');
  const group = page.locator('dialog.search').getByRole('group', { name: 'Watering' });
  await expect(group.locator('.search-crumbs').first()).toHaveText('Guides › Start');
  await expect(group.getByRole('option').first()).toHaveAttribute('href', '/docs/guides/watering');
  await expect(group.getByRole('option').nth(1)).toHaveAttribute('href', '/docs/guides/watering#signs-of-drought');
  await expect(group.locator('mark').first()).toHaveText('drought', { ignoreCase: true });
  expect(own().map((url) => /(algolia|typesense|pagefind)/.exec(url)?.[0])).toEqual([service]);
  expect(server.asked.at(-1)).toMatchObject({ key: 'search-only' });

  await search(page, 'harvester');
  await expect(options(page)).toHaveCount(1);
  await expect(options(page)).toHaveAttribute('href', '/docs/v2/release');
  await page.goto(`${site.url}/v1/release`);
  await search(page, 'harvester');
  await expect(options(page)).toHaveAttribute('href', '/docs/v1/release');

  await search(page, 'POST /plants');
  await expect(options(page).first()).toHaveAttribute('href', '/docs/api/create');
  await expect(options(page).first().locator('.method-pill')).toHaveText('POST');
  expect(await faultsOf(page, { within: 'dialog.search' })).toEqual([]);
}

async function triesAgain(page: Page, { site, server }: Searched): Promise<void> {
  await page.goto(`${site.url}/introduction`);
  server.failure = 500;
  await page.keyboard.press('Control+k');
  await page.locator('#search-input').fill('drought');
  await expect(page.locator('dialog.search').getByRole('alert')).toContainText('could not be loaded');
  server.failure = undefined;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(options(page).first()).toContainText('Watering');
  await search(page, 'xylophone');
  await expect(options(page)).toHaveCount(0);
}

async function saysWhatIsWrong(page: Page, { site, server }: Searched): Promise<void> {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.goto(`${site.url}/introduction`);
  await page.keyboard.press('Control+k');
  for (const [failure, query] of [
    [401, 'drought'],
    [429, 'holidays'],
  ] as const) {
    server.failure = failure;
    logged.length = 0;
    await page.locator('#search-input').fill(query);
    const alert = page.locator('dialog.search').getByRole('alert');
    await expect(alert).toHaveText('The search could not be loaded.');
    await expect.poll(() => logged.join('\n')).toContain(`answers with ${failure}`);
    server.failure = undefined;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(options(page).first()).toContainText('Watering');
  }
}

async function keepsOrder(page: Page, { site, server }: Searched): Promise<void> {
  await page.goto(`${site.url}/introduction`);
  server.delays = new Map([['drought', 800]]);
  const isSlow = (request: Request): boolean => request.postData()?.includes('drought') ?? false;
  // The page may have given up on it by then.
  const ended = Promise.race([
    page.waitForEvent('requestfinished', isSlow),
    page.waitForEvent('requestfailed', isSlow),
  ]);
  await page.keyboard.press('Control+k');
  await page.locator('#search-input').fill('drought');
  await expect.poll(() => JSON.stringify(server.asked.at(-1)?.body)).toContain('drought');
  await search(page, 'harvester');
  await expect(options(page)).toHaveAttribute('href', '/docs/v2/release');
  await ended;
  await afterFrames(page);
  server.delays = new Map();
  await expect(options(page)).toHaveAttribute('href', '/docs/v2/release');
}

async function takesRecordsForText(page: Page, { site, server }: Searched, service: Service): Promise<void> {
  const errors: string[] = [];
  page.on('dialog', () => errors.push('a script ran'));
  page.on('pageerror', ({ message }) => errors.push(message));
  const known = server.records;
  const markup = '<img src=x onerror=alert(1)> beetroot &amp; <b>more</b>';
  const record = (url: string, text: string) => {
    const levels = { lvl0: markup, lvl1: text, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
    const hierarchy =
      service === 'algolia' ? { hierarchy: levels } : { 'hierarchy.lvl0': markup, 'hierarchy.lvl1': text };
    const common = { content: markup, url, url_without_anchor: url, language: ['en'], version: ['v1', 'v2'] };
    return [
      { ...common, ...hierarchy, type: 'lvl1' },
      { ...common, ...hierarchy, type: 'content' },
    ];
  };
  server.records = [
    ...record('/docs/beet', markup),
    ...record('javascript:alert(1)', 'A beetroot that runs'),
    ...record('http://[', 'A beetroot nowhere'),
  ];
  await page.goto(`${site.url}/introduction`);
  await search(page, 'beetroot');
  await expect(options(page)).toHaveCount(1);
  await expect(options(page)).toHaveAttribute('href', '/docs/beet');
  await expect(options(page).locator('.search-title')).toHaveText(markup);
  await expect(options(page).locator('mark')).toHaveText(['beetroot', 'beetroot']);
  await expect(page.locator('dialog.search').locator('img, b')).toHaveCount(0);
  server.records = known;
  expect(errors).toEqual([]);
}

function writesRecords({ site, server }: Searched, service: Service): void {
  expect(existsSync(path.join(site.output, '_trellis/search/pagefind.js'))).toBe(false);
  const record = server.records.find(({ url }) => url === '/docs/guides/watering#signs-of-drought');
  expect(record).toMatchObject(
    service === 'algolia'
      ? {
          type: 'lvl2',
          hierarchy: { lvl0: 'Guides › Start', lvl1: 'Watering', lvl2: 'Signs of drought', lvl3: null },
        }
      : {
          type: 'lvl2',
          'hierarchy.lvl1': 'Watering',
          'hierarchy.lvl2': 'Signs of drought',
          'weight.level': 80,
          item_priority: expect.any(Number),
        },
  );
  expect(record).toMatchObject({ url_without_anchor: '/docs/guides/watering', anchor: 'signs-of-drought' });
  expect(JSON.stringify(server.records)).not.toMatch(/xylophone|quicksilver/);
  const html = readFileSync(path.join(site.output, 'v1/release/index.html'), 'utf8');
  expect(html).toContain('<meta name="docsearch:version" content="v1">');
}

test('The Algolia search finds pages and sections in the version of the reader', ({ page, algolia }) =>
  findsPages(page, algolia, 'algolia'));
test('The Algolia search reports a server error and can be repeated', ({ page, algolia }) => triesAgain(page, algolia));
test('The Algolia search reports a refused request and logs its status', ({ page, algolia }) =>
  saysWhatIsWrong(page, algolia));
test('The Algolia search shows the results of the last query', ({ page, algolia }) => keepsOrder(page, algolia));
test('The Algolia search shows markup in records as text', ({ page, algolia }) =>
  takesRecordsForText(page, algolia, 'algolia'));
test('The build for Algolia writes records and no index of its own', ({ algolia }) =>
  writesRecords(algolia, 'algolia'));

test('The Typesense search finds pages and sections in the version of the reader', ({ page, typesense }) =>
  findsPages(page, typesense, 'typesense'));
test('The Typesense search reports a server error and can be repeated', ({ page, typesense }) =>
  triesAgain(page, typesense));
test('The Typesense search reports a refused request and logs its status', ({ page, typesense }) =>
  saysWhatIsWrong(page, typesense));
test('The Typesense search shows the results of the last query', ({ page, typesense }) => keepsOrder(page, typesense));
test('The Typesense search shows markup in records as text', ({ page, typesense }) =>
  takesRecordsForText(page, typesense, 'typesense'));
test('The build for Typesense writes records and no index of its own', ({ typesense }) =>
  writesRecords(typesense, 'typesense'));
