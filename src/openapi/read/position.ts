import type { LineCounter } from 'yaml';
import type { Span } from '../../diagnostics/diagnostic.js';

/** The span between two offsets of a text, both counted in UTF-16 code units. */
export function spanBetween(lines: LineCounter, start: number, end: number): Span {
  const [from, to] = [lines.linePos(start), lines.linePos(Math.max(start, end))];
  return { start: { line: from.line, column: from.col }, end: { line: to.line, column: to.col } };
}
