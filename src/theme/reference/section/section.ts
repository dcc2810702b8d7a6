import type { RenderContext } from '../renderContext.js';
import { markup, trusted, type Markup, type MarkupPart } from '../markup/markup.js';

/** A generated heading, as a table of contents lists it. */
export interface SectionHeading {
  /** 2 for a page's sections. */
  depth: number;
  text: string;
  id: string;
}

/** A part of an API page under its own heading; `beside` is shown at the end of the heading's line. */
export function renderSection(
  { depth, text, id }: SectionHeading,
  { words }: Pick<RenderContext, 'words'>,
  content: MarkupPart,
  beside?: MarkupPart,
): Markup {
  const [start, end] = [trusted(`<h${depth} id="${id}">`), trusted(`</h${depth}>`)];
  return markup`<section class="api-section"><div class="api-section-heading">${start}${text}<a class="heading-link" href="#${id}" aria-label="${words.linkTo({ name: text })}"></a>${end}${beside}</div>${content}</section>`;
}
