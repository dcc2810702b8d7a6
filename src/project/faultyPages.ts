import { lstatSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { writeWhole } from '../shared/wholeFile.js';

const fileIn = (folder: string): string => path.join(folder, 'faulty.json');

/**
 * Returns the pages that threw in the last build: they are rendered again, so that their faults are reported again.
 *
 * @param folder absolute path of the folder with the pages of the last build.
 * @returns paths of their files in the documentation folder.
 */
export function readFaultyPages(folder: string): ReadonlySet<string> {
  try {
    return new Set(z.array(z.string()).parse(JSON.parse(readFileSync(fileIn(folder), 'utf8'))));
  } catch {
    // There was no build yet.
    return new Set();
  }
}

/** Keeps the pages that threw for the next build. */
export function writeFaultyPages(folder: string, files: readonly string[]): void {
  const file = fileIn(folder);
  // The cache is in the author's folder: anything may have been put there.
  if (lstatSync(file, { throwIfNoEntry: false })?.isDirectory()) rmSync(file, { recursive: true });
  writeWhole(file, JSON.stringify(files));
}
