import { plainLine } from '../../../content/plainLine.js';
import { codeShapeOf } from '../../components/code/shape.js';
import type { RenderContext } from '../renderContext.js';
import { markup, trusted, type Markup, type MarkupPart } from '../markup/markup.js';

/** A text in the panel. */
export interface CodeListing {
  label: string;
  language: string;
  text: string;
}

/** Longer texts are not highlighted, because each coloured word is an element of the page. */
const longestColored = 8_000;

/** A code block as in `components/code`; focusable if it may have to scroll. */
export function renderCode({ label, language, text }: CodeListing, { highlight }: RenderContext): Markup {
  const scroll = codeShapeOf(text).mayScroll && markup` tabindex="0" role="group" aria-label="${label}"`;
  const lang = text.length > longestColored ? 'text' : language;
  return markup`<pre data-language="${language}"${scroll}><code>${trusted(highlight(text, { lang, joinsLines: true }))}</code></pre>`;
}

/** The description of an example, which is Markdown, as a paragraph. */
export function renderNote(description: string | undefined): MarkupPart {
  return description !== undefined && markup`<p class="panel-note">${plainLine(description)}</p>`;
}

export function renderCopyButton({ words }: RenderContext): Markup {
  return markup`<button type="button" class="code-copy needs-script" aria-label="${words.copyCode}"></button>`;
}
