import type { Position } from '../../diagnostics/diagnostic.js';

/** Fault that keeps a text from being read as MDX. */
export interface CompileFault {
  line: number;
  column: number;
  /** The compiler's message. */
  reason: string;
}

/** A repair that is reported to the author. */
export type Report = { line: number; column: number; length: number } & (
  | { code: 'content/stray-character'; what: string }
  | {
      code: 'content/unpaired-tag';
      tag: string;
      /** Line that an opening tag is taken to end before; a closing one is left out. */ end?: number;
    }
);

export interface Repair {
  text: string;
  /** Lines that another one was put behind, as they are counted before that. */
  added?: readonly number[];
  /** Place of a character that was put into a line. */
  inserted?: Position;
  /** Undefined where the meaning is plain. */
  report?: Report | undefined;
}
