import stringWidth from 'string-width';
import type { Span } from './diagnostic.js';
import { splitLines } from './lines.js';
import { printable } from './printableText.js';

/** The lines of a text around one span. */
export interface Excerpt {
  /** The affected lines with their numbers; the span starts on the first. */
  lines: readonly { number: number; text: string }[];
  /** Spaces and carets to print below the first line. */
  pointer: string;
}

const maximumLines = 3;
const maximumWidth = 110;
/** Columns kept to the left of the caret when a long line is cut. */
const lead = 40;

function cut(text: string, from: number): string {
  const part = text.slice(from, from + maximumWidth);
  return `${from > 0 ? '…' : ''}${printable(part)}${from + maximumWidth < text.length ? '…' : ''}`;
}

/** The lines that a span covers, at most three, long ones cut around the caret; undefined when the text has no such line. */
export function excerpt(text: string, span: Span): Excerpt | undefined {
  const lines = splitLines(text);
  const { start, end } = span;
  const first = lines[start.line - 1];
  if (first === undefined) return undefined;

  const column = Math.min(start.column - 1, first.length);
  const from = column > maximumWidth - lead ? column - lead : 0;
  const last = end.line > start.line ? first.length : Math.min(end.column - 1, first.length);
  const before = `${from > 0 ? '…' : ''}${printable(first.slice(from, column))}`;
  const marked = printable(first.slice(column, Math.min(last, from + maximumWidth)));
  const lastLine = Math.min(end.line, start.line + maximumLines - 1);

  return {
    lines: lines
      .slice(start.line - 1, lastLine)
      .map((line, index) => ({ number: start.line + index, text: cut(line, index === 0 ? from : 0) })),
    pointer: ' '.repeat(stringWidth(before)) + '^'.repeat(Math.max(1, stringWidth(marked))),
  };
}
