import { componentNames } from '../mdx/componentProperties.js';
import type { Size } from '../mdx/imageSize.js';
import { resolveTolerantly } from '../content/links.js';
import { renderMarkdown } from '../formats/openapi/markdown.js';
import type { Edits } from '../shared/edits.js';
import { editTags, valueIn, type Tag, type TagReader } from '../shared/readTags.js';

export interface SpecificationTextOptions {
  /** URL prefix of the site, without trailing slash. */
  base: string;
  /** Depth of the heading above it. */
  under?: number;
  /** File of the page that contains it, as `resolveLink` expects. */
  from: string;
  /** True if a page or file of the site exists at a path. */
  has: (path: string) => boolean;
  /** True if the image at a path is replaced by its text alternative. */
  isLeftOut: (path: string) => boolean;
  /** Size in pixels of the image at a path. */
  sizeOf: (path: string) => Size | undefined;
  /** Origins whose images are shown; all if left out. */
  imageHosts?: readonly string[] | undefined;
  /** Returns a callout's icon as HTML. */
  iconOf: (kind: string) => string;
}

const callouts = new Set(['Note', 'Info', 'Tip', 'Check', 'Warning', 'Danger']);
const disclosures = new Set(['Accordion', 'Expandable']);
const componentSet = new Set<string>(componentNames);
const code = /(```[\s\S]*?```|~~~[\s\S]*?~~~|`[^`\n]*`)/;
const tag = /<(\/?)([A-Z]\w*)((?:\s+[\w-]+(?:=(?:"[^"]*"|'[^']*'|\{[^{}]*\}))?)*)\s*(\/?)>/g;

function attribute(attributes: string, name: string): string | undefined {
  return new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)')`)
    .exec(attributes)
    ?.slice(1)
    .find((text) => text !== undefined);
}

const opening = (name: string, attributes: string): string => {
  if (callouts.has(name)) return `<div data-callout-type="${name.toLowerCase()}">\n<div>`;
  if (disclosures.has(name)) return `<details>\n<summary>${attribute(attributes, 'title') ?? ''}</summary>`;
  const [title, href] = [attribute(attributes, 'title'), attribute(attributes, 'href')];
  if (title === undefined) return '';
  return href === undefined ? `**${title}**` : `**[${title}](${href})**`;
};

const closing = (name: string): string => {
  if (callouts.has(name)) return '</div>\n</div>';
  return disclosures.has(name) ? '</details>' : '';
};

/**
 * Converts components to Markdown and HTML: callouts and folds stay, other components become their title and content. Unclosed names in
 * angle brackets are text.
 */
function withoutComponents(text: string): string {
  if (!/<[A-Z]/.test(text)) return text;
  const isComponent = (name: string, selfCloses: string): boolean =>
    componentSet.has(name) && (selfCloses !== '' || text.includes(`</${name}>`));
  const expanded = (part: string): string =>
    part.replace(tag, (whole, ends: string, name: string, attributes: string, selfCloses: string) => {
      if (!isComponent(name, selfCloses)) return whole;
      const open = ends === '' ? opening(name, attributes) : '';
      return `\n\n${open}${ends !== '' || selfCloses !== '' ? closing(name) : ''}\n\n`;
    });
  return text
    .split(code)
    .map((part, index) => {
      const plain = index % 2 === 1 ? part : expanded(part);
      // Indented text inside a component is not code.
      return plain === part ? part : plain.replace(/^[ \t]{4,}(?=[^\s\d*+-])/gm, '');
    })
    .join('');
}

const addressNames: Readonly<Record<string, string>> = { a: 'href', img: 'src' };
/** Matches HTML that contains links, images or callouts. */
const worthReading = /<(?:a|img) |data-callout-type/;

/** Resolves the addresses of links and images, and completes callouts. */
function readParts(html: string, edits: Edits, options: SpecificationTextOptions): TagReader {
  const { base, from, has, isLeftOut, sizeOf, iconOf } = options;
  /** A callout whose content has not started. */
  let callout: { kind: string; start: number; end: number } | undefined;

  function picture(tag: Tag, path: string): void {
    if (isLeftOut(path)) {
      edits.add(tag.start, tag.end, valueIn(tag, 'alt') ?? '');
      return;
    }
    const hasSize = ['width', 'height'].some((name) => valueIn(tag, name) !== undefined);
    const size = hasSize ? undefined : sizeOf(path);
    const at = tag.start + '<img'.length;
    if (size) edits.add(at, at, ` width="${size.width}" height="${size.height}"`);
  }

  return {
    open(tag) {
      const { name, attributes, start, end } = tag;
      if (callout && name === 'div' && html.slice(callout.end, start).trim() === '') {
        const { kind } = callout;
        const icon = `<div class="callout-icon" data-component-part="callout-icon">${iconOf(kind)}</div>`;
        const content = '<div class="callout-content inset" data-component-part="callout-content">';
        const opened = `<div class="callout" data-callout-type="${kind}" role="note">${icon}${content}`;
        edits.add(callout.start, end, opened);
      }
      const kind = name === 'div' ? valueIn(tag, 'data-callout-type') : undefined;
      callout = kind === undefined ? undefined : { kind, start, end };
      const address = attributes.find((attribute) => attribute.name === addressNames[name]);
      if (!address) return;
      const link = resolveTolerantly(address.value.replaceAll('&amp;', '&'), from, { paths: { has }, base });
      const href = (link.kind === 'internal' ? base + link.href : link.href).replaceAll('&', '&amp;');
      edits.add(address.start, address.end, `${address.name}="${href}"`);
      if (name === 'img' && link.kind === 'internal') picture(tag, link.path);
    },
  };
}

/** Converts a text of a specification to HTML. Its links and components work as in the page that contains it. */
export function specificationText(text: string, options: SpecificationTextOptions): string {
  const { under, imageHosts } = options;
  const html = renderMarkdown(withoutComponents(text), { imageHosts, ...(under === undefined ? {} : { under }) });
  return worthReading.test(html) ? editTags(html, (edits) => [readParts(html, edits, options)]) : html;
}
