import { existsSync, readdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { parse, type ParserPlugin } from '@babel/parser';
import { Boundary } from '../config/boundary.js';
import { folderEntryAt } from '../content/folderEntry.js';
import type { OtherFolder, ProgramNode } from './others/folder.js';
import { kindAt } from '../shared/kindAt.js';
import { posixPath } from '../shared/posixPath.js';
import { textAt } from '../shared/textAt.js';

/** Maximum number of bytes of a file that is read; pages and sidebars are far smaller. */
const maxBytes = 5_000_000;

/** Parses JavaScript or TypeScript by the extension of its file, because `<T>value` in TypeScript is not JSX. */
function parseProgram(file: string, text: string): ProgramNode | undefined {
  const plugins: ParserPlugin[] = ['estree'];
  if (/\.[cm]?tsx?$/.test(file)) plugins.push('typescript');
  if (!/\.[cm]?ts$/.test(file)) plugins.push('jsx');
  try {
    return parse(text, { sourceType: 'unambiguous', plugins }).program as unknown as ProgramNode;
  } catch {
    return undefined;
  }
}

/**
 * Lists the files below a folder. Links are followed within the boundary: the start page is often a link to the readme of the repository.
 *
 * @param above folders around it, without symbolic links.
 */
function filesBelow(folder: string, skipped: string, boundary: Boundary, above: readonly string[] = []): string[] {
  const real = realpathSync(folder);
  if (above.includes(real)) return [];
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.name === 'node_modules' || entry.name === '.git' || file === skipped) return [];
    const { kind } = folderEntryAt(entry, file, boundary);
    if (kind === 'folder') return filesBelow(file, skipped, boundary, [...above, real]);
    return kind === 'file' ? file : [];
  });
}

/** The topmost folder that may be read: the repository, else the parent folder. */
export function repositoryAround(folder: string): string {
  for (let above = folder; path.dirname(above) !== above; above = path.dirname(above))
    if (existsSync(path.join(above, '.git'))) return above;
  return path.dirname(folder);
}

/** Folders that may contain a configuration: the named one and its direct children. */
export function placesIn(folder: string, root: string): string[] {
  const inside = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^(?:\.|node_modules$)/.test(entry.name))
    .map(({ name }) => path.join(folder, name));
  return [folder, ...inside].map((each) => posixPath(path.relative(root, each)));
}

/**
 * Opens the repository with another generator's site. Reads its files and runs none of its code.
 *
 * @param skipped folder to leave out: the output.
 */
export function openOther(root: string, skipped: string): OtherFolder {
  const boundary = new Boundary(root, true);
  const has = (name: string): boolean => {
    const file = path.join(root, name);
    return kindAt(file) === 'file' && boundary.holds(file);
  };
  return {
    has,
    read: (name) => (has(name) ? textAt(path.join(root, name), maxBytes) : undefined),
    files: (below) => {
      const start = path.join(root, below);
      if (kindAt(start) !== 'folder' || !boundary.holds(start)) return [];
      return filesBelow(start, skipped, boundary).map((file) => posixPath(path.relative(root, file)));
    },
    parse: parseProgram,
  };
}
