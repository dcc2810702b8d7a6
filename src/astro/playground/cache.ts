import { createHash } from 'node:crypto';
import { accessSync, constants, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { cacheFolder, packageRoot } from '../paths.js';

/** What the bundle is made of beside the packages: changing any of it asks for a new one. */
const sources = [
  'src/playground',
  'src/client',
  'src/site/words',
  'src/styles/tokens.css',
  'src/styles/fonts.css',
  'src/astro/playground/bundle.ts',
];
const packages = /^(?:@scalar\/|@fontsource-variable\/|vite$)/;

/** A name for the bundle that Scalar's version and our own sources make. */
export function bundleName(): string {
  const { dependencies } = JSON.parse(readFileSync(path.join(packageRoot, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const hash = createHash('sha256');
  hash.update(JSON.stringify(Object.entries(dependencies).filter(([name]) => packages.test(name))));
  for (const file of sources.flatMap((source) => filesIn(path.join(packageRoot, source)))) {
    hash.update(path.relative(packageRoot, file)).update(readFileSync(file));
  }
  return `playground-${hash.digest('hex').slice(0, 16)}`;
}

/** The first folder that can be written: the package's own cache, the user's, the documentation folder's. */
export function bundleCache(project: string): string {
  const user = process.env['XDG_CACHE_HOME'] ?? process.env['LOCALAPPDATA'] ?? path.join(homedir(), '.cache');
  const folders = [
    path.join(packageRoot, 'node_modules/.cache/trellis'),
    path.join(user, 'trellis'),
    cacheFolder(project),
  ];
  return folders.find(isWritable) ?? cacheFolder(project);
}

function isWritable(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    // A package installed for all users, or a home that does not exist.
    return false;
  }
}

function filesIn(place: string): string[] {
  if (/\.[a-z]+$/.test(place)) return [place];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
