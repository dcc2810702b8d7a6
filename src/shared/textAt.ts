import { readFileSync, statSync } from 'node:fs';

/** The text of a file; undefined where there is none to read: it is gone, or too long, or the system does not give it. */
export function textAt(file: string, mostBytes = 100_000_000): string | undefined {
  try {
    return statSync(file).size > mostBytes ? undefined : readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
