import { markdownToHtml, type MdastPluginDefinition } from 'satteri';
import type { Span } from '../../diagnostics/diagnostic.js';
import type { Gathered } from './context.js';
import { tooDeep } from './depth.js';
import { renderEmphasis } from './emphasis.js';
import { linksPlugin, linkTargetsPlugin } from './links.js';
import { escapeText } from '../../shared/html.js';

/**
 * Compiles Markdown in an attribute, such as a frame's caption.
 *
 * @param span span of the element, at which addresses in the text are recorded.
 * @returns HTML without a paragraph around it.
 */
export function inlineHtml(text: string, span: Span | undefined, gathered: Gathered): string {
  if (tooDeep(text)) return escapeText(text);
  return render(text, span, gathered, []).replace(/^<p>([\s\S]*)<\/p>$/, (whole, inner: string) =>
    inner.includes('<p>') ? whole : inner,
  );
}

// `<token>` in a description is not an element.
const htmlAsText: MdastPluginDefinition = {
  name: 'trellis-html-as-text',
  html: (node) => ({ type: 'text', value: node.value }),
};

/**
 * Compiles the inline Markdown in a page's description.
 *
 * @returns undefined if it contains no Markdown, or block Markdown such as a list; it is then shown as written.
 */
export function descriptionHtml(text: string, span: Span | undefined, gathered: Gathered): string | undefined {
  if (!/[*_`[~]|https?:/.test(text) || tooDeep(text)) return undefined;
  return /^<p>((?:(?!<p>)[\s\S])*)<\/p>$/.exec(render(text, span, gathered, [htmlAsText]))?.[1];
}

function render(text: string, span: Span | undefined, gathered: Gathered, plugins: MdastPluginDefinition[]): string {
  const own: Gathered = { ...gathered, references: [] };
  const html = renderEmphasis(text, (joined) => {
    const result = markdownToHtml(joined, {
      features: { gfm: true, frontmatter: false, smartPunctuation: true, rawHtml: true },
      mdastPlugins: [...plugins, linksPlugin(own)],
      hastPlugins: [linkTargetsPlugin()],
    });
    if (result instanceof Promise) throw new TypeError('The plugins of a page are synchronous.');
    return result.html;
  });
  for (const { kind, target } of own.references) gathered.references.push({ kind, target, span });
  return html.trim();
}
