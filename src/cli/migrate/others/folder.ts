/** The folder of another generator. Paths are relative to it, with `/`. */
export interface OtherFolder {
  /** Text of a file; undefined where there is none. */
  read: (path: string) => string | undefined;
  /** The pages below a folder, in the order of their names. */
  pages: (below: string) => readonly string[];
  /** The tree of a program (ESTree), which is never run; undefined where it is none. */
  parse: (path: string, text: string) => ProgramNode | undefined;
}

/** A node of a program. */
export interface ProgramNode {
  type: string;
  start: number;
  end: number;
}
