import { normalizedCode } from '../highlight/normalizedCode.js';

/** Code of a fence without the comments that ask for types. */
export interface ShownCode {
  code: string;
  /** The line, from 0, that each line of it has in the fence. */
  lines: readonly number[];
}

/** An option of TypeScript or of Twoslash alone on its line; `@filename` begins a file, and is shown. */
const option = /^\/\/\s?@(?!filename\b)\w+(?::.*)?\s*$/;
/** A query, a completion or a mark, by what it points with. */
const pointer = /^\s*\/\/\s*\^(?:\?|\||\^*)(?:\s.*)?$/;
const cut = /^\/\/\s?---cut(?:-(before|after|start|end))?---$/;

/** Marks every line of a range as left out. */
function leaveOut(isOut: boolean[], from: number, to: number): void {
  for (let line = from; line <= to; line += 1) isOut[line] = true;
}

/**
 * Takes the comments of Twoslash out of the code of a fence, and what they cut (FORMAT.md 4.6). Twoslash itself reads the whole; that
 * what is shown does not depend on it lets a page, its Markdown and the search have one text, with types or without.
 */
export function takeNotations(source: string): ShownCode {
  const written = normalizedCode(source).split('\n');
  const isOut = written.map((line) => option.test(line) || pointer.test(line));
  const starts: number[] = [];
  for (const [line, text] of written.entries()) {
    const match = cut.exec(text.trim());
    if (!match) continue;
    const kind = match[1] ?? 'before';
    isOut[line] = true;
    if (kind === 'before') leaveOut(isOut, 0, line);
    else if (kind === 'start') starts.push(line);
    else if (kind === 'end') leaveOut(isOut, starts.pop() ?? line, line);
    else {
      leaveOut(isOut, line, written.length - 1);
      break;
    }
  }
  const lines = [...written.keys()].filter((line) => !isOut[line]);
  return { code: lines.map((line) => written[line]).join('\n'), lines };
}
