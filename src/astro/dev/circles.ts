import { lstatSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { isInside } from '../../shared/isInside.js';

const itself = Symbol('itself');

/** Where a link leads; undefined for what is no link, and for one that leads to nothing. */
function linkedTo(file: string): string | typeof itself | undefined {
  try {
    return lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() ? realpathSync(file) : undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ELOOP' ? itself : undefined;
  }
}

/**
 * Whether a watcher of files, which follows links, has to leave a path out: what lies below a link to a folder around it would be
 * there again and again, and a link to itself is an error to it.
 */
export function isEndless(file: string): boolean {
  const folder = path.dirname(file);
  const around = linkedTo(folder);
  if (typeof around === 'string' && isInside(realpathSync(path.dirname(folder)), around)) return true;
  return linkedTo(file) === itself;
}
