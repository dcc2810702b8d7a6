import type { DiagnosticCode, Severity } from './catalogue.js';

/** A place in a text file. Lines and columns count from 1, columns in UTF-16 code units. */
export interface Position {
  line: number;
  column: number;
}

/** From the first character to the one after the last. */
export interface Span {
  start: Position;
  end: Position;
}

/** The beginning of a file: the position of diagnostics that concern all of it. */
export const beginning: Span = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };

/** The one right way to mend something: a text gives way to another, where it stands once in the place. */
export interface Fix {
  from: string;
  to: string;
  /** The place, where it is another one than that of the diagnostic. */
  at?: Span;
  /** Further places of the file that say the same. */
  also?: readonly Span[];
}

/** One thing that is wrong, where it is, and how to mend it. */
export interface Diagnostic {
  code: DiagnosticCode;
  severity: Severity;
  /** One sentence: what is wrong. */
  message: string;
  /** One sentence: how to mend it. */
  help?: string;
  /** Path relative to the documentation folder, with `/`. */
  file?: string;
  /** Span in `file`. */
  span?: Span;
  /** Absent where there are several ways to mend it, or none that is sure. */
  fix?: Fix;
}
