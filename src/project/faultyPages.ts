import { lstatSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { writeWhole } from '../shared/wholeFile.js';

const fileIn = (folder: string): string => path.join(folder, 'faulty.json');

/**
 * Reads which pages threw in the last build, so that they are rendered again and their faults are reported again.
 *
 * @param folder absolute path of the cache.
 * @returns paths of their files in the documentation folder.
 */
export function readFaultyPages(folder: string): ReadonlySet<string> {
  try {
    return new Set(z.array(z.string()).parse(JSON.parse(readFileSync(fileIn(folder), 'utf8'))));
  } catch {
    // There is no last build.
    return new Set();
  }
}

/** Records the pages that threw for the next build. */
export function writeFaultyPages(folder: string, files: readonly string[]): void {
  const file = fileIn(folder);
  // The cache is in the author's folder, so it may contain anything.
  if (lstatSync(file, { throwIfNoEntry: false })?.isDirectory()) rmSync(file, { recursive: true });
  writeWhole(file, JSON.stringify(files));
}
