import type { CodeOptions } from '../highlight/options.js';
import { escapeHtml } from '../shared/html.js';

const block = /<pre><code(?: class="language-([^"\s]+)")?>([^<]*)<\/code><\/pre>/g;

const characters: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"' };

/**
 * Highlights the code blocks in the HTML of a Markdown text.
 *
 * @param language language of blocks that name none. Without it, they stay as they are.
 */
export function withCodeBlocks(
  html: string,
  highlight: (code: string, options: CodeOptions) => string,
  language?: string,
): string {
  return html.replace(block, (whole, own: string | undefined, escaped: string) => {
    const lang = own ?? language;
    if (lang === undefined) return whole;
    const text = escaped.replace(/&(lt|gt|amp|quot);/g, (entity, name: string) => characters[name] ?? entity);
    return listingOf(highlight(text.replace(/\n$/, ''), { lang }), lang);
  });
}

/** A code block in the text column. Long lines are wrapped. */
export function listingOf(highlighted: string, language: string): string {
  return `<div class="code-block text-code"><pre data-wrap data-language="${escapeHtml(language)}"><code>${highlighted}</code></pre></div>`;
}
