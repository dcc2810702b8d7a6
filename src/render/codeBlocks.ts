import type { CodeOptions } from './code.js';
import { escapeHtml } from '../shared/html.js';

const block = /<pre><code(?: class="language-([^"\s]+)")?>([^<]*)<\/code><\/pre>/g;

const characters: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"' };

/**
 * HTML of Markdown with its blocks of code in colours.
 *
 * @param language of those that name none.
 */
export function withCodeBlocks(
  html: string,
  highlight: (code: string, options: CodeOptions) => string,
  language: string,
): string {
  return html.replace(block, (_, own: string | undefined, escaped: string) => {
    const text = escaped.replace(/&(lt|gt|amp|quot);/g, (whole, name: string) => characters[name] ?? whole);
    const lang = own ?? language;
    return listingOf(highlight(text.replace(/\n$/, ''), { lang }), lang);
  });
}

/** A block of code in the column of the text; lines that are too wide are broken. */
export function listingOf(highlighted: string, language: string): string {
  return `<div class="code-block sdk-code"><pre data-wrap data-language="${escapeHtml(language)}"><code>${highlighted}</code></pre></div>`;
}
