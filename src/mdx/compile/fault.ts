import type { Position } from '../../diagnostics/diagnostic.js';

/** A fault that prevents a text from being parsed as MDX. */
export interface CompileFault {
  line: number;
  column: number;
  /** The compiler's message. */
  reason: string;
}

/** The compiler's message about a closing tag where another one is expected: the name found, the name expected, its line and column. */
export const crossedTags =
  /^Unexpected closing tag `<\/([\w.-]+)>`, expected corresponding closing tag for `<([\w.-]+)>` \((\d+):(\d+)\)/;

/** The compiler's message about a tag that is never closed: its name, and the node that ends before it. */
export const unclosedTag = /^Expected a closing tag for `<([\w.-]+)>`(?: \(\d+:\d+\))?(?: before the end of `(\w+)`)?/;

/** A repair that is reported to the author. */
export type Report = { line: number; column: number; length: number } & (
  | { code: 'content/stray-character'; what: string }
  | {
      code: 'content/unclosed-fence';
      mark: string;
      /** Line that the code is taken to end before. */
      end: number;
    }
  | {
      code: 'content/unpaired-tag';
      tag: string;
      /** Line that an opening tag is taken to end before. */
      end?: number;
      /** Tag that a misspelt closing tag is read as. Without it and `end`, the closing tag is left out. */
      meant?: string;
    }
);

export interface Repair {
  text: string;
  /** Lines after which another line was inserted, counted before the insertion. */
  added?: readonly number[];
  inserted?: Position;
  /** Undefined if the meaning is obvious. */
  report?: Report | undefined;
}
