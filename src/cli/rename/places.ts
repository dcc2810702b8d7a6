import path from 'node:path';
import { pagePath } from '../../content/links.js';
import { unroutable } from '../../content/pathFaults.js';
import { nearest } from '../../diagnostics/nearest.js';
import { withoutStack } from '../../project/report.js';
import { isInside } from '../../shared/isInside.js';
import { kindAt } from '../../shared/kindAt.js';
import { posixPath } from '../../shared/posixPath.js';

const pageFile = /\.mdx?$/i;

/** A file or folder that moves. Paths are absolute. */
export interface Move {
  from: string;
  to: string;
  isFolder: boolean;
}

/** Finds what the user names: a page with or without extension, a file, or a folder. */
function findSource(name: string, roots: readonly string[], pages: readonly string[]): Move['from'] {
  const candidates = new Set(
    roots.flatMap((root) => {
      const place = path.join(root, name);
      const files = /[\\/]$/.test(name) ? [place] : [`${place}.mdx`, `${place}.md`, place];
      return files.map((file) => file.replace(/[\\/]$/, '')).filter((file) => kindAt(file) !== undefined);
    }),
  );
  const [source, other] = [...candidates].filter((file) => !roots.includes(file));
  if (source === undefined) {
    const suggestion = nearest(
      pagePath(name),
      pages.map((page) => pagePath(page)),
    );
    throw withoutStack(
      `There is no page and no folder ${name}.${suggestion === undefined ? '' : ` Did you mean ${suggestion.slice(1)}?`}`,
    );
  }
  if (other !== undefined && kindAt(other) === 'folder')
    throw withoutStack(`${name} is a page and a folder. Name ${path.basename(source)} or ${path.basename(other)}/.`);
  return source;
}

/** The place that the user names as the new one, with the extension of the old one. */
function findDestination(name: string, from: string, isFolder: boolean, root: string): string {
  const isInto = /[\\/]$/.test(name) && !isFolder;
  const place = path.join(root, isInto ? path.join(name, path.basename(from)) : name).replace(/[\\/]$/, '');
  const ending = path.extname(from);
  const to =
    isFolder || place.toLowerCase().endsWith(ending.toLowerCase()) ? place : place.replace(pageFile, '') + ending;
  const relative = posixPath(path.relative(root, to));
  if (relative === '' || !isInside(to, root)) throw withoutStack(`${name} lies outside of the folder with the pages.`);
  const fault = unroutable(`/${relative}`);
  if (fault !== undefined) throw withoutStack(`${name} cannot be the address of a page: it ${fault}.`);
  if (isFolder && isInside(to, from)) throw withoutStack(`${name} lies in the folder that would move.`);
  if (!isFolder && pageFile.test(to) && /^_?snippets\/|(?:^|\/)\./.test(relative))
    throw withoutStack(`${name} cannot be a page: snippets and hidden folders are not published.`);
  if (kindAt(to) !== undefined) throw withoutStack(`${name} is taken: ${relative} exists already.`);
  return to;
}

/** Where a documentation folder has its pages. */
interface PageFolder {
  folder: string;
  /** Folder of the pages. */
  root: string;
  /** Ids of the pages. */
  ids: readonly string[];
}

/**
 * Finds the old and the new path of a move.
 *
 * @param names as the user typed them.
 * @throws with a message for the user if the file does not exist or the new path is taken.
 */
export function findMove([old, name]: readonly [string, string], { folder, root, ids }: PageFolder): Move {
  const from = findSource(old, [...new Set([root, folder])], ids);
  if (!isInside(from, root)) throw withoutStack(`${old} lies outside of the folder with the pages.`);
  const isFolder = kindAt(from) === 'folder';
  return { from, to: findDestination(name, from, isFolder, root), isFolder };
}

/** Where a file is after the move. */
export function movedFile({ from, to, isFolder }: Move, file: string): string {
  return file === from || (isFolder && isInside(file, from)) ? to + file.slice(from.length) : file;
}
