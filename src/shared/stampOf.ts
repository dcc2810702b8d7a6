import { statSync, type Stats } from 'node:fs';

/** Milliseconds after which another change gives a file another time. */
const clockTick = 50;

/**
 * A text that changes when the file changes. Missing files and circular links also have one. Size and time of the contents alone cannot tell a file
 * from another one that takes its place: unpacked files often have the same time, and some programs keep the time of a file that they edit.
 */
export function stampOf(file: string): string {
  try {
    return stampOfStats(statSync(file));
  } catch {
    return '';
  }
}

/** Stamp of a file of which the statistics are known. */
export const stampOfStats = ({ mtimeMs, ctimeMs, size, ino }: Stats): string => `${mtimeMs} ${ctimeMs} ${size} ${ino}`;

/** Stamp of a file; empty if the file changed so recently that another change might not change the stamp. */
export function settledStamp(file: string): string {
  const { mtimeMs = Infinity } = statSync(file, { throwIfNoEntry: false }) ?? {};
  return Date.now() - mtimeMs > clockTick ? stampOf(file) : '';
}

/**
 * Wraps a function that reads a file, so that it runs again only when the file has changed.
 *
 * @returns a function that compares the file with its last state, unless the caller says that it cannot have changed.
 */
export function readWhenChanged<T>(read: (file: string) => T): (file: string, mayHaveChanged?: boolean) => T {
  const entries = new Map<string, { stamp: string; value: T }>();
  return (file, mayHaveChanged = true) => {
    const last = entries.get(file);
    if (last && last.stamp !== '' && (!mayHaveChanged || last.stamp === stampOf(file))) return last.value;
    const stamp = settledStamp(file);
    const value = read(file);
    entries.set(file, { stamp, value });
    return value;
  };
}
