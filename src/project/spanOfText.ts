import type { Span } from '../diagnostics/diagnostic.js';
import { indexLines } from '../diagnostics/lines.js';
import { textAt } from '../shared/textAt.js';

/** Where a file first contains a text between quotation marks; undefined if it does not. */
export function spanOfText(file: string, text: string): Span | undefined {
  const source = textAt(file) ?? '';
  const at = ['"', "'", '`'].map((quote) => source.indexOf(quote + text + quote)).find((each) => each >= 0);
  return at === undefined ? undefined : indexLines(source).spanAt(at + 1, at + 1 + text.length);
}
