import type { Diagnostic } from '../diagnostics/diagnostic.js';

export interface ContentOptions {
  /** Folder with docs.json; messages name files relative to it. */
  project: string;
  /** Folder that pages and assets are relative to. */
  root: string;
  /** Absolute folders that hold no content, such as the output folder. */
  skip: readonly string[];
  /** URL prefix of the site, without trailing slash; empty at the root of a host. */
  base: string;
  /** Images whose file is missing stay in the page, for its author to see. */
  showsGaps?: boolean;
  /** Nothing that is written in the folder may run. */
  isUntrusted?: boolean;
  /** Gives the text that counts in place of that of a page's file; undefined where that counts. */
  change?:
    ((page: { file: string; text: string }) => { value: string | undefined; diagnostics: Diagnostic[] }) | undefined;
}

/** Files that docs.json names. */
export interface Named {
  /** Paths, relative to the documentation folder, of files that it names. */
  beside?: readonly string[];
  /** All that it holds: any text in it may name a file. */
  values?: unknown;
  /** Address that the site is served at; empty when it is not known. */
  url?: string;
}
