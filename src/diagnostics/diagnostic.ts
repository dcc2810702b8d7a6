import type { DiagnosticCode, Severity } from './catalogue.js';

/** A place in a text file. Lines and columns count from 1, columns in UTF-16 code units. */
export interface Position {
  line: number;
  column: number;
}

/** From the first character up to, but not including, the end position. */
export interface Span {
  start: Position;
  end: Position;
}

/** True for a fault that leaves no site to show. */
export function isError({ severity }: { severity: Severity }): boolean {
  return severity === 'error';
}

/** The beginning of a file, used for diagnostics about the whole file. */
export const beginning: Span = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };

/** A replacement that is certainly right: it changes one text, which occurs once in the span. */
export interface Fix {
  from: string;
  to: string;
  /** Span of the replacement, if it differs from the diagnostic's span. */
  at?: Span;
  /** Further spans of the file with the same fault. */
  also?: readonly Span[];
}

/** One fault: what is wrong, where, and how to fix it. */
export interface Diagnostic {
  code: DiagnosticCode;
  severity: Severity;
  /** What is wrong, in one sentence. */
  message: string;
  /** One sentence: how to fix it. */
  help?: string;
  /** Path relative to the documentation folder, with `/`. */
  file?: string;
  /** Span in `file`. */
  span?: Span;
  /** Absent if there are several possible fixes, or none that is certain. */
  fix?: Fix;
  /** The path that the address begins with, if it would be right for a site that is served there. */
  base?: string;
}
