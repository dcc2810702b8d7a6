import { readFileSync, statSync } from 'node:fs';

/** The text of a file. Undefined if the file is missing, too long, or cannot be read. */
export function textAt(file: string, mostBytes = 100_000_000): string | undefined {
  try {
    return statSync(file).size > mostBytes ? undefined : readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
