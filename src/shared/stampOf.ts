import { statSync } from 'node:fs';

/** Changes when a file does; also where there is none, which is not an error. */
export function stampOf(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return `${stats?.mtimeMs} ${stats?.size}`;
}
