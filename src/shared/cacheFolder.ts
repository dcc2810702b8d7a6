import { lstatSync, mkdirSync, readdirSync, rmSync, writeFileSync, type Dirent } from 'node:fs';
import path from 'node:path';

/** Folder for results that are reused between builds of a documentation folder. */
export function cacheFolder(project: string): string {
  return path.join(project, '.trellis');
}

/** Folder for the search indexes of a documentation folder. */
export function searchFolder(project: string): string {
  return path.join(cacheFolder(project), 'search');
}

/** Names of the files that builds write to the cache folder; everything else in it is a folder. */
const cacheFiles = /^(?:\.gitignore|[\w-]+\.json(?:\.\d+)?)$/;

/** Names of the files that Astro writes to a folder of its own; everything else in it is a folder. */
const astroFiles = /\w\.\w+$/;

const entriesOf = (folder: string): Dirent[] =>
  lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(folder, { withFileTypes: true }) : [];

/** Entries of a cache folder that no build can have written: links, folders named like files, and files named like folders. */
function strangersIn(folder: string): string[] {
  const project = path.join(folder, 'project');
  return [
    ...entriesOf(folder).filter((entry) => !(cacheFiles.test(entry.name) ? entry.isFile() : entry.isDirectory())),
    ...entriesOf(path.join(folder, 'runs')).filter((entry) => !entry.isDirectory()),
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
