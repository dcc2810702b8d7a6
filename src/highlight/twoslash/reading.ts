import type { NodeCompletion, NodeError, NodeHover, NodeQuery, TwoslashReturn } from 'twoslash';
import type { ShownCode } from './notations.js';
import type { TypedCode, TypeHint, TypeRow } from './typedCode.js';

/** Why a code block is shown without types. The position is counted from 0, in the block as written. */
export interface TypeFault {
  message: string;
  help: string;
  line: number;
  column: number;
}

export type TypeReading = { typed: TypedCode } | { faults: readonly TypeFault[] };

/** Maximum number of characters of a type, because types of libraries can fill pages. */
const longestType = 800;
const longestDocs = 500;
const mostTags = 8;
const mostCompletions = 6;
/** Twoslash options that replace the code with TypeScript's output. */
const unsupported = new Set(['showEmit', 'showEmittedFile']);

const cut = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length).trimEnd()}…` : text;

/** Shows an imported name with the type of its target. */
const withoutImport = (text: string): string => text.replace(/^\(alias\) /, '').replace(/(?<=\S)\nimport .*$/s, '');

function hintOf({ text, docs, tags = [] }: Pick<NodeHover | NodeQuery, 'text' | 'docs' | 'tags'>): TypeHint {
  return {
    text: cut(withoutImport(text), longestType),
    ...(docs ? { docs: cut(docs, longestDocs) } : {}),
    ...(tags.length > 0
      ? { tags: tags.slice(0, mostTags).map(([name, said = '']): [string, string] => [name, cut(said, longestDocs)]) }
      : {}),
  };
}

function completionsOf({ completions, completionsPrefix }: NodeCompletion): { names: string[]; typed: string } {
  const typed = /^[\w$]+$/.test(completionsPrefix) ? completionsPrefix : '';
  const names = [...new Set(completions.map(({ name }) => name))].filter((name) => name.startsWith(typed));
  return { names: names.slice(0, mostCompletions), typed };
}

const tones = ['log', 'warn', 'error', 'annotate'] as const;
/** Comments with a message for readers: `// @log: Watered`. */
export const customTags: readonly string[] = tones;

const toneOf = (name: string): (typeof tones)[number] => tones.find((tone) => tone === name) ?? 'log';

function faultsOf(
  { nodes, meta }: Pick<TwoslashReturn, 'nodes' | 'meta'>,
  lineAt: (offset: number) => number,
): TypeFault[] {
  const expected = meta.handbookOptions.errors;
  const errors = nodes.filter(
    (node): node is NodeError => node.type === 'error' && !expected.includes(Number(node.code)),
  );
  return [
    ...meta.flagNotations.flatMap(({ type, name, start }): TypeFault[] => {
      const at = { line: lineAt(start), column: 0 };
      if (unsupported.has(name))
        return [{ message: `\`@${name}\` is not supported.`, help: 'Write the code that is to be shown.', ...at }];
      return type === 'unknown'
        ? [
            {
              message: `\`@${name}\` is not an option of TypeScript or Twoslash.`,
              help: 'Correct its name, or write a comment without `@`.',
              ...at,
            },
          ]
        : [];
    }),
    ...errors.map(({ text, code, line, character }) => ({
      message: text,
      help: `If the code is to have this error, write \`// @errors: ${[...new Set([...expected, code])].join(' ')}\` into its first line.`,
      line,
      column: character,
    })),
  ];
}

/** The parts of a range that are in shown lines. */
function partsOf(
  { start, length }: { start: number; length: number },
  source: string,
  shownAt: (offset: number) => { line: number; column: number } | undefined,
): { line: number; from: number; to: number }[] {
  const parts: { line: number; from: number; to: number }[] = [];
  let offset = start;
  for (const text of source.slice(start, start + length).split('\n')) {
    const at = shownAt(offset);
    const indent = parts.length === 0 ? 0 : text.length - text.trimStart().length;
    if (at && text.trim() !== '') parts.push({ line: at.line, from: at.column + indent, to: at.column + text.length });
    offset += text.length + 1;
  }
  return parts;
}

/**
 * Twoslash's results for a code block, at positions in the shown code; or what is wrong with the block.
 *
 * @param result result of Twoslash, configured to keep notations and to report no errors itself.
 */
export function readTypes(
  { nodes, meta }: Pick<TwoslashReturn, 'nodes' | 'meta'>,
  source: string,
  { lines }: Pick<ShownCode, 'lines'>,
): TypeReading {
  const starts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const lineAt = (offset: number): number =>
    Math.max(
      0,
      starts.findLastIndex((start) => start <= offset),
    );
  const faults = faultsOf({ nodes, meta }, lineAt);
  if (faults.length > 0) return { faults };
  const shownLines = new Map(lines.map((line, index) => [line, index]));
  const shownAt = (offset: number): { line: number; column: number } | undefined => {
    const sourceLine = lineAt(offset);
    const line = shownLines.get(sourceLine);
    return line === undefined ? undefined : { line, column: offset - (starts[sourceLine] ?? 0) };
  };
  const typed: TypedCode = { names: [], marks: [], rows: [] };
  const row = (start: number, entry: TypeRow): void => {
    if (shownAt(start)) typed.rows.push(entry);
  };
  // An incomplete name has no type.
  const unfinished = new Set(nodes.flatMap(({ type, start }) => (type === 'completion' ? [start] : [])));
  for (const node of nodes) {
    const at = shownAt(node.start) ?? { line: 0, column: 0 };
    if (node.type === 'hover') {
      const [place] = partsOf(node, source, shownAt);
      if (place && !unfinished.has(node.start + node.length)) typed.names.push({ ...place, hint: hintOf(node) });
    } else if (node.type === 'query') {
      row(node.start, { ...at, kind: 'answer', hint: hintOf(node) });
    } else if (node.type === 'completion') {
      row(node.start, { ...at, kind: 'completions', ...completionsOf(node) });
    } else if (node.type === 'error') {
      typed.marks.push(...partsOf(node, source, shownAt).map((place) => ({ ...place, kind: 'error' as const })));
      row(node.start, { ...at, kind: 'error', text: node.text });
    } else if (node.type === 'highlight') {
      typed.marks.push(...partsOf(node, source, shownAt).map((place) => ({ ...place, kind: 'mark' as const })));
      if (node.text) row(node.start, { ...at, kind: 'note', text: node.text, tone: 'annotate' });
    }
  }
  // The comment is shown below the line that it describes.
  for (const { type, name, value, start } of meta.flagNotations) {
    const line = lines.findLastIndex((each) => each < lineAt(start));
    if (type === 'tag' && line >= 0)
      typed.rows.push({
        line,
        column: 0,
        kind: 'note',
        text: typeof value === 'string' ? value : '',
        tone: toneOf(name),
      });
  }
  return { typed };
}
