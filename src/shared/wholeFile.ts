import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeParts } from './fileParts.js';

/** Path at which this process makes a file or a folder before it moves it to its place. */
export const draftOf = (place: string): string => `${place}.${process.pid}`;

/** True for the path of a file or a folder that some process has not finished. */
export const isDraft = (file: string): boolean => /\.\d+$/.test(file);

/**
 * Writes a file in one step, so that readers see the old or the new text even if this process is killed.
 *
 * @param contents the whole of it, or its parts in order.
 */
export function writeWhole(file: string, contents: string | Uint8Array | readonly Uint8Array[]): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = draftOf(file);
  try {
    if (typeof contents === 'string' || contents instanceof Uint8Array) writeFileSync(draft, contents);
    else writeParts(draft, contents);
    renameSync(draft, file);
  } catch (error) {
    // Half a file would keep a full disk full.
    rmSync(draft, { force: true });
    throw error;
  }
}

/** Moves a finished folder to its place, unless another process was faster and has made the same. */
export function moveWhole(draft: string, folder: string): void {
  try {
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}
