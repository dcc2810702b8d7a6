import path from 'node:path';

/** A path of the system with slashes, as pages and docs.json write paths. */
export function posixPath(file: string): string {
  return file.split(path.sep).join('/');
}
