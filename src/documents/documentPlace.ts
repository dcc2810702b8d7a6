import type { Span } from '../diagnostics/diagnostic.js';

/** A place in a document's files: a path relative to the documentation folder, or a URL. */
export interface DocumentPlace {
  file: string;
  span?: Span;
}
