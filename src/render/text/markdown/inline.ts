import { isUnsafeAttribute } from '../../../mdx/unsafe.js';
import { isRefused } from '../../../shared/url.js';
import {
  attributeOf,
  classesOf,
  contains,
  element,
  silent,
  textOfNodes,
  type TextElement,
  type TextNode,
} from '../nodes.js';
import { codeSpan, escapeMarkdown } from './escape.js';
import { destination, type MarkdownOptions } from './options.js';

/** Elements without Markdown marks that are kept as HTML, because their meaning would be lost. */
const htmlElements = new Set(['kbd', 'sub', 'sup', 'mark', 'ins', 'u', 'abbr']);

/** Writes inline nodes as Markdown. A line break is `\n`; nothing else produces one. */
export function inline(nodes: readonly TextNode[], options: MarkdownOptions): string {
  let text = '';
  for (const node of nodes) {
    const next = typeof node === 'string' ? escapeMarkdown(node) : inlineElement(node, options);
    text = joined(text, next);
  }
  return text.replace(/ {2,}/g, ' ');
}

/** Ends and starts of texts that need a space in between: code after code, and marks of emphasis that would not be read as marks. */
const touching: readonly (readonly [RegExp, RegExp])[] = [
  [/`$/, /^`/],
  [/(?<!\\)[*~]$/, /^[*~]/],
  [/[^\s\p{L}\p{N}\p{M}\\*~](?:\*+|~~)$/u, /^[^\s\p{P}!-/:-@[-`{-~]/u],
  [/[^\s\p{P}!-/:-@[-`{-~]$/u, /^(?:\*+|~~)[^\s\p{L}\p{N}*~]/u],
];

/** Appends Markdown to the Markdown of another node. A link after `!` would be a picture. */
function joined(text: string, next: string): string {
  if (text.endsWith('!') && next.startsWith('[')) return `${text.slice(0, -1)}\\!${next}`;
  const end = text.slice(-8);
  return touching.some(([before, after]) => after.test(next) && before.test(end)) ? `${text} ${next}` : text + next;
}

function inlineElement(node: TextElement, options: MarkdownOptions): string {
  switch (node.name) {
    case 'code':
    case 'samp':
      return codeWithLinks(node.children, options);
    case 'strong':
    case 'b':
      return around(inline(node.children, options), '**', '**');
    case 'em':
    case 'i':
      return around(inline(node.children, options), '*', '*');
    case 'del':
    case 's':
      return around(inline(node.children, options), '~~', '~~');
    case 'a':
      return link(node, inline(node.children, options), options);
    case 'img':
      return image(node, options);
    case 'br':
      return '\n';
    case 'input':
      if (!/^(?:checkbox|radio)$/i.test(attributeOf(node, 'type') ?? '')) return '';
      return 'checked' in node.attributes && node.attributes['checked'] !== false ? '[x] ' : '[ ] ';
    case 'math':
      return formula(node);
    case 'iframe':
    case 'video':
    case 'audio':
      return media(node, options);
    case 'button':
    case 'option':
      // Each has a box of its own, so that what touches it is another word.
      return ` ${inline(node.children, options)} `;
    case 'sup':
      return footnoteMark(node) ?? wrapped(node, options);
    default:
      if (silent.has(node.name)) return '';
      return htmlElements.has(node.name) ? wrapped(node, options) : inline(node.children, options);
  }
}

function wrapped({ name, children }: TextElement, options: MarkdownOptions): string {
  const inner = inline(children, options);
  return inner.trim() === '' ? inner : `<${name}>${inner}</${name}>`;
}

/** Writes code. Markdown has no links within code, so a link goes around its part of the code. */
function codeWithLinks(nodes: readonly TextNode[], options: MarkdownOptions): string {
  const at = nodes.findIndex((node) => contains(node, 'a'));
  const node = nodes[at];
  if (typeof node !== 'object') {
    const text = textOfNodes(nodes);
    return codeSpan(text) || text.replace(/\s+/g, ' ');
  }
  const inner = codeWithLinks(node.children, options);
  return [
    codeWithLinks(nodes.slice(0, at), options),
    node.name === 'a' ? link(node, inner, options) : inner,
    codeWithLinks(nodes.slice(at + 1), options),
  ].reduce(joined);
}

/** Writes marks around a text. White space at its ends stays outside, because marks must touch the text. */
function around(inner: string, start: string, end: string): string {
  const [, before = '', text = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(inner) ?? [];
  return text === '' ? inner : `${before}${start}${text}${end}${after}`;
}

function link(node: TextElement, text: string, options: MarkdownOptions): string {
  const href = attributeOf(node, 'href');
  if (classesOf(node).includes('heading-link') || 'data-footnote-backref' in node.attributes) return '';
  if (href === undefined || isUnsafeAttribute('a', 'href', href)) return text;
  if (text.trim() === '') return contains(node, 'svg') ? iconLink(node, href, options) : text;
  const title = attributeOf(node, 'title');
  if (title === undefined && isBare(href, node)) return `<${href.replace(/^mailto:/, '')}>`;
  const end = `](${destination(href, options)}${title ? ` "${title.replace(/"/g, '\\"')}"` : ''})`;
  return around(text, '[', end);
}

/** A link that shows only an icon, with its name for screen readers, or else with its address. */
function iconLink(node: TextElement, href: string, options: MarkdownOptions): string {
  const name = attributeOf(node, 'aria-label') ?? attributeOf(node, 'title') ?? href;
  return link(element('a', [name], { href }), escapeMarkdown(name), options);
}

/** True if a link shows only its address. */
function isBare(href: string, { children }: TextElement): boolean {
  const label = textOfNodes(children);
  const isAddress = /^https?:\/\/[^\s<>]+$/.test(href) || /^mailto:[\w.+-]+@[\w.-]+$/.test(href);
  return isAddress && label === href.replace(/^mailto:/, '');
}

function image(node: TextElement, options: MarkdownOptions): string {
  const source = attributeOf(node, 'src');
  if (source === undefined || isRefused(source)) return '';
  return `![${escapeMarkdown(attributeOf(node, 'alt') ?? '')}](${destination(source, options)})`;
}

function media(node: TextElement, options: MarkdownOptions): string {
  const inner = node.children.find((child) => typeof child === 'object' && child.name === 'source');
  const source = attributeOf(node, 'src') ?? (typeof inner === 'object' ? attributeOf(inner, 'src') : undefined);
  const names: Readonly<Record<string, string>> = { iframe: 'Embedded page', video: 'Video', audio: 'Audio' };
  return source && !isUnsafeAttribute(node.name, 'src', source)
    ? `[${attributeOf(node, 'title') ?? names[node.name] ?? ''}](${destination(source, options)})`
    : '';
}

/** The TeX source of a formula that was converted to MathML. */
export function texOf(node: TextElement): string {
  for (const child of node.children) {
    if (typeof child === 'string') continue;
    if (child.name === 'annotation') return textOfNodes(child.children).trim();
    const tex = texOf(child);
    if (tex) return tex;
  }
  return '';
}

function formula(node: TextElement): string {
  const tex = texOf(node);
  return tex ? `$${tex}$` : textOfNodes(node.children);
}

function footnoteMark({ children }: TextElement): string | undefined {
  const [mark] = children;
  if (typeof mark !== 'object' || !('data-footnote-ref' in mark.attributes)) return undefined;
  const name = /fn-(.+)$/.exec(attributeOf(mark, 'href') ?? '')?.[1];
  return name && `[^${name}]`;
}
