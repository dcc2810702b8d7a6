import { statSync } from 'node:fs';

/** A text that changes when the file changes. Missing files and circular links also have one. */
export function stampOf(file: string): string {
  try {
    const { mtimeMs, size } = statSync(file);
    return `${mtimeMs} ${size}`;
  } catch {
    return '';
  }
}

/** Wraps a function that reads a file, so that it runs again only when the file has changed. */
export function readWhenChanged<T>(read: (file: string) => T): (file: string) => T {
  const entries = new Map<string, { stamp: string; value: T }>();
  return (file) => {
    const stamp = stampOf(file);
    const last = entries.get(file);
    if (last?.stamp === stamp) return last.value;
    const value = read(file);
    entries.set(file, { stamp, value });
    return value;
  };
}
