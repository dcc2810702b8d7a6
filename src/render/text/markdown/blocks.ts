import { asBlocks } from '../compose.js';
import { attributeOf, classesOf, element, isBlockFormula, silent, type TextElement, type TextNode } from '../nodes.js';
import { fencedCode, codeSpan, escapeStart } from './escape.js';
import { inline, texOf } from './inline.js';
import { linkedWithin } from './linkText.js';
import type { MarkdownOptions } from './options.js';
import { tableLines } from './table.js';

/** Writes nodes as Markdown blocks, one text per block without blank lines around it. */
export function blocks(nodes: readonly TextNode[], options: MarkdownOptions): string[] {
  let list: { name: string; isOther: boolean } | undefined;
  return asBlocks(nodes)
    .flatMap((node) => {
      // Different marks separate two adjacent lists, which would otherwise become one.
      list = lists.has(node.name) ? { name: node.name, isOther: list?.name === node.name && !list.isOther } : undefined;
      return list ? [listLines(node, list.isOther, options)] : block(node, options);
    })
    .filter((text) => text !== '');
}

const lists = new Set(['ul', 'ol']);
const listStart = /^(?:[-*]|\d+[.)]) /;

function block(node: TextElement, options: MarkdownOptions): string[] {
  if (silent.has(node.name)) return [];
  if (isBlockFormula(node)) return [`$$\n${texOf(node)}\n$$`];
  switch (node.name) {
    case 'p':
      return paragraph(node, options);
    case 'dt':
      return paragraph(element('p', [element('strong', node.children)]), options);
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return [heading(node, options)];
    case 'pre':
      return fence(node);
    case 'blockquote':
      return [quoted(blocks(node.children, options))];
    case 'table':
      return [tableLines(node, (cell) => cellLine(cell, options))];
    case 'hr':
      return ['---'];
    case 'summary':
      return [`**${onOneLine(inline(node.children, options))}**`];
    case 'figcaption':
      return blocks([element('p', [element('em', node.children)])], options);
    case 'iframe':
    case 'video':
    case 'audio':
      return [inline([node], options)];
    case 'a':
      return blocks(linkedWithin(node), options);
    default:
      return classesOf(node).includes('footnotes') ? footnotes(node, options) : blocks(node.children, options);
  }
}

function paragraph(node: TextElement, options: MarkdownOptions): string[] {
  const parts = asBlocks(node.children);
  // Handwritten HTML may contain blocks where they are not allowed.
  if (parts.length > 1 || (parts[0] && parts[0].name !== 'p')) return parts.flatMap((part) => block(part, options));
  return inline(parts[0]?.children ?? [], options)
    .split(/ ?\n\s*\n ?/)
    .map((text) =>
      text
        .trim()
        .split(/ ?\n ?/)
        .map(escapeStart)
        .join('\\\n'),
    )
    .filter((text) => text !== '');
}

const onOneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ').trim();

function heading({ name, children }: TextElement, options: MarkdownOptions): string {
  // A `#` at the end would count as part of the heading's mark.
  const text = onOneLine(inline(children, options)).replace(/(?<= |^)(#+)$/, '\\$1');
  return `${'#'.repeat(Number(name[1]))} ${text}`;
}

/** Content of a table cell on one line. */
function cellLine(nodes: readonly TextNode[], options: MarkdownOptions): string {
  return asBlocks(nodes)
    .flatMap((node) => {
      if (node.name === 'pre') return codeOf(node).split('\n').map(codeSpan);
      if (!lists.has(node.name)) return block(node, options).map((text) => text.replace(/\\?\n+/g, '<br>'));
      const items = node.children.filter((child) => typeof child === 'object');
      return items.map(
        (item, index) => `${node.name === 'ol' ? `${index + 1}.` : '-'} ${cellLine(item.children, options)}`,
      );
    })
    .filter((text) => text !== '')
    .join('<br>');
}

function codeOf({ attributes: { code }, children }: TextElement): string {
  return typeof code === 'string' ? code : children.map(plainText).join('').replace(/\n+$/, '');
}

function fence(node: TextElement): string[] {
  const { code, lang, title } = node.attributes;
  if (typeof code !== 'string') {
    const [inner] = node.children;
    const named = typeof inner === 'object' ? /language-(\S+)/.exec(attributeOf(inner, 'class') ?? '')?.[1] : undefined;
    return [fencedCode(codeOf(node), named ?? attributeOf(node, 'data-language') ?? '')];
  }
  const name = typeof title === 'string' ? ` title="${title.replace(/"/g, "'")}"` : '';
  return [fencedCode(code, `${typeof lang === 'string' ? lang : name ? 'text' : ''}${name}`)];
}

function plainText(node: TextNode): string {
  return typeof node === 'string' ? node : node.children.map(plainText).join('');
}

function quoted(parts: readonly string[]): string {
  return parts.join('\n\n').replace(/^/gm, '> ').replace(/^> $/gm, '>');
}

function listLines(node: TextElement, isOther: boolean, options: MarkdownOptions): string {
  const start = Number(attributeOf(node, 'start') ?? 1);
  const items = node.children.filter((child) => typeof child === 'object');
  const texts = items.map((item, index) => {
    const mark = node.name === 'ol' ? `${start + index}${isOther ? ')' : '.'} ` : isOther ? '* ' : '- ';
    const parts = blocks(item.name === 'li' ? item.children : [item], options);
    const text = parts.reduce((all, part) => `${all}${listStart.test(part) ? '\n' : '\n\n'}${part}`, '').trimStart();
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
