import { markdownToHtml, type MdastPluginDefinition } from 'satteri';
import type { Span } from '../../diagnostics/diagnostic.js';
import type { Gathered } from './context.js';
import { tooDeep } from './depth.js';
import { linksPlugin, linkTargetsPlugin } from './links.js';
import { escapeText } from '../../shared/html.js';

/**
 * Compiles Markdown that stands in an attribute, such as the caption of a frame.
 *
 * @param span of the element: the targets that the text names are noted as standing there.
 * @returns HTML without a paragraph around it.
 */
export function inlineHtml(text: string, span: Span | undefined, gathered: Gathered): string {
  if (tooDeep(text)) return escapeText(text);
  return render(text, span, gathered, []).replace(/^<p>([\s\S]*)<\/p>$/, (whole, inner: string) =>
    inner.includes('<p>') ? whole : inner,
  );
}

// `<token>` in a description is no element.
const htmlAsText: MdastPluginDefinition = {
  name: 'trellis-html-as-text',
  html: (node) => ({ type: 'text', value: node.value }),
};

/**
 * Compiles the description of a page, whose Markdown may be bold, a link, code: what stands within a line.
 *
 * @returns undefined when there is no Markdown in it, or more than that, such as a list; it is then shown as written.
 */
export function descriptionHtml(text: string, span: Span | undefined, gathered: Gathered): string | undefined {
  if (!/[*_`[~]|https?:/.test(text) || tooDeep(text)) return undefined;
  return /^<p>((?:(?!<p>)[\s\S])*)<\/p>$/.exec(render(text, span, gathered, [htmlAsText]))?.[1];
}

function render(text: string, span: Span | undefined, gathered: Gathered, plugins: MdastPluginDefinition[]): string {
  const own: Gathered = { ...gathered, references: [] };
  const result = markdownToHtml(text, {
    features: { gfm: true, frontmatter: false, smartPunctuation: true, rawHtml: true },
    mdastPlugins: [...plugins, linksPlugin(own)],
    hastPlugins: [linkTargetsPlugin()],
  });
  if (result instanceof Promise) throw new TypeError('The plugins of a page are synchronous.');
  for (const { kind, target } of own.references) gathered.references.push({ kind, target, span });
  return result.html.trim();
}
