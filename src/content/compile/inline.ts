import { markdownToHtml } from 'satteri';
import type { Span } from '../../diagnostics/diagnostic.js';
import type { Gathered } from './context.js';
import { linksPlugin, linkTargetsPlugin } from './links.js';

/**
 * Compiles Markdown that stands in an attribute, such as the caption of a frame.
 *
 * @param span of the element: the targets that the text names are noted as standing there.
 * @returns HTML without a paragraph around it.
 */
export function inlineHtml(text: string, span: Span | undefined, gathered: Gathered): string {
  const own: Gathered = { ...gathered, references: [] };
  const result = markdownToHtml(text, {
    features: { gfm: true, frontmatter: false, smartPunctuation: true, rawHtml: true },
    mdastPlugins: [linksPlugin(own)],
    hastPlugins: [linkTargetsPlugin()],
  });
  if (result instanceof Promise) throw new TypeError('The plugins of a page are synchronous.');
  for (const { kind, target } of own.references) gathered.references.push({ kind, target, span });
  return result.html.trim().replace(/^<p>([\s\S]*)<\/p>$/, (whole, inner: string) => (inner.includes('<p>') ? whole : inner));
}
