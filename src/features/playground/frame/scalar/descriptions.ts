import { shallowRef } from 'vue';
import { escapeText } from '../../../../shared/html.js';

type Markdown = typeof import('./markdown.js');

const markdown = shallowRef<Markdown>();
let loading: Promise<void> | undefined;

/** Loads what renders Markdown. */
export function loadMarkdown(): Promise<void> {
  return (loading ??= import('./markdown.js').then((module) => {
    markdown.value = module;
  }));
}

/**
 * Renders Markdown to sanitised HTML. Vue asks again when the renderer has arrived; until then the text is shown as it is, as is text without Markdown
 * at all.
 */
export const htmlFromMarkdown: Markdown['htmlFromMarkdown'] = (text, options) => {
  if (markdown.value) return markdown.value.htmlFromMarkdown(text, options);
  if (/[^\p{L}\p{N}\s,;:?'"()%/.-]|\n|\p{L}[.:]\S/u.test(text)) void loadMarkdown();
  return `<p>${escapeText(text)}</p>\n`;
};

/** The headings of Markdown in their order; `value` is the text. The explorer alone lists them, and waits for `loadMarkdown`. */
export const getHeadings: Markdown['getHeadings'] = (text) => markdown.value?.getHeadings(text) ?? [];

/** Splits Markdown into its headings and what stands between them. The explorer alone does it, and waits for `loadMarkdown`. */
export const splitContent: Markdown['splitContent'] = (text) => markdown.value?.splitContent(text) ?? [];
