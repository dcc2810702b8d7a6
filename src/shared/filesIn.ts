import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Paths of all files in a folder and in those below it, relative to it and in one order. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .sort();
}
