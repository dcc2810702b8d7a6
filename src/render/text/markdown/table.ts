import { attributeOf, type TextElement, type TextNode } from '../nodes.js';

type Align = 'left' | 'center' | 'right' | undefined;

function rowsOf(node: TextElement): TextElement[] {
  if (node.name === 'tr') return [node];
  return node.children.flatMap((child) => (typeof child === 'object' ? rowsOf(child) : []));
}

function cellsOf(row: TextElement): TextElement[] {
  return row.children.filter((child) => typeof child === 'object' && /^t[dh]$/.test(child.name)) as TextElement[];
}

function alignOf(cell: TextElement | undefined): Align {
  if (!cell) return undefined;
  const style = /text-align:\s*(left|center|right)/.exec(attributeOf(cell, 'style') ?? '')?.[1];
  return (style ?? attributeOf(cell, 'align')) as Align;
}

const rules = { left: ':---', center: ':---:', right: '---:' } as const;

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/**
 * A table in GitHub's form. Its first row becomes the header.
 *
 * @param write returns the text of a cell on one line.
 */
export function tableLines(node: TextElement, write: (cell: readonly TextNode[]) => string): string {
  const [head, ...body] = rowsOf(node).map(cellsOf);
  if (!head) return '';
  const width = Math.max(head.length, ...body.map(({ length }) => length));
  const columns = Array.from({ length: width }, (_, index) => index);
  const texts = (cells: readonly TextElement[]): string[] =>
    columns.map((index) => write(cells[index]?.children ?? []).replace(/(?<!(?<!\\)(?:\\\\)*\\)\|/g, '\\|'));
  const rule = columns.map((index) => {
    const align = alignOf(head[index]);
    return align && Object.hasOwn(rules, align) ? rules[align] : '---';
  });
  return [line(texts(head)), line(rule), ...body.map((row) => line(texts(row)))].join('\n');
}
