import type { Position, Span } from './diagnostic.js';

const lineBreak = /\r\n|\n|\r/g;

/** Converts offsets in one text to positions. Offsets count UTF-16 code units from 0. */
export interface LineIndex {
  positionAt: (offset: number) => Position;
  /** `end` is the offset after the last character. */
  spanAt: (start: number, end: number) => Span;
}

/**
 * Indexes the lines of a text once, so that each look-up is a binary search. CRLF, LF and a lone CR end a line, as in editors. Offsets outside the
 * text give the nearest end.
 */
export function indexLines(text: string): LineIndex {
  const starts = [0, ...Array.from(text.matchAll(lineBreak), (match) => match.index + match[0].length)];

  const positionAt = (offset: number): Position => {
    const target = Math.min(Math.max(offset, 0), text.length);
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= target) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: target - (starts[low] ?? 0) + 1 };
  };

  return { positionAt, spanAt: (start, end) => ({ start: positionAt(start), end: positionAt(end) }) };
}

/** Invisible character that some editors put at the start of a file. Positions do not count it. */
export const byteOrderMark = '\uFEFF';

export const withoutByteOrderMark = (text: string): string => (text.startsWith(byteOrderMark) ? text.slice(1) : text);

/** Returns a function that converts positions in a text to offsets. The byte order mark does not count. */
export function offsetsIn(text: string): (position: Position) => number {
  const starts = [0, ...Array.from(text.matchAll(/\r\n|\n|\r/g), (match) => match.index + match[0].length)];
  return ({ line, column }) => (starts[line - 1] ?? text.length) + column - 1;
}

/** Splits a text into lines without line breaks, and removes a byte order mark. */
export function splitLines(text: string): string[] {
  return withoutByteOrderMark(text).split(/\r\n|\n|\r/);
}
