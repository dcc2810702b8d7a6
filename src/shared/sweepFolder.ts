import { renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { namesIn } from './namesIn.js';
import { draftOf } from './wholeFile.js';

/** Milliseconds for which an unused entry is kept, because another process may use it or be writing it. */
const keeping = 600_000;

/** The entry that this process uses in each folder. */
const entriesInUse = new Map<string, string>();

/**
 * Deletes the entries of a folder that are not used and were not changed for a while.
 *
 * @param folder absolute path; need not exist.
 * @param isUsed receives the name of an entry.
 */
export function sweepFolder(folder: string, isUsed: (name: string) => boolean = () => false): void {
  for (const name of namesIn(folder)) {
    if (isUsed(name)) continue;
    const entry = path.join(folder, name);
    const stats = statSync(entry, { throwIfNoEntry: false });
    if (stats && Date.now() - stats.mtimeMs > keeping) remove(entry);
  }
}

/** Removes an entry in one step, so that no process finds a part of a folder. */
function remove(entry: string): void {
  const draft = draftOf(entry);
  try {
    renameSync(entry, draft);
  } catch {
    // Another process sweeps as well.
    return;
  }
  rmSync(draft, { recursive: true, force: true });
}

/**
 * Keeps an entry from being swept for a while.
 *
 * @returns false if it does not exist.
 */
export function touch(entry: string): boolean {
  try {
    utimesSync(entry, new Date(), new Date());
    return true;
  } catch {
    return false;
  }
}

/**
 * Keeps an entry from being swept until this process ends or uses another entry of the same folder. A server may run for days.
 *
 * @param entry absolute path.
 * @returns false if it does not exist.
 */
export function use(entry: string): boolean {
  const folder = path.dirname(entry);
  if (!entriesInUse.has(folder)) setInterval(() => touch(entriesInUse.get(folder) ?? entry), keeping / 10).unref();
  entriesInUse.set(folder, entry);
  return touch(entry);
}
