import type { Site } from '../../site/site.js';
import type { Messages } from '../../i18n/messages.js';
import { PageIds } from '../../mdx/slug.js';
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
  text: string | undefined;
  /** Address of an entry's page, by the entry's id; undefined if it has none. */
  pageOf(id: string): string | undefined;
  /** Highlights code: the lines of a block as HTML. */
  highlight(code: string, options: { lang: string; joinsLines?: boolean }): string;
  /** An id for the next group of choices on the page. */
  group(): string;
}

type Defaulted = 'text' | 'expanded' | 'pageOf' | 'highlight';

interface ContextOptions extends Pick<RenderContext, 'markdown'>, Partial<Pick<RenderContext, Defaulted>> {
  words: Messages;
  /** Ids of the page's own text. */
  pageIds?: Iterable<string> | undefined;
  /** Start of the ids of groups, unique among the texts that a page puts together. */
  scope?: string;
}

export function createRenderContext({
  markdown,
  words,
  text,
  expanded = 'closed',
  pageIds = [],
  pageOf = () => undefined,
  highlight = (code) => markup`${code}`.text,
  scope = 'r',
}: ContextOptions): RenderContext {
  let groups = 0;
  return {
    markdown,
    words: referenceMessages(words),
    text,
    expanded,
    pageOf,
    highlight,
    later: [],
    ids: new PageIds(pageIds),
    group: () => `${scope}${(groups += 1)}`,
  };
}
