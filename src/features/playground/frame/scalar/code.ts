import { shallowRef } from 'vue';
import { escapeHtml, escapeText } from '../../../../shared/html.js';

type Highlight = (code: string, language: string) => string | undefined;

/** The highlighter is loaded when code is first shown, and Vue then renders the code again. */
const highlight = shallowRef<Highlight>();
let loading: Promise<void> | undefined;

function loadGrammars(): void {
  loading ??= import('./grammars.js').then((module) => {
    highlight.value = module.highlight;
  });
}

/** Scalar passes this to `syntaxHighlight`, which knows its own languages. */
export const standardLanguages = {};

interface CodeOptions {
  lang: string;
  lineNumbers?: boolean;
  maskCredentials?: string | string[];
}

/**
 * Highlights code.
 *
 * @returns HTML: one `pre` with one `code`.
 */
export function syntaxHighlight(
  code: string,
  { lang, lineNumbers = false, maskCredentials = [] }: CodeOptions,
): string {
  loadGrammars();
  const html = highlight.value?.(code, lang) ?? escapeText(code);
  const lines = lineNumbers ? wrapLines(html) : html;
  const masked = [maskCredentials]
    .flat()
    // A shorter text is likely to occur outside the credential.
    .filter((credential) => credential.length >= 3)
    .map(escapeText)
    .reduce(
      (text, credential) =>
        text.replaceAll(
          credential,
          () => `<span class="credential"><span class="credential-value">${credential}</span></span>`,
        ),
      lines,
    );
  const count = html.split('\n').length - 1;
  const style = lineNumbers ? ` style="--line-count: ${count}; --line-digits: ${String(count).length};"` : '';
  return `<pre><code class="hljs language-${escapeHtml(lang)}"${style}>${masked}</code></pre>`;
}

/** Wraps each line in an element. Elements that span lines are split. */
function wrapLines(html: string): string {
  const open: string[] = [];
  return html
    .split('\n')
    .map((line) => {
      const start = open.join('');
      for (const [tag] of line.matchAll(/<\/?span[^>]*>/g)) {
        if (tag.startsWith('</')) open.pop();
        else open.push(tag);
      }
      return `<span class="line">${start}${line}\n${'</span>'.repeat(open.length + 1)}`;
    })
    .join('');
}
