import { statSync } from 'node:fs';

/** The kind of what lies at a path, links followed; undefined where there is nothing, or a link that leads nowhere. */
export function kindAt(file: string): 'file' | 'folder' | undefined {
  try {
    const found = statSync(file, { throwIfNoEntry: false });
    if (found?.isFile()) return 'file';
    return found?.isDirectory() ? 'folder' : undefined;
  } catch {
    // A link in a circle, or a folder on the way that may not be entered.
    return undefined;
  }
}
