import { randomUUID } from 'node:crypto';
import { createReadStream, rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { digest, digestOf } from '../../../shared/digest.js';
import { searchHtml } from '../html.js';
import type { SearchRecord } from '../record.js';
import { vocabularyOf } from '../vocabulary.js';
import { writeParts } from '../../../shared/fileParts.js';

/** Version of the stored form. Indexes in another form are ignored. */
const form = 'pagefind 1.6.0, 7';

/**
 * Records for a search index, stored in a file, because the indexer needs as much memory as a whole build and the process that feeds it must need
 * little.
 */
export interface SearchFeed {
  /** Absolute path. The first line contains the vocabularies by language, every other line a page. */
  file: string;
  /** Changes whenever the index must be rebuilt. */
  key: string;
}

export interface IndexedPage {
  path: string;
  html: string;
}

/** Possible corrections of misspelt words, by language tag. */
export type Vocabularies = Readonly<Record<string, readonly string[]>>;

/**
 * Writes the input for the index of some pages.
 *
 * @param folder receives a new file even for the same key, because an index may still be built from an earlier one.
 * @param isIndexed true if the index for a key exists, so that no file is left.
 * @returns undefined if there is nothing to search.
 */
export function writeFeed(
  records: readonly SearchRecord[],
  folder: string,
  isIndexed: (key: string) => boolean = () => false,
): SearchFeed | undefined {
  if (records.length === 0) return undefined;
  const file = path.join(folder, `search-${randomUUID()}.jsonl`);
  const digests: string[] = [];
  writeParts(
    file,
    linesOf(records, ({ path: url, html }) => digests.push(digest(url, html))),
  );
  const key = digestOf(form, digests);
  if (isIndexed(key)) rmSync(file);
  return { file, key };
}

function* pagesOf(records: readonly SearchRecord[]): Generator<IndexedPage> {
  for (const record of records)
    for (const language of record.languages) yield { path: record.path, html: searchHtml(record, language) };
}

function* linesOf(records: readonly SearchRecord[], note: (page: IndexedPage) => void): Generator<string> {
  yield line(vocabulariesOf(records));
  for (const page of pagesOf(records)) {
    note(page);
    yield line(page);
  }
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

// Unicode line separators end a line for line readers, and JSON does not escape them.
function line(value: unknown): string {
  const text = JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
  return `${text}\n`;
}
