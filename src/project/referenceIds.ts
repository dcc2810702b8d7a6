import { renderMarkdown } from '../formats/openapi/markdown.js';
import { messagesOf } from '../i18n/messagesOf.js';
import { textsOf } from '../render/reference/pageTexts.js';
import { readTags, valueIn, type Tag } from '../shared/readTags.js';
import { remember } from '../shared/remember.js';
import type { Route } from '../site/site.js';
import { createRenderContext } from '../theme/reference/renderContext.js';
import { renderLater, renderOperation } from '../theme/reference/sections.js';
import type { Reference } from './reference.js';

/** Returns the ids of the parts of a page that are made from a document; undefined if they are unknown. */
export type ReferenceIds = (route: Route) => readonly string[] | undefined;

/**
 * Creates the function, which describes a page only if a link names a part of it: a build in which nothing has changed describes no others.
 */
export function createReferenceIds(reference: Reference): ReferenceIds {
  const known = new Map<Route, readonly string[] | undefined>();
  return (route) => remember(known, route, () => idsOn(route, reference));
}

function idsOn(route: Route, reference: Reference): readonly string[] | undefined {
  // No id depends on the language.
  const words = messagesOf('en');
  const names: string[] = [];
  const markdown = (text: string, under?: number): string => {
    const html = renderMarkdown(text, under === undefined ? {} : { under });
    const open = (tag: Tag): void => {
      const name = tag.name === 'a' ? valueIn(tag, 'name') : undefined;
      if (name !== undefined) names.push(name);
    };
    readTags(html, [{ open }]);
    return html;
  };
  const texts = textsOf(route, { ...reference, markdown, words });
  if (!texts) return undefined;
  const { description, sections } = texts;
  const linked = sections.flatMap(({ content }) => (content.kind === 'texts' ? (content.linked ?? []) : []));
  const headings = [description ?? [], linked].flat().flatMap((text) => text.headings);
  const context = createRenderContext({
    markdown: (text) => (text.includes('<a') ? markdown(text) : ''),
    words,
    pageIds: route.source.page?.ids,
  });
  renderOperation(sections, context);
  renderLater(context);
  return [...names, ...headings.map(({ id }) => id), ...context.ids.all()];
}
