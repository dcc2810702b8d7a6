import { lstatSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { isInside } from '../shared/isInside.js';

const itself = Symbol('itself');

/** Target of a symbolic link; undefined for anything else and for a broken link. */
function linkedTo(file: string): string | typeof itself | undefined {
  try {
    return lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() ? realpathSync(file) : undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ELOOP' ? itself : undefined;
  }
}

/**
 * True if a watcher that follows links must skip a path. Below a link to one of its own parent folders the same files repeat forever, and a link to
 * itself is an error.
 */
export function isEndless(file: string): boolean {
  const folder = path.dirname(file);
  const around = linkedTo(folder);
  if (typeof around === 'string' && isInside(realpathSync(path.dirname(folder)), around)) return true;
  return linkedTo(file) === itself;
}
