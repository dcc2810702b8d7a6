import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Paths of all files in a folder and its subfolders, relative to the folder, in a fixed order. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .sort();
}
