import DOMPurify, { type DOMPurify as Purifier } from 'dompurify';
import { Marked, type Token, type Tokens } from 'marked';
import { escapeHtml } from '../../../../shared/html.js';
import { syntaxHighlight } from './code.js';
import type { MarkdownNode } from './markdownNode.js';

let purifier: Purifier | undefined;

function createPurifier(): Purifier {
  const created = DOMPurify(window);
  // A link must open outside of the playground's frame.
  created.addHook('afterSanitizeAttributes', (element) => {
    if (!element.hasAttribute('href')) return;
    element.setAttribute('target', '_blank');
    element.setAttribute('rel', 'nofollow noreferrer');
  });
  return created;
}

interface MarkdownOptions {
  removeTags?: string[];
  allowTags?: string[];
  transform?: (node: MarkdownNode) => MarkdownNode;
}

/** Renders Markdown to sanitised HTML. `transform` is called with each heading and may give it an id. */
export function htmlFromMarkdown(
  markdown: string,
  { removeTags = [], allowTags = [], transform }: MarkdownOptions = {},
): string {
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const id = transform?.(headingNode(depth, textOf(tokens))).data?.hProperties?.id;
        const attribute = id === undefined ? '' : ` id="${escapeHtml(id)}"`;
        return `<h${depth}${attribute}>${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      // The parser removes event handlers first, because browsers report them as policy violations before the sanitiser removes them.
      html: ({ text }) => text.replace(/<[^>]*>/g, (tag) => tag.replace(/[\s/]on\w+\s*=/gi, ' data-handler=')),
      code: ({ text, lang = '' }) => syntaxHighlight(text, { lang: lang.split(/\s/)[0] ?? '' }),
      blockquote({ tokens }) {
        const body = this.parser.parse(tokens);
        const [, type] = /^<p>\[!(note|tip|important|warning|caution|success)\]\s*/i.exec(body) ?? [];
        if (type === undefined) return `<blockquote>\n${body}</blockquote>\n`;
        return (
          `<div class="markdown-alert markdown-alert-${type.toLowerCase()}"><div class="markdown-alert-icon"></div>` +
          `<div class="markdown-alert-content">${body.replace(/\[![a-z]+\]\s*(<br>\s*)?/i, '')}</div></div>\n`
        );
      },
    },
  });
  purifier ??= createPurifier();
  return purifier.sanitize(marked.parse(markdown, { async: false }), {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea', ...removeTags],
    FORBID_ATTR: ['style'],
    ALLOW_DATA_ATTR: false,
    ADD_TAGS: allowTags,
  });
}

function headingNode(depth: number, value: string): MarkdownNode {
  return { type: 'heading', depth, children: [{ type: 'text', value }] };
}

/** The headings of a Markdown text in order. */
export function getHeadings(markdown: string): { depth: number; value: string }[] {
  return new Marked()
    .lexer(markdown)
    .filter((token): token is Tokens.Heading => token.type === 'heading')
    .map(({ depth, tokens }) => ({ depth, value: textOf(tokens) }));
}

/** Splits a Markdown text at its headings. */
export function splitContent(markdown: string): string[] {
  const sections: string[][] = [[]];
  for (const { type, raw } of new Marked().lexer(markdown)) {
    if (type === 'heading') sections.push([raw], []);
    else sections.at(-1)?.push(raw);
  }
  return sections.map((parts) => parts.join('').trim()).filter((section) => section !== '');
}

function textOf(tokens: Token[]): string {
  return tokens
    .map((token) => ('tokens' in token && token.tokens ? textOf(token.tokens) : 'text' in token ? token.text : ''))
    .join('');
}
