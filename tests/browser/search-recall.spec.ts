import { expect, test, type Page } from 'playwright/test';
import { testSites, urlOf, type TestSite } from '../sites.js';
import { pagesOf, spoken, vocabularies, type GeneratedPage, type Vocabulary } from './generatedSites.js';
import { searchHits } from './searchHits.js';
import { misspelt, randomNumbers, sample, seedText } from './random.js';

const { english, german, chinese, spoken: languages } = testSites;

/** A page, and what is typed to find it. */
interface Question extends GeneratedPage {
  query: string;
}

const byTitle = (pages: readonly GeneratedPage[]): Question[] => pages.map((page) => ({ ...page, query: page.title }));

async function open(page: Page, site: TestSite, path = '/g0/p0'): Promise<void> {
  await page.goto(urlOf(site) + path.slice(1));
  await page.keyboard.press('Control+k');
  await expect(page.locator('#search-input')).toBeFocused();
}

/** Addresses of the pages that are shown first for queries that are typed one after another. */
const firstHits = async (page: Page, queries: readonly string[]): Promise<(string | null)[]> =>
  (await searchHits(page, queries)).map(([first]) => first ?? null);

const firstHit = async (page: Page, query: string): Promise<string | null> =>
  (await firstHits(page, [query]))[0] ?? null;

/** The share of pages that have to be the first that is found. */
const recall = 0.98;

async function expectFound(page: Page, site: TestSite, questions: readonly Question[]) {
  await open(page, site, questions[0]?.path);
  const found = await firstHits(
    page,
    questions.map(({ query }) => query),
  );
  const missed = questions.flatMap(({ query, title, path }, index) =>
    found[index] === path ? [] : [`${query}: ${found[index]}, not ${path} (${title})`],
  );
  const allowed = Math.floor(questions.length * (1 - recall) + 1e-9);
  expect(missed.slice(allowed), `${missed.length} of ${questions.length} missed, ${seedText}`).toEqual([]);
}

function expectTitles(page: Page, site: TestSite, vocabulary: Vocabulary, total: number): Promise<void> {
  const pages = pagesOf(vocabulary);
  expect(pages).toHaveLength(total);
  return expectFound(page, site, byTitle(sample(pages, 100, randomNumbers())));
}

test('The search finds each of 100 pages of 2,000 by its title', ({ page }) =>
  expectTitles(page, english, vocabularies.en, 2000));
test('The search finds each of 100 pages of a German site by its title', ({ page }) =>
  expectTitles(page, german, vocabularies.de, 512));
test('The search finds each of 100 pages of a Chinese site by its title', ({ page }) =>
  expectTitles(page, chinese, vocabularies.zh, 512));

function expectMisspelt(page: Page, site: TestSite, vocabulary: Vocabulary): Promise<void> {
  const random = randomNumbers();
  const questions = sample(pagesOf(vocabulary), 50, random).map((each) => ({
    ...each,
    query: misspelt(each.title, random),
  }));
  return expectFound(page, site, questions);
}

test('The search finds pages by misspelt titles', ({ page }) => expectMisspelt(page, english, vocabularies.en));
test('The search finds pages by misspelt German titles', ({ page }) => expectMisspelt(page, german, vocabularies.de));

test('The search finds German pages without umlauts and by their transcription', async ({ page }) => {
  await open(page, german);
  const path = pagesOf(vocabularies.de)[0]?.path;
  expect(await firstHit(page, 'zugriffsschlussel fur mandanten andern')).toBe(path);
  expect(await firstHit(page, 'Zugriffsschluessel fuer Mandanten aendern')).toBe(path);
  await firstHit(page, 'grossauftraege');
  await expect(page.locator('#search-list mark').first()).toHaveText('Großaufträge');
});

test('The search finds Chinese pages by words in their titles', async ({ page }) => {
  await open(page, chinese);
  const random = randomNumbers();
  const { actions, things } = vocabularies.zh;
  // No page begins with these words, and none of them stands alone anywhere.
  for (const thing of things) {
    const [action = ''] = sample(actions, 1, random);
    for (const query of [thing, `${action}${thing}`]) {
      await firstHit(page, query);
      const title = page.locator('#search-list .search-title').first();
      await expect(title, `${query}, ${seedText}`).toContainText(query);
      await expect(title.locator('mark', { hasText: query }), `${query}, ${seedText}`).toHaveCount(1);
    }
  }
  await firstHit(page, '发票导出');
  await expect(page.locator('#search-list .search-title').first()).toContainText('导出电子发票');
});

for (const language of ['zh', 'ja'] as const) {
  test(`The search finds pages by their titles in ${language} and none in other languages`, async ({ page }) => {
    const pages = sample(pagesOf(spoken[language]), 40, randomNumbers()).map(({ title, path }) => ({
      title,
      path: `/${language}${path}`,
    }));
    await expectFound(page, languages, byTitle(pages));
    expect(await firstHit(page, 'Rechnungen')).toBeNull();
  });
}

test('The search corrects misspelt words', async ({ page }) => {
  await open(page, english);
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

test('The search corrects misspelt German words', async ({ page }) => {
  await open(page, german);
  for (const [query, meant] of [
    ['Zugrifsschlüssel', 'Zugriffsschlüssel'],
    ['Rechnugnen', 'Rechnungen'],
    ['Benutzerkontne', 'Benutzerkonten'],
    ['verschlüseln', 'verschlüsseln'],
  ] as const) {
    expect(await firstHit(page, query), query).not.toBeNull();
    await expect(page.locator('#search-list mark').first()).toHaveText(new RegExp(meant, 'i'));
  }
});
