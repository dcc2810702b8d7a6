import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readFeed, writeFeed, type IndexedPage } from '../../../../src/features/search/indexing/feed.js';
import type { SearchRecord } from '../../../../src/features/search/record.js';

function record(url: string, text: string, languages = ['en']): SearchRecord {
  const section = { id: undefined, title: undefined, depth: undefined, text, code: '' };
  return {
    path: url,
    title: 'A title',
    keywords: [],
    crumbs: [],
    versions: [],
    languages,
    boost: 1,
    sections: [section],
  };
}

function place(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'trellis-feed-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function pagesOf(pages: AsyncIterable<IndexedPage>): Promise<IndexedPage[]> {
  const read: IndexedPage[] = [];
  for await (const page of pages) read.push(page);
  return read;
}

describe('Feed of the search index', () => {
  it('Every page is read back, with any line break in its text', async () => {
    const texts = ['one\ntwo', 'three\u2028four\u2029five', 'six\r\nseven', 'acht "neun" \\ zehn'];
    const feed = writeFeed(
      texts.map((text, index) => record(`/${index}`, text)),
      place(),
    );
    if (!feed) throw new Error('There is something to find.');
    const { pages, vocabularies } = await readFeed(feed);
    const read = await pagesOf(pages);
    expect(read.map((page) => page.path)).toEqual(['/0', '/1', '/2', '/3']);
    for (const [index, text] of texts.entries()) expect(read[index]?.html).toContain(text.replaceAll('"', '&quot;'));
    expect(vocabularies['en']).toContain('seven');
  });

  it('A page is listed once for each of its languages, with separate vocabularies', async () => {
    const feed = writeFeed([record('/both', 'shared', ['en', 'de']), record('/de', 'Wort', ['de'])], place());
    if (!feed) throw new Error('There is something to find.');
    const { pages, vocabularies } = await readFeed(feed);
    expect((await pagesOf(pages)).map(({ path: url, html }) => [url, /lang="(\w+)"/.exec(html)?.[1]])).toEqual([
      ['/both', 'en'],
      ['/both', 'de'],
      ['/de', 'de'],
    ]);
    expect(vocabularies['en']).not.toContain('wort');
    expect(vocabularies['de']).toContain('wort');
  });

  it('The key changes only with a text, an address or a language', () => {
    const keyOf = (...records: SearchRecord[]): string | undefined => writeFeed(records, place())?.key;
    const key = keyOf(record('/a', 'text'));
    expect(keyOf(record('/a', 'text'))).toBe(key);
    const others = [record('/a', 'other'), record('/b', 'text'), record('/a', 'text', ['de'])].map((each) =>
      keyOf(each),
    );
    expect(new Set([key, ...others]).size).toBe(4);
  });

  it('The feed is not written again for a finished index', () => {
    const [first, second] = [place(), place()];
    const key = writeFeed([record('/a', 'text')], first)?.key;
    expect(writeFeed([record('/a', 'text')], second, (ready) => ready === key)?.key).toBe(key);
    expect([readdirSync(first).length, readdirSync(second).length]).toEqual([1, 0]);
    writeFeed([record('/a', 'other')], second, (ready) => ready === key);
    expect(readdirSync(second)).toHaveLength(1);
  });

  it('Each feed has its own file, so that an earlier one can still be read', () => {
    const folder = place();
    const [first, second] = [0, 1].map(() => writeFeed([record('/a', 'text')], folder));
    expect(second?.key).toBe(first?.key);
    expect(second?.file).not.toBe(first?.file);
    expect(readdirSync(folder)).toHaveLength(2);
  });

  it('A site without searchable pages has no feed', () => {
    expect(writeFeed([], place())).toBeUndefined();
  });
});
