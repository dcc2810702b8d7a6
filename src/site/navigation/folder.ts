import { pagePath } from '../../content/links.js';

/**
 * The path of the folder that docs.json names: `api`, `/api/`, `./api` and `api/index.mdx` are one.
 *
 * @returns with leading slash, without trailing one; empty for the root, which contains every path.
 */
export function folderPath(name: string): string {
  const path = pagePath(name.replace(/[?#].*$/s, ''));
  return path === '/' ? '' : path;
}

/** True for the path of a folder and those below: `/api` has `/api` and `/api/x`, but not `/api-reference`. */
export function isInFolder(path: string, folder: string): boolean {
  return path.startsWith(folder) && (path.length === folder.length || path[folder.length] === '/' || folder === '');
}
