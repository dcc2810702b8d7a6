import { readdirSync } from 'node:fs';

/** Names in a folder; empty if it is not a folder, may not be read or was deleted. */
export function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
