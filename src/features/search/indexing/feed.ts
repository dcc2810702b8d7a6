import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { digest } from '../../../shared/digest.js';
import { searchHtml } from '../html.js';
import type { SearchRecord } from '../record.js';
import { vocabularyOf } from '../vocabulary.js';
import { writeParts } from '../../../shared/fileParts.js';

/** Indexes of another form are forgotten. */
const form = 'pagefind 1.6.0, 5';

/**
 * Records of a search index, in a file: the indexer takes as much memory as a whole build, so the process that feeds it
 * must need little.
 */
export interface SearchFeed {
  /** Absolute path. Its first line has the vocabularies by language, each further one a page. */
  file: string;
  /** Changes when the index has to. */
  key: string;
}

/** A page for one index: its path, and the HTML that is read. */
export interface IndexedPage {
  path: string;
  html: string;
}

/** Words by language tag that a misspelt one may have been meant to be. */
export type Vocabularies = Readonly<Record<string, readonly string[]>>;

/**
 * Writes what the index of some pages is made from.
 *
 * @param folder gets a file of its own, also for the same key: an index may still be made from an earlier one.
 * @param isIndexed says whether the index of a key lies ready: what that was made from is not written again.
 * @returns undefined when there is nothing to find.
 */
export function writeFeed(
  records: readonly SearchRecord[],
  folder: string,
  isIndexed: (key: string) => boolean = () => false,
): SearchFeed | undefined {
  if (records.length === 0) return undefined;
  const key = digest(form, ...Array.from(pagesOf(records), (page) => digest(page.path, page.html)));
  const file = path.join(folder, `search-${key}-${randomUUID()}.jsonl`);
  if (!isIndexed(key)) writeParts(file, linesOf(records));
  return { file, key };
}

function* pagesOf(records: readonly SearchRecord[]): Generator<IndexedPage> {
  for (const record of records)
    for (const language of record.languages) yield { path: record.path, html: searchHtml(record, language) };
}

function* linesOf(records: readonly SearchRecord[]): Generator<string> {
  yield line(vocabulariesOf(records));
  for (const page of pagesOf(records)) yield line(page);
}

/** Reads a feed: its vocabularies, then one page after another. */
export async function readFeed({ file }: SearchFeed): Promise<{
  vocabularies: Vocabularies;
  pages: AsyncIterable<IndexedPage>;
}> {
  const lines = createInterface({ input: createReadStream(file), crlfDelay: Infinity })[Symbol.asyncIterator]();
  const first = await lines.next();
  async function* pages(): AsyncGenerator<IndexedPage> {
    for await (const text of { [Symbol.asyncIterator]: () => lines }) yield JSON.parse(text) as IndexedPage;
  }
  return { vocabularies: JSON.parse(String(first.value)) as Vocabularies, pages: pages() };
}

function vocabulariesOf(records: readonly SearchRecord[]): Vocabularies {
  const languages = new Set(records.flatMap((record) => record.languages));
  return Object.fromEntries(
    Array.from(languages, (language) => [
      language,
      vocabularyOf(records.filter((record) => record.languages.includes(language))),
    ]),
  );
}

// Unicode's own line separators end a line for those who read by lines, and JSON leaves them as they are.
function line(value: unknown): string {
  const text = JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
  return `${text}\n`;
}
