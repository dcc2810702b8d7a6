import type { ValueStore } from '../shared/valueStore.js';
import type { CompiledPage } from './compiledPage.js';
import type { ContentFiles } from './files.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';

export interface ContentOptions {
  /** Folder with docs.json. Messages name files relative to it. */
  project: string;
  /** Folder with the pages and assets. */
  root: string;
  /** Absolute paths of folders without content, such as the output folder. */
  skip: readonly string[];
  /** URL prefix of the site, without trailing slash; empty at the root of a host. */
  base: string;
  /** The files in `root`, if they have been listed and do not change. */
  files?: ContentFiles;
  /** True if images with a missing file stay in the page, so that the author sees the gap. */
  showsGaps?: boolean;
  /** True if no code in the folder may run. */
  isUntrusted?: boolean;
  /** Cache of compiled pages between commands, by file. */
  store?: Pick<ValueStore<CompiledPage>, 'get' | 'set'> | undefined;
  /**
   * True for pages whose text need not be compiled: they have a title, an address and a digest, but no headings, links and body. Compiling takes 90 %
   * of the time of reading a page.
   */
  isOutline?: ((page: { file: string; route: string; title: string | undefined; text: string }) => boolean) | undefined;
  /** Returns a text that replaces that of a page's file, or undefined to keep it. */
  change?:
    | ((page: { file: string; text: string }) => { value: string | undefined; diagnostics: Diagnostic[] })
    | undefined;
}

export interface Named {
  /** Paths of files that docs.json names, relative to the documentation folder. */
  beside?: readonly string[];
  /** All values of docs.json, because any text in them may name a file. */
  values?: unknown;
  /** Texts of generated pages, by the path that their file would have. A file of the author at the same path has precedence. */
  generated?: ReadonlyMap<string, string>;
  /** Address at which the site is served; empty if unknown. */
  url?: string;
}
