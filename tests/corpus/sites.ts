import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const configNames = ['docs.json', 'mint.json'];

/** The configuration file of a folder with documentation. */
export function configFile(folder: string): string | undefined {
  return configNames.map((name) => path.join(folder, name)).find((file) => existsSync(file));
}

/** A folder with documentation, or those in it and in its folders: the corpora lie two deep. */
export function findSites(folder: string, depth = 3): string[] {
  if (configFile(folder)) return [path.resolve(folder)];
  if (depth === 0) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules')
    .flatMap((entry) => findSites(path.join(folder, entry.name), depth - 1))
    .sort();
}
