import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as pagefind from 'pagefind';
import type { IndexedPage } from './feed.js';

/** Pages that are on their way to the indexer at a time. */
const batch = 64;
/** Files that the texts of results are spread over: one request brings several of them, and a build writes hundreds of files, not thousands. */
const maxFragments = 200;
/** Files of Pagefind's own interfaces, which nothing here uses. */
const unused = /^pagefind-(?:ui|modular-ui|component-ui|highlight)\./;

/** The indexer takes settings from the folder that it is started in, such as files to write to: not from one of the author's. */
function startedIn<Started>(folder: string, start: () => Started): Started {
  const { cwd } = process;
  process.cwd = () => folder;
  try {
    return start();
  } finally {
    process.cwd = cwd;
  }
}

/**
 * Writes a search index.
 *
 * @param folder absolute; gets `pagefind.js` and what that loads.
 * @throws when the indexer cannot be run on this machine.
 */
export async function writeIndex(pages: AsyncIterable<IndexedPage>, folder: string): Promise<void> {
  const { index, errors } = await startedIn(folder, () => pagefind.createIndex({ maxFragments }));
  if (!index) throw new Error(errors.join(' '));
  try {
    let added: ReturnType<typeof index.addHTMLFile>[] = [];
    const settle = async (): Promise<void> => {
      for (const response of await Promise.all(added)) report(response.errors);
      added = [];
    };
    for await (const { path: url, html } of pages) {
      added.push(index.addHTMLFile({ url, content: html }));
      if (added.length === batch) await settle();
    }
    await settle();
    report((await index.writeFiles({ outputPath: folder })).errors);
  } finally {
    // The indexer keeps what it read until it ends.
    await pagefind.close();
  }
  for (const file of readdirSync(folder)) if (unused.test(file)) rmSync(path.join(folder, file));
}

/** Writes the words that a misspelt one may have been meant to be, for one language. */
export function writeVocabulary(words: readonly string[], language: string, folder: string): void {
  writeFileSync(path.join(folder, `words.${language}.json`), JSON.stringify(words));
}

function report(errors: readonly string[]): void {
  if (errors.length > 0) throw new Error(errors.join(' '));
}
