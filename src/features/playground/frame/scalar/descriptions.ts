import { shallowRef } from 'vue';
import { escapeText } from '../../../../shared/html.js';

type Markdown = typeof import('./markdown.js');

const markdown = shallowRef<Markdown>();
let loading: Promise<void> | undefined;

/** Loads the Markdown renderer. */
export function loadMarkdown(): Promise<void> {
  return (loading ??= import('./markdown.js').then((module) => {
    markdown.value = module;
  }));
}

/**
 * Renders Markdown to sanitised HTML. Until the renderer is loaded, the text is shown as written; then Vue renders it again. Text without
 * Markdown needs no renderer.
 */
export const htmlFromMarkdown: Markdown['htmlFromMarkdown'] = (text, options) => {
  if (markdown.value) return markdown.value.htmlFromMarkdown(text, options);
  if (/[^\p{L}\p{N}\s,;:?'"()%/.-]|\n|\p{L}[.:]\S/u.test(text)) void loadMarkdown();
  return `<p>${escapeText(text)}</p>\n`;
};

/** The headings of a Markdown text in order. Only the explorer uses them, after `loadMarkdown`. */
export const getHeadings: Markdown['getHeadings'] = (text) => markdown.value?.getHeadings(text) ?? [];

/** Splits a Markdown text at its headings. Only the explorer uses it, after `loadMarkdown`. */
export const splitContent: Markdown['splitContent'] = (text) => markdown.value?.splitContent(text) ?? [];
