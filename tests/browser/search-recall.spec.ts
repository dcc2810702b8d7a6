import type { Page } from 'playwright/test';
import { pagesOf, spoken, vocabularies, type GeneratedPage, type Vocabulary } from './generatedSites.js';
import { misspelt, randomNumbers, sample, seedText } from './random.js';
import { expect, test, type ServedSite } from './searchSites.js';

// One after another in one worker, so that each site is built once.
test.describe.configure({ mode: 'default', timeout: 240_000 });

/** A page, and what is typed to find it. */
interface Question extends GeneratedPage {
  query: string;
}

const byTitle = (pages: readonly GeneratedPage[]): Question[] => pages.map((page) => ({ ...page, query: page.title }));

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.keyboard.press('Control+k');
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

/** Asks for each page, and fails when more than a share of them is not what is found first. */
async function expectFound(page: Page, { url }: ServedSite, questions: readonly Question[], share: number) {
  await open(page, `${url}${questions[0]?.path}`);
  const missed: string[] = [];
  for (const { query, title, path } of questions) {
    const hit = await firstHit(page, query);
    if (hit !== path) missed.push(`${query}: ${hit}, not ${path} (${title})`);
  }
  const allowed = Math.floor(questions.length * (1 - share) + 1e-9);
  expect(missed.slice(allowed), `${missed.length} of ${questions.length} missed, ${seedText}`).toEqual([]);
}

/** Share of the pages that have to be found first, by their titles and by misspelt ones. */
const recall = { title: 0.98, misspelt: 0.9 };

function expectTitles(page: Page, site: ServedSite, vocabulary: Vocabulary, total: number): Promise<void> {
  const pages = pagesOf(vocabulary);
  expect(pages).toHaveLength(total);
  return expectFound(page, site, byTitle(sample(pages, 200, randomNumbers())), recall.title);
}

test('finds each of 200 pages of 2,000 by its title', ({ page, english }) =>
  expectTitles(page, english, vocabularies.en, 2000));
test('finds each of 200 pages of a German site by its title', ({ page, german }) =>
  expectTitles(page, german, vocabularies.de, 512));
test('finds each of 200 pages of a Chinese site by its title', ({ page, chinese }) =>
  expectTitles(page, chinese, vocabularies.zh, 512));

function expectMisspelt(page: Page, site: ServedSite, vocabulary: Vocabulary): Promise<void> {
  const random = randomNumbers();
  const questions = sample(pagesOf(vocabulary), 50, random).map((each) => ({
    ...each,
    query: misspelt(each.title, random),
  }));
  return expectFound(page, site, questions, recall.misspelt);
}

test('finds pages by titles with a slip of the finger', ({ page, english }) =>
  expectMisspelt(page, english, vocabularies.en));
test('finds pages by German titles with a slip of the finger', ({ page, german }) =>
  expectMisspelt(page, german, vocabularies.de));

test('finds German pages without umlauts, and by what Germans write in their place', async ({ page, german }) => {
  await open(page, `${german.url}/g0/p0`);
  const path = pagesOf(vocabularies.de)[0]?.path;
  expect(await firstHit(page, 'zugriffsschlussel fur mandanten andern')).toBe(path);
  expect(await firstHit(page, 'Zugriffsschluessel fuer Mandanten aendern')).toBe(path);
  await firstHit(page, 'grossauftraege');
  await expect(page.locator('#search-list mark').first()).toHaveText('Großaufträge');
});

test('finds Chinese pages by words in them', async ({ page, chinese }) => {
  await open(page, `${chinese.url}/g0/p0`);
  await firstHit(page, '发票');
  await expect(page.locator('#search-list mark').first()).toContainText('发票');
});

for (const language of ['zh', 'ja'] as const) {
  test(`finds pages by their titles in ${language} beside other languages, and only those`, async ({
    page,
    languages,
  }) => {
    const pages = sample(pagesOf(spoken[language]), 40, randomNumbers()).map(({ title, path }) => ({
      title,
      path: `/${language}${path}`,
    }));
    await expectFound(page, languages, byTitle(pages), recall.title);
    expect(await firstHit(page, 'Rechnungen')).toBeNull();
  });
}

test('finds what a misspelt word meant', async ({ page, english }) => {
  await open(page, `${english.url}/g0/p0`);
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

test('finds what a misspelt German word meant', async ({ page, german }) => {
  await open(page, `${german.url}/g0/p0`);
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
