import { lstatSync, mkdirSync, readdirSync, rmSync, writeFileSync, type Dirent } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { digest } from './digest.js';
import { isWritable } from './isWritable.js';

/** Environment variable that passes a chosen folder for caches on to the processes of a build. */
const variable = 'TRELLIS_CACHE';

/** Chooses the folder for caches of this process and its children. */
export function chooseCache(place: string): void {
  process.env[variable] = path.resolve(place);
}

/** The folder of the system for caches (XDG Base Directory Specification). */
function systemCaches(): string {
  return process.env['XDG_CACHE_HOME'] || process.env['LOCALAPPDATA'] || path.join(homedir(), '.cache');
}

/**
 * Folder for results that are reused between builds of a documentation folder. It is in the documentation folder, unless another place was chosen or
 * the folder cannot be written to.
 */
export function cacheFolder(project: string): string {
  const inside = path.join(project, '.trellis');
  const place = process.env[variable] ?? (isWritable(inside) ? undefined : systemCaches());
  // Others may keep files there too, and other documentation folders their cache.
  return place === undefined ? inside : path.join(place, `trellis-docs-${digest(path.resolve(project))}`);
}

export function searchFolder(project: string): string {
  return path.join(cacheFolder(project), 'search');
}

/** Names of the files that builds write to the cache folder; everything else in it is a folder. */
const cacheFiles = /^(?:\.gitignore|[\w-]+\.(?:json|bin)(?:\.\d+)*)$/;

/** Names of the files in the folder that Astro wrote to in earlier versions of Trellis; everything else in it is a folder. */
const astroFiles = /\w\.\w+$/;

const entriesOf = (folder: string): Dirent[] =>
  lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(folder, { withFileTypes: true }) : [];

/** Entries of a cache folder that no build can have written: links, folders named like files, and files named like folders. */
function strangersIn(folder: string): string[] {
  const project = path.join(folder, 'project');
  return [
    ...entriesOf(folder).filter((entry) => !(cacheFiles.test(entry.name) ? entry.isFile() : entry.isDirectory())),
    ...['runs', 'frames'].flatMap((name) => entriesOf(path.join(folder, name)).filter((entry) => !entry.isDirectory())),
    ...entriesOf(path.join(folder, 'sites')).filter((entry) => !entry.isFile()),
    ...entriesOf(project).filter((entry) => entry.name === '.astro' && !entry.isDirectory()),
    ...entriesOf(path.join(project, '.astro')).filter(
      (entry) => !(astroFiles.test(entry.name) ? entry.isFile() : entry.isDirectory()),
    ),
  ].map(({ parentPath, name }) => path.join(parentPath, name));
}

/**
 * Creates the cache folder of a documentation folder and hides it from version control. Removes entries that no build can have written, and says so:
 * writing through a link, or cleaning up behind it, would change files elsewhere.
 */
export function makeCacheFolder(project: string): string {
  const folder = cacheFolder(project);
  const there = lstatSync(folder, { throwIfNoEntry: false });
  const strangers = there === undefined ? [] : there.isDirectory() ? strangersIn(folder) : [folder];
  for (const each of strangers) {
    rmSync(each, { recursive: true, force: true });
    process.stderr.write(`${path.relative(project, each)} was no part of a cache: it is thrown away.\n`);
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, '.gitignore'), '*\n');
  return folder;
}

/** Deletes a cache. Its contents may come from somebody who is not trusted, so they must not be read. */
export function clearCache(project: string): void {
  rmSync(cacheFolder(project), { recursive: true, force: true, maxRetries: 2 });
}
