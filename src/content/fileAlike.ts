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
export function fileAlike(file: string, folder: string): string | undefined {
  let place = folder;
  for (const name of path.relative(folder, file).split(path.sep)) {
    if (name === '..') return undefined;
    const names = namesIn(place);
    const alike = names.filter((each) => each.toLowerCase() === name.toLowerCase());
    const [only] = names.includes(name) ? [name] : alike.length === 1 ? alike : [];
    if (only === undefined) return undefined;
    place = path.join(place, only);
  }
  return place;
}
