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

/** Waits for an answer of the indexer. Rejects when its process ends, as nothing answers then. */
type Answer = <T>(answer: Promise<T>) => Promise<T>;

function answerOf(indexer: ChildProcess): Answer {
  const end = new Promise<never>((_, reject) => {
    indexer.once('error', ({ message }) => reject(new Error(`the indexer cannot be started (${message})`)));
    indexer.once('exit', (code, signal) =>
      reject(new Error(`the indexer has stopped (${signal ?? `exit code ${code}`})`)),
    );
  });
  end.catch(() => undefined);
  // Pagefind may notice the broken pipe before the exit that broke it, and would not name the exit code.
  const explain = (failure: unknown): Promise<never> => {
    if (indexer.stdin?.destroyed) return end;
    throw failure;
  };
  return (answer) => Promise.race([answer.catch(explain), end]);
}

/**
 * Starts the indexer in a folder that is not the author's, because it reads settings from its working directory, such as files
 * to write to.
 */
function startIn(folder: string): { creation: ReturnType<typeof pagefind.createIndex>; answer: Answer } {
  const { cwd } = process;
  let answer: Answer = (unanswered) => unanswered;
  const take = (message: unknown): void => {
    answer = answerOf((message as { process: ChildProcess }).process);
  };
  process.cwd = () => folder;
  subscribe('child_process', take);
  try {
    const creation = pagefind.createIndex({ maxFragments });
    return { creation, answer };
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
  const { creation, answer } = startIn(folder);
  try {
    const { index, errors } = await answer(creation);
    if (!index) throw new Error(errors.join(' '));
    let added: ReturnType<typeof index.addHTMLFile>[] = [];
    const settle = async (): Promise<void> => {
      for (const response of await answer(Promise.all(added))) report(response.errors);
      added = [];
    };
    for await (const { path: url, html } of pages) {
      added.push(index.addHTMLFile({ url, content: html }));
      if (added.length === batch) await settle();
    }
    await settle();
    report((await answer(index.writeFiles({ outputPath: folder }))).errors);
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
