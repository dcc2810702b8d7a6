import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Names in a folder; empty if it is not a folder or may not be read. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** The only file below a folder whose path differs from the wanted one in letter case alone. */
export function fileAlike(wanted: string, folder: string): string | undefined {
  let found = folder;
  for (const name of path.relative(folder, wanted).split(path.sep)) {
    if (name === '..') return undefined;
    const names = namesIn(found);
    const alike = names.filter((each) => each.toLowerCase() === name.toLowerCase());
    const [only] = names.includes(name) ? [name] : alike.length === 1 ? alike : [];
    if (only === undefined) return undefined;
    found = path.join(found, only);
  }
  return found;
}
