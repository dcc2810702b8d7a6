import { asBlocks } from '../compose.js';
import { attributeOf, classesOf, element, isBlockFormula, silent, type TextElement, type TextNode } from '../nodes.js';
import { codeBlock, escapeStart } from './escape.js';
import { inline, texOf } from './inline.js';
import type { MarkdownOptions } from './options.js';
import { tableLines } from './table.js';

/** Nodes in plain terms as Markdown blocks, one text each, without blank lines around. */
export function blocks(nodes: readonly TextNode[], options: MarkdownOptions): string[] {
  return asBlocks(nodes)
    .flatMap((node) => block(node, options))
    .filter((text) => text !== '');
}

function block(node: TextElement, options: MarkdownOptions): string[] {
  if (silent.has(node.name)) return [];
  if (isBlockFormula(node)) return [`$$\n${texOf(node)}\n$$`];
  switch (node.name) {
    case 'p':
    case 'dt':
      return paragraph(node, options);
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return [`${'#'.repeat(Number(node.name[1]))} ${inline(node.children, options).trim()}`];
    case 'pre':
      return fence(node);
    case 'blockquote':
      return [quoted(blocks(node.children, options))];
    case 'ul':
    case 'ol':
      return [list(node, options)];
    case 'table':
      return [tableLines(node, (cell) => blocks(cell, options).join('<br>'))];
    case 'hr':
      return ['---'];
    case 'summary':
      return [`**${inline(node.children, options).trim()}**`];
    case 'figcaption':
      return blocks([element('p', [element('em', node.children)])], options);
    case 'iframe':
    case 'video':
    case 'audio':
      return [inline([node], options)];
    default:
      return classesOf(node).includes('footnotes') ? footnotes(node, options) : blocks(node.children, options);
  }
}

function paragraph(node: TextElement, options: MarkdownOptions): string[] {
  const parts = asBlocks(node.children);
  // HTML written by hand can have blocks where none belong.
  if (parts.length > 1 || (parts[0] && parts[0].name !== 'p')) return parts.flatMap((part) => block(part, options));
  const text = inline(parts[0]?.children ?? [], options).trim();
  return text === '' ? [] : [escapeStart(text.replace(/ ?<br> ?/g, '\\\n'))];
}

function fence({ attributes, children }: TextElement): string[] {
  const { code, lang, title } = attributes;
  if (typeof code !== 'string') {
    const [inner] = children;
    const text = children.map(plainText).join('').replace(/\n+$/, '');
    const language =
      typeof inner === 'object' ? /language-(\S+)/.exec(attributeOf(inner, 'class') ?? '')?.[1] : undefined;
    return [codeBlock(text, language ?? '')];
  }
  const name = typeof title === 'string' ? ` title="${title.replace(/"/g, "'")}"` : '';
  return [codeBlock(code, `${typeof lang === 'string' ? lang : name ? 'text' : ''}${name}`)];
}

function plainText(node: TextNode): string {
  return typeof node === 'string' ? node : node.children.map(plainText).join('');
}

function quoted(parts: readonly string[]): string {
  return parts.join('\n\n').replace(/^/gm, '> ').replace(/^> $/gm, '>');
}

function list(node: TextElement, options: MarkdownOptions): string {
  const start = Number(attributeOf(node, 'start') ?? 1);
  const items = node.children.filter((child) => typeof child === 'object');
  const texts = items.map((item, index) => {
    const mark = node.name === 'ol' ? `${start + index}. ` : '- ';
    const parts = blocks(item.name === 'li' ? item.children : [item], options);
    const text = parts
      .reduce((all, part) => `${all}${/^(?:[-*]|\d+\.) /.test(part) ? '\n' : '\n\n'}${part}`, '')
      .trimStart();
    return mark + text.replace(/\n(?!\n)/g, `\n${' '.repeat(mark.length)}`);
  });
  return texts.join(texts.some((text) => text.includes('\n\n')) ? '\n\n' : '\n');
}

function footnotes(node: TextElement, options: MarkdownOptions): string[] {
  const notes: TextElement[] = [];
  const find = (inner: TextElement): void => {
    if (inner.name === 'li') notes.push(inner);
    else for (const child of inner.children) if (typeof child === 'object') find(child);
  };
  find(node);
  return notes.map((note) => {
    const name = /fn-(.+)$/.exec(attributeOf(note, 'id') ?? '')?.[1] ?? '';
    return `[^${name}]: ${blocks(note.children, options)
      .join('\n\n')
      .replace(/\n(?!\n)/g, '\n    ')}`;
  });
}
