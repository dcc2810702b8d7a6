import { statSync } from 'node:fs';

/** Changes when a file does; also where there is none, or a link in a circle, which is not an error. */
export function stampOf(file: string): string {
  try {
    const { mtimeMs, size } = statSync(file);
    return `${mtimeMs} ${size}`;
  } catch {
    return '';
  }
}

/** A function of a file that reads it again only when it has changed. */
export function readWhenChanged<T>(read: (file: string) => T): (file: string) => T {
  const known = new Map<string, { stamp: string; value: T }>();
  return (file) => {
    const stamp = stampOf(file);
    const last = known.get(file);
    if (last?.stamp === stamp) return last.value;
    const value = read(file);
    known.set(file, { stamp, value });
    return value;
  };
}
