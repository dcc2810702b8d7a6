import type { Rendering } from '../rendering.js';
import type { Route } from '../../site/site.js';

/** Introduction of a page, as HTML. */
export interface Description {
  /** Inline HTML to show below the title. */
  line?: string;
  /** Longer HTML, shown below the bar. */
  text?: string;
}

/** The specification's description of a page, in Markdown; undefined if the page has its own. */
export function specificationDescription(route: Route, { markdown }: Pick<Rendering, 'markdown'>): Description {
  const { description, source } = route;
  const isOwn = source.kind === 'content' || source.page?.frontmatter.description !== undefined;
  if (description === undefined || isOwn) return {};
  const html = markdown(description, 1, route);
  const line = /^<p>((?:(?!<\/?p>).)*)<\/p>$/s.exec(html)?.[1];
  return line === undefined ? { text: html } : { line };
}
