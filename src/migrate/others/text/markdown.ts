import { markdownToMdast, type MdastNode } from 'satteri';
import { slug } from '../../../mdx/slug.js';
import type { Edit } from '../../../shared/edits.js';
import { changedElements, type PageContext } from './elements.js';

const features = { gfm: true, headingAttributes: true, math: true } as const;

/** A tag up to the end of its name. */
const tagName = /<\/?([A-Za-z][\w.-]*)/;

/** Edits that convert Markdown to MDX: escape characters that start code in MDX, and write comments and elements as JSX. */
export function editsOfMarkdown(text: string, context: PageContext): Edit[] {
  const edits: Edit[] = [];
  const visit = (node: Readonly<MdastNode>): void => {
    const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
    const source = text.slice(start, end);
    if (node.type === 'text') {
      const result = escaped(context.inline?.(source) ?? source, source);
      if (result !== source) edits.push({ start, end, text: result });
    } else if (node.type === 'code' && !/^\s*(?:`{3}|~{3})/.test(source)) {
      // MDX has no indented code.
      const column = node.position?.start.column ?? 1;
      const indent = ' '.repeat(Math.max(0, column - (/^\s/.test(source) ? 1 : 5)));
      edits.push({ start, end, text: ['```', ...node.value.split('\n'), '```'].join(`\n${indent}`) });
    } else if (node.type === 'html') {
      edits.push({ start, end, text: jsxOf(source, start, context) });
    } else context.addresses(node, source, start, edits);
    if (node.type === 'heading' && /<Badge\b/.test(source) && !/\{#[^{}]*\}\s*$/.test(source))
      // VitePress makes the anchor from the words beside a badge.
      edits.push({ start: end, end, text: ` {#${slug(node.children.map(wordsOf).join('').trim())}}` });
    if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(markdownToMdast(text, { features }));
  return edits;
}

function wordsOf(node: Readonly<MdastNode>): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  return 'children' in node ? node.children.map(wordsOf).join('') : '';
}

/** Escapes characters that MDX reads as code, except in elements that were just written. */
function escaped(text: string, before: string): string {
  const parts = text === before ? [text] : text.split(/(<\/?(?:a|kbd|mark|ins|sub|Icon)\b[^<>]*>)/);
  return parts.map((part, index) => (index % 2 === 1 ? part : part.replace(/(?<!\\)[{<]/g, '\\$&'))).join('');
}

/** Converts the addresses of links and images in text between HTML tags, which is Markdown in MDX. */
function withLinks(text: string, { link }: PageContext): string {
  return text.replace(
    /(!?\[[^\]\n]*\]\()([^()\s]+)(?=[\s)])/g,
    (_whole, before: string, target: string) => before + (link(target) ?? target),
  );
}

function jsxOf(html: string, offset: number, context: PageContext): string {
  if (/^<!--[\s\S]*-->\s*$/.test(html)) return `{/*${html.trim().slice(4, -3).replaceAll('*/', '* /')}*/}`;
  if (/^<(?:script|style)\b/i.test(html)) {
    context.leave(`\`${tagName.exec(html)?.[0] ?? ''}>\``, 'pages have no scripts and styles of their own', offset);
    return '';
  }
  return html
    .split(/(<!--[\s\S]*?-->|<\/?[A-Za-z][^<>]*>)/)
    .map((part, index) => {
      if (index % 2 === 0) return escaped(withLinks(context.inline?.(part) ?? part, context), part);
      return part.startsWith('<!--') ? jsxOf(part, offset, context) : changedElements(part, offset, context);
    })
    .join('');
}
