import { normalizedCode } from '../normalizedCode.js';

/** Code without the comments that ask for types. */
export interface ShownCode {
  code: string;
  /** For each of its lines, the line in the original block, counted from 0. */
  lines: readonly number[];
}

/** A TypeScript or Twoslash option alone on its line. `@filename` starts a file and is shown. */
const option = /^\/\/\s?@(?!filename\b)\w+(?::.*)?\s*$/;
/** A query, a completion or a highlight, recognised by its pointer. */
const pointer = /^\s*\/\/\s*\^(?:\?|\||\^*)(?:\s.*)?$/;
const cut = /^\/\/\s?---cut(?:-(before|after|start|end))?---$/;

/** Marks a range of lines as removed. */
function leaveOut(isOut: boolean[], from: number, to: number): void {
  for (let line = from; line <= to; line += 1) isOut[line] = true;
}

/**
 * Removes Twoslash comments, and the code that they cut, from a code block (FORMAT.md 4.6). The page, its Markdown and the search show the
 * same text with or without types.
 */
export function takeNotations(source: string): ShownCode {
  const rows = normalizedCode(source).split('\n');
  const isOut = rows.map((line) => option.test(line) || pointer.test(line));
  const starts: number[] = [];
  for (const [line, text] of rows.entries()) {
    const match = cut.exec(text.trim());
    if (!match) continue;
    const kind = match[1] ?? 'before';
    isOut[line] = true;
    if (kind === 'before') leaveOut(isOut, 0, line);
    else if (kind === 'start') starts.push(line);
    else if (kind === 'end') leaveOut(isOut, starts.pop() ?? line, line);
    else {
      leaveOut(isOut, line, rows.length - 1);
      break;
    }
  }
  const lines = [...rows.keys()].filter((line) => !isOut[line]);
  return { code: lines.map((line) => rows[line]).join('\n'), lines };
}
