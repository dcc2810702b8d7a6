import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { kindAt } from '../shared/kindAt.js';
import { Boundary } from './boundary.js';
import { loadConfig } from './find.js';
import { folderNameOf } from './navigation/folderName.js';
import type { Navigation } from './navigation/node.js';
import { nodesOf } from './navigation/walk.js';

/** The pages that the navigation lists, as written. */
export function listedPages(navigation: Navigation): string[] {
  return [...nodesOf(navigation)].flatMap(({ node }) => (node.kind === 'page' ? node.page : []));
}

/**
 * Finds the folder with the pages: the folder of docs.json, or `content/` in it if that contains at least as many listed pages.
 *
 * @param isUntrusted true if links are only followed within the documentation folder.
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
  const endings = ['.mdx', '.md', '/index.mdx', '/index.md'];
  return pages.filter((page) => {
    const folder = folderNameOf(page);
    if (folder) return kindAt(join(root, folder.folder)) === 'folder' && folder.folder !== '';
    const name = join(root, page.replace(/\.mdx?$/i, ''));
    return endings.some((ending) => existsSync(name + ending));
  }).length;
}
