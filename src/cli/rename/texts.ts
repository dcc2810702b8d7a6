import path from 'node:path';
import { blankCode } from '../../mdx/compile/tolerate.js';
import type { KnownPaths } from '../../content/links.js';
import { posixPath } from '../../shared/posixPath.js';
import { Edits, type Edit } from '../../shared/edits.js';
import { rewriteTarget, type Moves, type Place } from './moves.js';

/** A page or a snippet, and its addresses. */
export interface Text {
  text: string;
  place: Place;
  /** True for JavaScript, which contains no Markdown. */
  isScript: boolean;
  /** Addresses that are links, pictures or files, as written. Others are only rewritten if they begin with a slash. */
  targets: ReadonlySet<string>;
  /** Absolute path of the file, before and after the move. */
  file: string;
  newFile: string;
}

/** Positions at which an address may start: in a Markdown link, a definition, a quoted text, or a value of the frontmatter. */
const before = String.raw`(?<=\]\(\s*<?|["'\`]|^\s*\[[^\]\n]+\]:\s*<?|^\s*-\s+|^\s*[\w-]+:\s+)`;
const rooted = new RegExp(String.raw`${before}\/[^\s"'\`()<>]*(?=["'\`)>\s]|$)`, 'gm');
const after = String.raw`(?=["'\`)>\s]|$)`;

function linkEdits({ text, isScript, targets, place }: Text, moves: Moves, paths: KnownPaths): Edit[] {
  const prose = isScript ? text : blankCode(text);
  const addresses = new Set([...targets, ...(prose.match(rooted) ?? [])]);
  return [...addresses].flatMap((target) => {
    const to = rewriteTarget(target, place, moves, paths);
    if (to === undefined) return [];
    const pattern = new RegExp(before + target.replace(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`) + after, 'gm');
    return Array.from(prose.matchAll(pattern), ({ index: start }) => ({ start, end: start + target.length, text: to }));
  });
}

const extensions = ['', '.mdx', '.md', '.jsx', '.tsx', '.js', '.ts', '.json'];
const imported = /^\s*(?:import|export)\b[^;\n"']*?["']([./][^"'\n]*)["']/gm;

/** Folders for resolving imports. */
export interface Imports {
  newPlaceOf(file: string): string;
  /** Folders that an import with a leading slash starts from. */
  roots: readonly string[];
  has(file: string): boolean;
}

/** Edits of imports, for a file that moves or imports a moved file. */
function importEdits({ text, isScript, file, newFile }: Text, { newPlaceOf, roots, has }: Imports): Edit[] {
  const prose = isScript ? text : blankCode(text);
  return Array.from(prose.matchAll(imported)).flatMap((match): Edit[] => {
    const [whole, specifier = ''] = match;
    const isRelative = specifier.startsWith('.');
    const bases = isRelative ? [path.dirname(file)] : roots;
    const places = bases.flatMap((base) =>
      extensions.map((extension) => ({ base, extension, place: path.join(base, specifier) + extension })),
    );
    const source = places.find(({ place }) => has(place));
    if (!source) return [];
    const target = newPlaceOf(source.place);
    const base = isRelative ? path.dirname(newFile) : source.base;
    const relative = posixPath(path.relative(base, target.slice(0, target.length - source.extension.length)));
    const to = isRelative ? (relative.startsWith('.') ? relative : `./${relative}`) : `/${relative}`;
    const isSame = path.join(base, specifier) + source.extension === target;
    const start = match.index + whole.lastIndexOf(specifier);
    return isSame ? [] : [{ start, end: start + specifier.length, text: to }];
  });
}

/** Changes the addresses and imports of a text so that they lead to the same places after the move. */
export function rewriteText(
  text: Text,
  moves: Moves,
  paths: KnownPaths,
  imports: Imports,
): { text: string; count: number } {
  const edits = new Map(
    [...linkEdits(text, moves, paths), ...importEdits(text, imports)].map((edit) => [edit.start, edit]),
  );
  return { text: new Edits(text.text, [...edits.values()]).apply(), count: edits.size };
}
