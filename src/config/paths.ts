import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { hasScheme } from './url.js';

async function kindOf(path: string): Promise<'file' | 'directory' | undefined> {
  const stats = await stat(path).catch(() => undefined);
  if (stats?.isFile()) return 'file';
  return stats?.isDirectory() ? 'directory' : undefined;
}

/** The folder that pages are in: `content/` beside docs.json where it exists, else the folder of docs.json itself. */
export async function findContentRoot(directory: string): Promise<string> {
  const content = join(directory, 'content');
  return (await kindOf(content)) === 'directory' ? content : resolve(directory);
}

/**
 * Finds the file that a path in docs.json means (logo, favicon, specification, background): below the content root first,
 * then below the folder of docs.json. A leading `/` or `./` makes no difference; a query or fragment is not part of it.
 *
 * @returns absolute path, or undefined when neither folder has such a file or `path` is an address.
 */
export async function resolveConfigPath(
  path: string,
  roots: { contentRoot: string; directory: string },
): Promise<string | undefined> {
  if (hasScheme(path) || path.startsWith('//')) return undefined;
  const local = path.replace(/[?#].*$/, '').replace(/^\/+/, '');
  for (const root of [roots.contentRoot, roots.directory]) {
    const candidate = resolve(root, local);
    if ((await kindOf(candidate)) === 'file') return candidate;
  }
  return undefined;
}
