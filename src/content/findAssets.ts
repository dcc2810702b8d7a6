import path from 'node:path';
import { Boundary } from '../config/boundary.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { kindAt } from '../shared/kindAt.js';
import { posixPath } from '../shared/posixPath.js';
import type { ContentOptions } from './contentOptions.js';
import type { ContentFiles } from './files.js';
import { unreadable } from './folderEntry.js';
import { composed } from './links.js';
import { unwritable } from './pathFaults.js';
import { boundPages } from './untrusted/bounds.js';
import { takeUnsafe } from './untrusted/files.js';

/**
 * Finds the files that pages can name, by address.
 *
 * @param beside files that docs.json names.
 */
export function findAssets(
  files: ContentFiles,
  beside: readonly string[],
  { root, project, isUntrusted = false }: ContentOptions,
): { assets: Map<string, string>; faults: Diagnostic[] } {
  const nameOf = (file: string): string => posixPath(path.relative(project, file));
  const assets = new Map<string, string>();
  const faults: Diagnostic[] = [];
  const boundary = new Boundary(project, isUntrusted);
  // If the pages have a folder of their own, files that docs.json names may also be beside docs.json.
  for (const reference of root === project ? [] : beside) {
    const relative = path.posix.normalize(reference.replace(/^(?:\.?\/)+/, ''));
    const file = path.join(project, relative);
    const isOurs = unwritable(`/${relative}`) === undefined && !files.exclusions.of(path.relative(root, file), false);
    if (!isOurs || kindAt(file) !== 'file') continue;
    if (boundary.holds(file)) assets.set(composed(`/${relative}`), file);
    else faults.push(unreadable(relative, `is a link that leads out of the ${boundary.name}`));
  }
  for (const file of files.assets) assets.set(composed(`/${file}`), path.join(root, file));
  if (!isUntrusted) return { assets, faults };
  const unsafe = takeUnsafe(assets, nameOf);
  const tooLarge = boundPages(
    files.pages,
    (page) => path.join(root, page),
    (page) => nameOf(path.join(root, page)),
  );
  return { assets, faults: [...faults, ...unsafe, ...tooLarge] };
}
