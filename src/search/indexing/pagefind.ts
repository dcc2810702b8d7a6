import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
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

/** Rejects when the process of the indexer ends, which leaves what was asked of it without an answer. */
function ended(indexer: ChildProcess): Promise<never> {
  return new Promise((_, reject) => {
    indexer.once('exit', (code, signal) =>
      reject(new Error(`the indexer has stopped (${signal ?? `exit code ${code}`})`)),
    );
  });
}

/**
 * Starts the indexer. It takes settings from the folder that it is started in, such as files to write to: not from one of the author's.
 *
 * @returns the index, and a promise that rejects when the process ends.
 */
function startedIn(folder: string): { creation: ReturnType<typeof pagefind.createIndex>; end: Promise<never> } {
  const { cwd } = process;
  const processes: ChildProcess[] = [];
  const take = (message: unknown): void => void processes.push((message as { process: ChildProcess }).process);
  process.cwd = () => folder;
  subscribe('child_process', take);
  try {
    const creation = pagefind.createIndex({ maxFragments });
    const end = Promise.race(processes.map(ended));
    end.catch(() => undefined);
    return { creation, end };
  } finally {
    unsubscribe('child_process', take);
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
  const { creation, end } = startedIn(folder);
  try {
    const { index, errors } = await Promise.race([creation, end]);
    if (!index) throw new Error(errors.join(' '));
    let added: ReturnType<typeof index.addHTMLFile>[] = [];
    const settle = async (): Promise<void> => {
      for (const response of await Promise.race([Promise.all(added), end])) report(response.errors);
      added = [];
    };
    for await (const { path: url, html } of pages) {
      added.push(index.addHTMLFile({ url, content: html }));
      if (added.length === batch) await settle();
    }
    await settle();
    report((await Promise.race([index.writeFiles({ outputPath: folder }), end])).errors);
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
