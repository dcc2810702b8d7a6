import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Paths of all files in a folder and its subfolders, relative to the folder, in a fixed order. */
export function filesIn(folder: string): string[] {
  const root = path.resolve(folder);
  return (
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      // In a package that Yarn keeps as an archive, `parentPath` is relative to the folder.
      .map(({ parentPath, name }) => path.relative(root, path.resolve(root, parentPath, name)))
      .sort()
  );
}
