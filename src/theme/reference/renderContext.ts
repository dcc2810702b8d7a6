import type { Site } from '../../site/site.js';
import type { Messages } from '../../i18n/messages.js';
import { PageIds } from '../../content/slug.js';
import type { Highlight } from './highlight.js';
import { markup, type Markup } from './markup/markup.js';
import { referenceMessages, type ReferenceMessages } from './referenceMessages.js';

/** Selects the nested fields that are initially open (`api.params.expanded`). */
export type Expanded = Site['api']['params']['expanded'];

/** Context for rendering the parts of one page, other than the values. */
export interface RenderContext {
  /** Renders a specification's Markdown as safe HTML. */
  markdown(text: string): string;
  words: ReferenceMessages;
  expanded: Expanded;
  ids: PageIds;
  /** Renders the content that the page loads on demand, in the order of the places that load it. */
  later: (() => Markup | undefined)[];
  /** Address of the page's Markdown, which has that content for readers without JavaScript. */
  text?: string | undefined;
  /** Address of an entry's page, by the entry's id; undefined if it has none. */
  pageOf(id: string): string | undefined;
  highlight: Highlight;
  /** An id for the next group of choices on the page. */
  group(): string;
}

/**
 * @param pageIds ids of the page's own text.
 * @param pageOf as in the context.
 * @param highlight as in the context.
 * @param scope start of the ids of groups, unique among the texts that a page puts together.
 */
export function createRenderContext(
  markdown: RenderContext['markdown'],
  words: Messages,
  expanded: Expanded,
  pageIds: Iterable<string> = [],
  pageOf: RenderContext['pageOf'] = () => undefined,
  highlight: Highlight = (code) => markup`${code}`.text,
  scope = 'r',
): RenderContext {
  let groups = 0;
  return {
    markdown,
    words: referenceMessages(words),
    expanded,
    pageOf,
    highlight,
    later: [],
    ids: new PageIds(pageIds),
    group: () => `${scope}${(groups += 1)}`,
  };
}
