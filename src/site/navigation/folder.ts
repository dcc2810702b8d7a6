import { pagePath } from '../../content/links.js';

/**
 * The path of a folder in docs.json: `api`, `/api/`, `./api` and `api/index.mdx` are equivalent.
 *
 * @returns with a leading and without a trailing slash; empty for the root, which contains every path.
 */
export function folderPath(name: string): string {
  const path = pagePath(name.replace(/[?#].*$/s, ''));
  return path === '/' ? '' : path;
}

/** True if a path is a folder or inside it: `/api` contains `/api` and `/api/x`, but not `/api-reference`. */
export function isInFolder(path: string, folder: string): boolean {
  return path.startsWith(folder) && (path.length === folder.length || path[folder.length] === '/' || folder === '');
}
