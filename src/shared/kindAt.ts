import { statSync } from 'node:fs';

/** The kind of entry at a path, with symbolic links followed. Undefined if nothing is there or a link is broken. */
export function kindAt(file: string): 'file' | 'folder' | undefined {
  try {
    const stats = statSync(file, { throwIfNoEntry: false });
    if (stats?.isFile()) return 'file';
    return stats?.isDirectory() ? 'folder' : undefined;
  } catch {
    // A circular link, or a folder on the way that may not be read.
    return undefined;
  }
}
