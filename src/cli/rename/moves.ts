import path, { posix } from 'node:path';
import { hrefOf, resolveLink, routeOf, resolveTolerantly, type KnownPaths } from '../../content/links.js';
import type { Content } from '../../content/page.js';
import { posixPath } from '../../shared/posixPath.js';
import { movedFile, type Move } from './places.js';

/** The moved pages and files, all below the content root. Addresses have a leading slash and neither base nor trailing slash. */
export interface Moves {
  /** New addresses of pages and files, by old address. */
  paths: ReadonlyMap<string, string>;
  /** New ids of pages (`guides/index`), by old id. */
  ids: ReadonlyMap<string, string>;
  /** Ids of all pages after the move, by address. */
  idAt: ReadonlyMap<string, string>;
  /** The moved folder, for addresses in it that are neither a page nor a file. */
  folder?: { from: string; to: string } | undefined;
  /** True for an address that only a redirect of the author answers. It stays, as its redirect does. */
  isRedirected?: ((path: string) => boolean) | undefined;
}

/** The address of something after the move. */
export function movedPath({ paths, folder, isRedirected }: Moves, path: string): string {
  const newPath = paths.get(path);
  if (newPath !== undefined || !folder || isRedirected?.(path)) return newPath ?? path;
  return path === folder.from || path.startsWith(`${folder.from}/`) ? folder.to + path.slice(folder.from.length) : path;
}

/** A text with addresses. `from` and `to` are its own path before and after the move, as `resolveLink` expects. */
export interface Place {
  from: string;
  to: string;
}

/** Parts of an address: path, page extension, and query with fragment. */
const parts = /^([^?#]*?)(\.mdx?)?(\/?)([?#].*)?$/is;

/**
 * Rewrites an address so that it leads to the same page or file after the move, in the form in which it was written: rooted or relative, with or without
 * extension.
 *
 * @returns undefined if it stays as it is.
 */
export function rewriteTarget(
  target: string,
  { from, to }: Place,
  moves: Moves,
  paths: KnownPaths,
): string | undefined {
  const link = resolveTolerantly(target, from, paths);
  const [, , extension = '', slash = '', rest = ''] = parts.exec(target) ?? [];
  if (link.kind !== 'internal' || /^[?#]/.test(target)) return undefined;
  const path = movedPath(moves, link.path);
  if (target.startsWith('/') ? path === link.path : leadsTo(target, to, path)) return undefined;
  // An address of a file stays one, such as `index.mdx` and `../index`.
  const isFile = extension !== '' || /(?:^|\/)index$/.test(target.replace(/[?#].*$/s, ''));
  const id = moves.idAt.get(path);
  const place = isFile && id !== undefined ? `/${id}` : path;
  const isRelative = !target.startsWith('/') && leadsTo(target, from, link.path);
  if (path === link.path && !(isRelative && paths.paths.has(path))) return undefined;
  const address = isRelative ? relativeTo(to, place, target.startsWith('./')) : place;
  return `${hrefOf(address)}${extension}${address.endsWith('/') ? '' : slash}${rest}`;
}

function leadsTo(target: string, from: string, path: string): boolean {
  const link = resolveLink(target, from);
  return link.kind === 'internal' && link.path === path;
}

function relativeTo(from: string, path: string, isDotted: boolean): string {
  const relative = posix.relative(posix.dirname(from), path);
  if (relative === '') return './';
  return isDotted && !relative.startsWith('.') ? `./${relative}` : relative;
}

/** Lists the addresses that change with a move. */
export function createMoves(
  move: Move,
  { pages, files }: Content,
  { folder, root }: { folder: string; root: string },
): Moves {
  const relative = (file: string): string => posixPath(path.relative(root, file));
  const paths = new Map<string, string>();
  const ids = new Map<string, string>();
  const idAt = new Map<string, string>();
  for (const { id, route, file: name } of pages) {
    const file = path.join(folder, name);
    const place = movedFile(move, file);
    const newId = place === file ? id : relative(place).replace(/\.mdx?$/i, '');
    idAt.set(place === file ? route : routeOf(newId), newId);
    if (place === file) continue;
    ids.set(id, newId);
    paths.set(route, routeOf(newId));
  }
  for (const [address, file] of files) {
    const place = movedFile(move, file);
    if (place !== file) paths.set(address, `/${relative(place)}`);
  }
  const { from, to, isFolder } = move;
  return { paths, ids, idAt, ...(isFolder && { folder: { from: `/${relative(from)}`, to: `/${relative(to)}` } }) };
}
