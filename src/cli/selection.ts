import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { isInside } from '../shared/isInside.js';
import { posixPath } from '../shared/posixPath.js';
import { UsageError } from './usage.js';

/** Says of absolute paths whether a name that stands for files stands for them; undefined when it stands for none. */
function matcherOf(
  name: string,
  folders: readonly string[],
  known: readonly string[],
): ((file: string) => boolean) | undefined {
  // A name may be there from both folders; what is not of the site has no faults.
  const there = folders.map((folder) => path.resolve(folder, name)).filter((file) => existsSync(file));
  if (there.length > 0) {
    const real = there.map((file) => realpathSync(file));
    return (file) => real.some((each) => isInside(file, each));
  }
  const pattern = path.posix.normalize(posixPath(name));
  const forms = (file: string): string[] =>
    path.isAbsolute(name) ? [file] : folders.map((folder) => path.relative(folder, file));
  const matches = (file: string): boolean =>
    forms(file).some((form) => path.posix.matchesGlob(posixPath(form), pattern));
  return known.some(matches) ? matches : undefined;
}

/**
 * Selects the diagnostics of some files.
 * @param names paths or patterns, from the working directory or from the documentation folder.
 * @param folder absolute path of the documentation folder.
 * @param files of the folder that a pattern can stand for, absolute.
 * @throws UsageError when a name stands for no file.
 */
export function onlyOf(
  diagnostics: readonly Diagnostic[],
  names: readonly string[],
  folder: string,
  files: Iterable<string>,
): Diagnostic[] {
  const root = realpathSync(folder);
  const placeOf = (file: string): string => path.resolve(root, file);
  const known = [
    ...new Set([...files, ...diagnostics.flatMap(({ file }) => (file === undefined ? [] : placeOf(file)))]),
  ];
  const chosen = names.map((name) => {
    const matcher = matcherOf(name, [process.cwd(), root], known);
    if (!matcher) throw new UsageError(`No file is named ${name}.`);
    return matcher;
  });
  return diagnostics.filter(({ file }) => file !== undefined && chosen.some((isIn) => isIn(placeOf(file))));
}
