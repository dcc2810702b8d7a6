import type { CodeOptions } from '../highlight/options.js';
import { escapeHtml } from '../shared/html.js';

const block = /<pre><code(?: class="language-([^"\s]+)")?>([^<]*)<\/code><\/pre>/g;

const characters: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"' };

/**
 * Highlights the code blocks in the HTML of a Markdown text.
 *
 * @param language language of blocks that name none.
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

/** A code block in the text column. Long lines are wrapped. */
export function listingOf(highlighted: string, language: string): string {
  return `<div class="code-block sdk-code"><pre data-wrap data-language="${escapeHtml(language)}"><code>${highlighted}</code></pre></div>`;
}
