import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { kindAt } from '../shared/kindAt.js';
import { Boundary } from './boundary.js';
import { loadConfig } from './find.js';
import type { Navigation } from './navigation/node.js';
import { nodesOf } from './navigation/walk.js';
import { isExternal } from '../shared/url.js';

/** The ids of pages that the navigation lists, as written. */
export function listedPages(navigation: Navigation): string[] {
  return [...nodesOf(navigation)].flatMap(({ node }) => (node.kind === 'page' ? node.page : []));
}

/**
 * The folder that pages are in: that of docs.json, or `content/` beside it if the navigation lists at least as many of its pages.
 *
 * @param isUntrusted links are followed within the documentation folder only.
 */
export async function findContentRoot(directory: string, isUntrusted = false): Promise<string> {
  const beside = resolve(directory);
  const content = join(beside, 'content');
  if (kindAt(content) !== 'folder' || !new Boundary(beside, isUntrusted).holds(content)) return beside;
  const { config } = await loadConfig(beside, { isUntrusted });
  const pages = config ? listedPages(config.navigation) : [];
  const counts = [countIn(content, pages), countIn(beside, pages)] as const;
  return counts[0] < counts[1] ? beside : content;
}

function countIn(root: string, pages: readonly string[]): number {
  const names = pages.map((page) => join(root, page.replace(/\.mdx?$/i, '')));
  const endings = ['.mdx', '.md', '/index.mdx', '/index.md'];
  return names.filter((name) => endings.some((ending) => existsSync(name + ending))).length;
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
  if (isExternal(path)) return undefined;
  const local = path.replace(/[?#].*$/, '').replace(/^\/+/, '');
  for (const root of [roots.contentRoot, roots.directory]) {
    const candidate = resolve(root, local);
    if (kindAt(candidate) === 'file') return candidate;
  }
  return undefined;
}
