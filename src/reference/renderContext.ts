import type { Site } from '../site/site.js';
import type { Words } from '../i18n/words.js';
import { Ids } from '../render/reference/ids.js';
import { referenceWords, type ReferenceWords } from './words.js';

/** Which nested fields are open at first (`api.params.expanded`). */
export type Expanded = Site['api']['params']['expanded'];

/** What the parts of one page need to be rendered, beside the values. */
export interface RenderContext {
  /** Markdown of a specification as HTML that can stand in a page. */
  markdown(text: string): string;
  words: ReferenceWords;
  expanded: Expanded;
  ids: Ids;
  /** An id for the next group of choices on the page. */
  group(): string;
}

/** @param taken ids that the page's own text has. */
export function createRenderContext(
  markdown: RenderContext['markdown'],
  words: Words,
  expanded: Expanded,
  taken: Iterable<string> = [],
): RenderContext {
  let groups = 0;
  return { markdown, words: referenceWords(words), expanded, ids: new Ids(taken), group: () => `r${(groups += 1)}` };
}
