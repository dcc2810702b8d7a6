import type { Rendering } from '../../render/rendering.js';
import type { Route } from '../../site/site.js';

/** Introduction of a page, as HTML. */
export interface Description {
  /** The inside of one paragraph, to stand under the title. */
  line?: string;
  /** More than that: text of the page, to stand under the bar. */
  text?: string;
}

/** The description that a specification lends to a page, in Markdown; none where the page has one of its own. */
export function specificationDescription(route: Route, { markdown }: Pick<Rendering, 'markdown'>): Description {
  const { description, source } = route;
  const isOwn = source.kind === 'content' || source.page?.frontmatter.description !== undefined;
  if (description === undefined || isOwn) return {};
  const html = markdown(description, 1, route);
  const line = /^<p>((?:(?!<\/?p>).)*)<\/p>$/s.exec(html)?.[1];
  return line === undefined ? { text: html } : { line };
}
