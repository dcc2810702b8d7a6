import type { CodeOptions } from './code.js';
import { escapeHtml } from '../shared/html.js';
import { editTags, valueIn, type Tag } from '../shared/readTags.js';

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
  let block: Tag | undefined;
  let code: Tag | undefined;
  return editTags(html, (edits) => [
    {
      open(tag) {
        if (tag.name === 'pre') block = tag;
        code = tag.name === 'code' && tag.start === block?.end ? tag : undefined;
      },
      close(name, start) {
        const end = start + '</code>'.length;
        if (name !== 'code' || !block || !code || !html.startsWith('</pre>', end)) return;
        const lang = /(?:^|\s)language-(\S+)/.exec(valueIn(code, 'class') ?? '')?.[1] ?? language;
        const escaped = html.slice(code.end, start);
        const text = escaped.replace(/&(lt|gt|amp|quot);/g, (whole, sign: string) => characters[sign] ?? whole);
        edits.add(block.start, end + '</pre>'.length, listingOf(highlight(text.replace(/\n$/, ''), { lang }), lang));
        code = undefined;
      },
    },
  ]);
}

/** A code block in the text column. Long lines are wrapped. */
export function listingOf(highlighted: string, language: string): string {
  return `<div class="code-block sdk-code"><pre data-wrap data-language="${escapeHtml(language)}"><code>${highlighted}</code></pre></div>`;
}
