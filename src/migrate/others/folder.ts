/** The repository with another generator's site. Paths are relative to it, with `/`. */
export interface OtherFolder {
  /** Text of a file; undefined if it does not exist. */
  read: (path: string) => string | undefined;
  /** True if there is a file. */
  has: (path: string) => boolean;
  /** All files below a folder, sorted by name. */
  files: (below: string) => readonly string[];
  /** The syntax tree of a program (ESTree), which is never run; undefined if it has a syntax error. */
  parse: (path: string, text: string) => ProgramNode | undefined;
}

/** A node of a syntax tree. */
export interface ProgramNode {
  type: string;
  start: number;
  end: number;
}
