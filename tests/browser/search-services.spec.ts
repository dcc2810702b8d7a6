import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { startSearchServer, type SearchServer } from './searchServer.js';
import { expect, serve, test as base, type ServedSite } from './searchSites.js';

const source = fileURLToPath(new URL('../sites/search', import.meta.url));

type Service = 'algolia' | 'typesense';
interface Searched {
  site: ServedSite;
  server: SearchServer;
}

/** Where nobody answers: the next address has to. */
const dead = 'http://127.0.0.1:9';

const settings: Readonly<Record<Service, (url: string) => object>> = {
  algolia: (url) => ({ appId: 'APP', apiKey: 'search-only', indexName: 'plants', url: [dead, url] }),
  typesense: (url) => ({ url: [dead, `${url}/`], apiKey: 'search-only', collectionName: 'plants' }),
};

/** The site of `tests/sites/search`, searched by a service that holds the records of its build. */
async function withService(service: Service, use: (searched: Searched) => Promise<void>): Promise<void> {
  const server = await startSearchServer();
  await serve(
    '/docs',
    (folder) => {
      cpSync(source, folder, { recursive: true });
      const file = path.join(folder, 'docs.json');
      const config = JSON.parse(readFileSync(file, 'utf8')) as object;
      const trellis = { search: { [service]: settings[service](server.url) } };
      writeFileSync(file, JSON.stringify({ ...config, trellis }));
    },
    async (site) => {
      const records = readFileSync(path.join(site.output, '_trellis/search/records.json'), 'utf8');
      server.records = JSON.parse(records) as SearchServer['records'];
      await use({ site, server });
    },
  );
  server.close();
}

const test = base.extend<object, { algolia: Searched; typesense: Searched }>({
  // eslint-disable-next-line no-empty-pattern
  algolia: [({}, use) => withService('algolia', use), { scope: 'worker', timeout: 120_000 }],
  // eslint-disable-next-line no-empty-pattern
  typesense: [({}, use) => withService('typesense', use), { scope: 'worker', timeout: 120_000 }],
});

// One after another in one worker, so that each site is built once.
test.describe.configure({ mode: 'default', timeout: 60_000 });

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
  await expect(options(page).first().locator('.pill-method')).toHaveText('POST');
  const { violations } = await new AxeBuilder({ page }).include('dialog.search').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
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
          item_priority: expect.any(Number) as unknown,
        },
  );
  expect(record).toMatchObject({ url_without_anchor: '/docs/guides/watering', anchor: 'signs-of-drought' });
  expect(JSON.stringify(server.records)).not.toMatch(/xylophone|quicksilver/);
}

test('algolia: finds pages and places, within the version that is read', ({ page, algolia }) =>
  findsPages(page, algolia, 'algolia'));
test('algolia: says when it does not answer, and tries again', ({ page, algolia }) => triesAgain(page, algolia));
test('algolia: a build writes the records, and no index beside them', ({ algolia }) =>
  writesRecords(algolia, 'algolia'));

test('typesense: finds pages and places, within the version that is read', ({ page, typesense }) =>
  findsPages(page, typesense, 'typesense'));
test('typesense: says when it does not answer, and tries again', ({ page, typesense }) => triesAgain(page, typesense));
test('typesense: a build writes the records, and no index beside them', ({ typesense }) =>
  writesRecords(typesense, 'typesense'));
