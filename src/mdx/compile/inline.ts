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

const wording = 'abbr|b|code|del|em|i|kbd|mark|s|small|span|strong|sub|sup|u';
const wordingTag = new RegExp(`<(?:/?(?:${wording})|br\\s*/?)(?:\\s+class="[^"<>]*")?>`, 'g');
const pair = new RegExp(`<(${wording})(?:\\s+class="[^"<>]*")?>([^<]*)</\\1>|<br\\s*/?>`, 'g');

/** True if a text contains elements for a few words, with no attribute but a class, and all of them are closed. */
function hasWording(text: string): boolean {
  let rest = text;
  for (let inner = rest.replace(pair, '$2'); inner !== rest; inner = rest.replace(pair, '$2')) rest = inner;
  // Tags in code are text.
  return rest !== text && rest.search(wordingTag) < 0 && !text.includes('`');
}

/** `<token>` in a description is not an element. @param isKept tells the tags that are. */
const htmlAsText = (isKept: (tag: string) => boolean): MdastPluginDefinition => ({
  name: 'trellis-html-as-text',
  html: ({ value }) => (isKept(value) ? undefined : { type: 'text', value }),
});

/**
 * Compiles the inline Markdown in a page's description.
 *
 * @returns undefined if it contains no Markdown, or block Markdown such as a list; it is then shown as written.
 */
export function descriptionHtml(text: string, span: Span | undefined, gathered: Gathered): string | undefined {
  const isWorded = hasWording(text);
  if ((!isWorded && !/[*_`[~]|https?:/.test(text)) || tooDeep(text)) return undefined;
  const plugins = [htmlAsText((tag) => isWorded && tag.replace(wordingTag, '') === '')];
  return /^<p>((?:(?!<p>)[\s\S])*)<\/p>$/.exec(render(text, span, gathered, plugins))?.[1];
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
