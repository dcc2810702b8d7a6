import { componentNames } from '../content/componentProperties.js';
import type { Size } from '../content/imageSize.js';
import { resolveTolerantly } from '../content/links.js';
import { renderMarkdown } from '../formats/openapi/markdown.js';

export interface SpecificationTextOptions {
  /** URL prefix of the site, without trailing slash. */
  base: string;
  /** Depth of the heading that it stands under. */
  under?: number;
  /** The file of the page that it stands on, as `resolveLink` takes it. */
  from: string;
  /** True if a page or a file of the site is at a path. */
  has: (path: string) => boolean;
  /** True if the picture at a path is replaced by its text. */
  isLeftOut: (path: string) => boolean;
  /** Pixels of the picture at a path. */
  sizeOf: (path: string) => Size | undefined;
  /** Origins whose images are shown; all when it is left out. */
  imageHosts?: readonly string[] | undefined;
  /** The rendering beside a callout, as HTML. */
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
 * Puts components into terms of Markdown and HTML: callouts and what unfolds stay such, of others the title and what stands in them.
 * A name without an end is a word in angle brackets.
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

const linked = /<(?:a|img)\b[^>]*>/g;
const addressed = /\s(href|src)="([^"]*)"/;

/** An image, or the text of one that is left out. */
function picture(element: string, path: string | undefined, { isLeftOut, sizeOf }: SpecificationTextOptions): string {
  if (path === undefined) return element;
  if (isLeftOut(path)) return /\salt="([^"]*)"/.exec(element)?.[1] ?? '';
  const size = /\s(?:width|height)=/.test(element) ? undefined : sizeOf(path);
  return size ? element.replace('<img', `<img width="${size.width}" height="${size.height}"`) : element;
}

/** A text of a specification as HTML, whose links and components work as those of the page that it stands on. */
export function specificationText(text: string, options: SpecificationTextOptions): string {
  const { base, under, from, has, iconOf, imageHosts } = options;
  const html = renderMarkdown(withoutComponents(text), { imageHosts, ...(under === undefined ? {} : { under }) });
  return html
    .replace(linked, (element) => {
      const [attribute = '', name = '', target = ''] = addressed.exec(element) ?? [];
      if (attribute === '') return element;
      const link = resolveTolerantly(target.replaceAll('&amp;', '&'), from, { paths: { has }, base });
      const href = (link.kind === 'internal' ? base + link.href : link.href).replaceAll('&', '&amp;');
      const replacement = element.replace(attribute, () => ` ${name}="${href}"`);
      return name === 'src'
        ? picture(replacement, link.kind === 'internal' ? link.path : undefined, options)
        : replacement;
    })
    .replace(/<div data-callout-type="(\w+)">\s*<div>/g, (_, kind: string) => {
      const icon = `<div class="callout-icon" data-component-part="callout-icon">${iconOf(kind)}</div>`;
      const content = '<div class="callout-content inset" data-component-part="callout-content">';
      return `<div class="callout" data-callout-type="${kind}" role="note">${icon}${content}`;
    });
}
