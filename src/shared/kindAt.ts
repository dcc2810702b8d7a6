import { statSync } from 'node:fs';

/** The kind of entry at a path, with symbolic links followed. Undefined if nothing is there or a link is broken. */
export function kindAt(file: string): 'file' | 'folder' | undefined {
  try {
    const found = statSync(file, { throwIfNoEntry: false });
    if (found?.isFile()) return 'file';
    return found?.isDirectory() ? 'folder' : undefined;
  } catch {
    // // A circular link, or a folder on the way that may not be read.
    return undefined;
  }
}
