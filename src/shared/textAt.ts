import { readFileSync, statSync } from 'node:fs';

/** The bytes of a file. Undefined if the file is missing, too long, or cannot be read. */
export function bytesAt(file: string, mostBytes = 100_000_000): Buffer | undefined {
  try {
    return statSync(file).size > mostBytes ? undefined : readFileSync(file);
  } catch {
    return undefined;
  }
}

/** The text of a file. Undefined if the file is missing, too long, or cannot be read. */
export function textAt(file: string, mostBytes?: number): string | undefined {
  return bytesAt(file, mostBytes)?.toString('utf8');
}
