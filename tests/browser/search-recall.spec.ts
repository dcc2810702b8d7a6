import type { Page } from 'playwright/test';
import { expect, pagesOf, test, vocabularies, type GeneratedPage, type ServedSite } from './searchSites.js';

// One after another in one worker, so that each site is built once.
test.describe.configure({ mode: 'default', timeout: 240_000 });

/** Every so many pages, from one that varies, so that all groups are asked for. */
function sample(pages: readonly GeneratedPage[], count: number): GeneratedPage[] {
  const step = pages.length / count;
  return Array.from({ length: count }, (_, index) => pages[Math.floor(index * step + ((index * 7) % step))]).filter(
    (page) => page !== undefined,
  );
}

async function firstHit(page: Page, query: string): Promise<string | null> {
  await page.locator('#search-input').fill(query);
  await page.waitForFunction(
    (asked) => document.querySelector('dialog.search')?.getAttribute('data-query') === asked,
    query,
  );
  const hits = page.locator('#search-list [role=option]');
  return (await hits.count()) > 0 ? hits.first().getAttribute('href') : null;
}

async function misses(page: Page, site: ServedSite, pages: readonly GeneratedPage[]): Promise<string[]> {
  await page.goto(`${site.url}${pages[0]?.path}`);
  await page.keyboard.press('Control+k');
  const missed: string[] = [];
  for (const { title, path } of pages) {
    const hit = await firstHit(page, title);
    if (hit !== path) missed.push(`${title} (${path}): ${hit}`);
  }
  return missed;
}

test('finds each of 200 pages of 2,000 by its title', async ({ page, english }) => {
  const pages = sample(pagesOf(vocabularies.en), 200);
  expect(pages).toHaveLength(200);
  expect((await misses(page, english, pages)).slice(4)).toEqual([]);
});

test('finds pages of a German site by their titles, without umlauts too', async ({ page, german }) => {
  const pages = sample(pagesOf(vocabularies.de), 40);
  expect((await misses(page, german, pages)).slice(1)).toEqual([]);
  expect(await firstHit(page, 'zugriffsschlussel fur mandanten andern')).toBe(pagesOf(vocabularies.de)[0]?.path);
});

test('finds pages of a Chinese site by their titles and by words in them', async ({ page, chinese }) => {
  const pages = sample(pagesOf(vocabularies.zh), 40);
  expect((await misses(page, chinese, pages)).slice(1)).toEqual([]);
  await firstHit(page, '发票');
  await expect(page.locator('#search-list mark').first()).toContainText('发票');
});

for (const language of ['zh', 'ja'] as const) {
  test(`finds pages by their titles in ${language} beside other languages, and only those`, async ({
    page,
    languages,
  }) => {
    const pages = sample(pagesOf(vocabularies[language]), 40).map(({ title, path }) => ({
      title,
      path: `/${language}${path}`,
    }));
    expect((await misses(page, languages, pages)).slice(1)).toEqual([]);
    expect(await firstHit(page, 'Rechnungen')).toBeNull();
  });
}

test('finds what a misspelt word meant', async ({ page, english }) => {
  await page.goto(`${english.url}/g0/p0`);
  await page.keyboard.press('Control+k');
  for (const [query, meant] of [
    ['kubernets', 'kubernetes'],
    ['dashbaords', 'dashboards'],
    ['wrokspaces', 'workspaces'],
    ['replcate', 'replicate'],
  ] as const) {
    expect(await firstHit(page, query), query).not.toBeNull();
    await expect(page.locator('#search-list mark').first()).toHaveText(new RegExp(meant, 'i'));
  }
});
