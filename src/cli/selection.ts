import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { isInside } from '../shared/isInside.js';
import { posixPath } from '../shared/posixPath.js';
import { UsageError } from './usage.js';

/** Returns a function that tells whether a path or pattern matches an absolute path; undefined if it matches no file. */
function matcherOf(
  name: string,
  folders: readonly string[],
  files: readonly string[],
): ((file: string) => boolean) | undefined {
  // A relative name may exist from both folders; files outside of the site have no diagnostics.
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
  return files.some(matches) ? matches : undefined;
}

/**
 * Selects the diagnostics of some files.
 *
 * @param names paths or patterns, relative to the working directory or the documentation folder.
 * @param folder absolute path of the documentation folder.
 * @param files absolute paths that a pattern can match.
 * @throws UsageError if a name matches no file.
 */
export function onlyOf(
  diagnostics: readonly Diagnostic[],
  names: readonly string[],
  folder: string,
  files: Iterable<string>,
): Diagnostic[] {
  const root = realpathSync(folder);
  const placeOf = (file: string): string => path.resolve(root, file);
  const all = [...new Set([...files, ...diagnostics.flatMap(({ file }) => (file === undefined ? [] : placeOf(file)))])];
  const matchers = names.map((name) => {
    const matcher = matcherOf(name, [process.cwd(), root], all);
    if (!matcher) throw new UsageError(`No file is named ${name}.`);
    return matcher;
  });
  return diagnostics.filter(({ file }) => file !== undefined && matchers.some((isIn) => isIn(placeOf(file))));
}
