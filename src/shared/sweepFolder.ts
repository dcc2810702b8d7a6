import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/** Milliseconds for which an unused entry is kept, because another process may use it or be writing it. */
const keeping = 600_000;

/**
 * Deletes the entries of a folder that are not used and were not changed for a while.
 *
 * @param folder absolute path of an existing folder.
 * @param isUsed receives the name of an entry.
 */
export function sweepFolder(folder: string, isUsed: (name: string) => boolean): void {
  for (const name of readdirSync(folder)) {
    if (isUsed(name)) continue;
    const entry = path.join(folder, name);
    const age = Date.now() - (statSync(entry, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (age > keeping) rmSync(entry, { recursive: true, force: true });
  }
}
