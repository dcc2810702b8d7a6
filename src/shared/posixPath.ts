import path from 'node:path';

/** Turns a path of this system into one with forward slashes, as pages and docs.json write paths. */
export function posixPath(file: string): string {
  return file.split(path.sep).join('/');
}
