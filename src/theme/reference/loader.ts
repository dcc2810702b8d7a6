import { markup, type Markup } from './markup/markup.js';
import type { RenderContext } from './renderContext.js';

/**
 * Attributes of a `<details>` element whose last child is loaded when the reader opens it.
 *
 * @param content renders the content for the file that the page loads.
 */
export function loaderState({ later }: RenderContext, content: () => Markup | undefined, anchor?: string): Markup {
  const index = later.push(content) - 1;
  return markup`${anchor !== undefined && markup` id="${anchor}"`} data-later="${index}"`;
}

/**
 * Placeholder for content on demand: a link to the page's Markdown, for readers without JavaScript.
 *
 * @param anchors ids of elements in the content to which the page links. The placeholder has them until the content is loaded.
 */
export function renderTextLink(name: string, { text }: RenderContext, anchors: readonly string[] = []): Markup {
  const targets = anchors.map((id) => markup`<span id="${id}" data-loads></span>`);
  return markup`<p class="field-cut">${targets}<a href="${text ?? ''}"><code>${name}</code></a></p>`;
}
