import type { TypedCode, TypeHint, TypeRow } from './typedCode.js';
import { escapeText } from '../../shared/html.js';

export const typedName = 'code-name';

/** A part of a line in one style. */
interface Piece {
  classes: string;
  text: string;
  from: number;
}

type Name = TypedCode['names'][number];
type Mark = TypedCode['marks'][number];

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' };

/** The parts of a highlighted line; see `lineHtml`. */
function piecesOf(html: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const [, , classes = '', inside, outside] of html.matchAll(/(<span class="([^"]*)">([^<]*)<\/span>)|([^<]+)/g)) {
    const text = (inside ?? outside ?? '').replace(/&(?:amp|lt|gt);/g, (entity) => entities[entity] ?? entity);
    pieces.push({ classes, text, from });
    from += text.length;
  }
  return pieces;
}

/** Splits the parts at the start and end of every range. */
function divided(pieces: readonly Piece[], places: ReadonlySet<number>): Piece[] {
  return pieces.flatMap(({ classes, text, from }) => {
    const ends = [...places].filter((place) => place > from && place < from + text.length).sort((a, b) => a - b);
    return [from, ...ends].map((start, index) => ({
      classes,
      text: text.slice(start - from, (ends[index] ?? from + text.length) - from),
      from: start,
    }));
  });
}

/** Replaces links in a comment with their text: `[words](address)`, `{@link name words}`. */
const unlinked = (text: string): string =>
  text
    .replace(/\[([^\]\n]+)\]\([^()\s]*\)/g, '$1')
    .replace(
      /\{@link(?:code|plain)?\s+([^}|\s]+)(?:[|\s]+([^}]+))?\}/g,
      (_whole, name: string, words?: string) => words ?? name,
    );

/** A comment's text, in which backticks mark code. */
const proseHtml = (text: string): string => escapeText(unlinked(text)).replace(/`([^`\n]+)`/g, '<code>$1</code>');

type Colored = (code: string) => string;

function hintHtml({ text, docs, tags = [] }: TypeHint, colored: Colored): string {
  const tagLines = tags.map(
    ([name, text]) => `<span class="code-said"><b>@${escapeText(name)}</b> ${proseHtml(text)}</span>`,
  );
  return [
    `<span class="code-signature">${colored(text)}</span>`,
    ...(docs === undefined ? [] : [`<span class="code-said">${proseHtml(docs)}</span>`]),
    ...tagLines,
  ].join('');
}

const nameHtml = (code: string, hint: TypeHint, colored: Colored): string =>
  `<span class="${typedName} tooltip"><span class="code-word tooltip-word" role="button" tabindex="0">${code}</span>` +
  `<span class="code-hint tooltip-bubble" role="note"><span class="code-hint-text">${hintHtml(hint, colored)}</span></span></span>`;

/** A box below a line, indented to the position that it describes. */
const boxed = (column: number, inside: string): string =>
  `${' '.repeat(column)}<span class="code-box">${inside}</span>`;

function rowHtml(row: TypeRow, colored: Colored): string {
  switch (row.kind) {
    case 'answer':
      return `<span class="code-row">${boxed(row.column, colored(row.hint.text))}</span>`;
    case 'completions': {
      const items = row.names.map((name) => {
        const rest = name.slice(row.typed.length);
        return `<span class="code-completion"><b>${escapeText(row.typed)}</b>${escapeText(rest)}</span>`;
      });
      return `<span class="code-row">${boxed(Math.max(0, row.column - row.typed.length), items.join(''))}</span>`;
    }
    case 'error':
      return `<span class="code-row code-message" data-tone="error">${escapeText(row.text)}</span>`;
    case 'note':
      return `<span class="code-row code-message" data-tone="${row.tone}">${escapeText(row.text)}</span>`;
  }
}

interface LineNotes {
  names: readonly Name[];
  marks: readonly Mark[];
  rows: readonly TypeRow[];
}

function lineWith(html: string, { names, marks, rows }: LineNotes, colored: Colored): string {
  const places = new Set([...names, ...marks].flatMap(({ from, to }) => [from, to]));
  const printed: string[] = [];
  let within: { name: Name; inside: string } | undefined;
  for (const { classes, text, from } of divided(piecesOf(html), places)) {
    const token = classes === '' ? escapeText(text) : `<span class="${classes}">${escapeText(text)}</span>`;
    const about = new Set(marks.filter((mark) => mark.from <= from && from < mark.to).map(({ kind }) => kind));
    const marked = [...about].reduce((inner, kind) => `<span class="code-${kind}">${inner}</span>`, token);
    const name = names.find((each) => each.from <= from && from < each.to);
    if (within && within.name !== name) printed.push(nameHtml(within.inside, within.name.hint, colored));
    within = name && { name, inside: (within?.name === name ? within.inside : '') + marked };
    if (!name) printed.push(marked);
  }
  if (within) printed.push(nameHtml(within.inside, within.name.hint, colored));
  return printed.join('') + rows.map((row) => rowHtml(row, colored)).join('');
}

/**
 * Adds types to the names in highlighted lines, and adds answers and messages below the lines.
 *
 * @param lines HTML of the lines.
 * @param numbers for each line, its number in the typed code.
 * @param colored highlights a type without changing its lines.
 */
export function annotate(
  lines: readonly string[],
  numbers: readonly number[],
  { names, marks, rows }: TypedCode,
  colored: Colored,
): string[] {
  return lines.map((html, index) => {
    const isHere = ({ line }: { line: number }): boolean => line === numbers[index];
    const notes = { names: names.filter(isHere), marks: marks.filter(isHere), rows: rows.filter(isHere) };
    return lineWith(html, notes, colored);
  });
}
