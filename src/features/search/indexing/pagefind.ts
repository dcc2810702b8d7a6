import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as pagefind from 'pagefind';
import type { IndexedPage } from './feed.js';

/** Maximum number of pages sent to the indexer at a time. */
const batch = 64;
/**
 * Number of files into which the texts of results are grouped: one request then loads several, and a build writes hundreds of files instead of
 * thousands.
 */
const maxFragments = 200;
/** Files of Pagefind's own interfaces, which are not used. */
const unused = /^pagefind-(?:ui|modular-ui|component-ui|highlight)\./;

/** Waits for the indexer's answer. Rejects if its process ends. */
type Answer = <T>(answer: Promise<T>) => Promise<T>;

function answerOf(indexer: ChildProcess): Answer {
  const end = new Promise<never>((_, reject) => {
    indexer.once('error', ({ message }) => reject(new Error(`the indexer cannot be started (${message})`)));
    indexer.once('exit', (code, signal) =>
      reject(new Error(`the indexer has stopped (${signal ?? `exit code ${code}`})`)),
    );
  });
  end.catch(() => undefined);
  // Pagefind may notice the broken pipe before the process exit that caused it, and would not report the exit code.
  const explain = (failure: unknown): Promise<never> => {
    if (indexer.stdin?.destroyed) return end;
    throw failure;
  };
  return (answer) => Promise.race([answer.catch(explain), end]);
}

/** Starts the indexer in a folder that is not the author's, because it reads settings from its working directory, including files to write. */
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
 * @param folder absolute path; receives `pagefind.js` and the files that it loads.
 * @throws if the indexer cannot run on this machine.
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
    // The indexer only frees its memory when it ends.
    await pagefind.close();
  }
  for (const file of readdirSync(folder)) if (unused.test(file)) rmSync(path.join(folder, file));
}

/** Writes the possible corrections of misspelt words for one language. */
export function writeVocabulary(words: readonly string[], language: string, folder: string): void {
  writeFileSync(path.join(folder, `words.${language}.json`), JSON.stringify(words));
}

function report(errors: readonly string[]): void {
  if (errors.length > 0) throw new Error(errors.join(' '));
}
