/** Where a text cannot be read as MDX. */
export interface CompileFault {
  line: number;
  column: number;
  /** What the compiler says. */
  reason: string;
}

/** What an author is told of a repair. */
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
  /** Undefined where the meaning is plain. */
  report?: Report | undefined;
}
