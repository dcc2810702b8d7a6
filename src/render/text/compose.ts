import { element, isBlock, type TextElement, type TextNode } from './nodes.js';
import type { TextContext } from './textRule.js';

function isBlank(node: TextNode): boolean {
  return typeof node === 'string' ? node.trim() === '' : node.name === 'svg';
}

/** Removes white space at both ends. */
function trimmed(nodes: readonly TextNode[]): TextNode[] {
  const first = nodes.findIndex((node) => !isBlank(node));
  if (first < 0) return [];
  return nodes.slice(first, nodes.findLastIndex((node) => !isBlank(node)) + 1);
}

/** Converts nodes to blocks: text and inline elements become paragraphs, white space between blocks is removed. */
export function asBlocks(nodes: readonly TextNode[]): TextElement[] {
  const blocks: TextElement[] = [];
  let line: TextNode[] = [];
  for (const node of nodes) {
    if (typeof node === 'string' || !isBlock(node)) {
      line.push(node);
      continue;
    }
    if (line.length > 0) addParagraph(blocks, line);
    line = [];
    blocks.push(node);
  }
  addParagraph(blocks, line);
  return blocks;
}

/** Converts nodes to lists of the items among them. Other content stays where it is, between two lists, of which the second counts on. */
export function asLists(
  name: 'ol' | 'ul',
  nodes: readonly TextNode[],
  itemOf: (node: TextNode) => TextElement | undefined,
  plain: TextContext['plain'],
): TextNode[] {
  const blocks: TextNode[] = [];
  let items: TextElement[] = [];
  let start = 1;
  const flush = (): void => {
    if (items.length === 0) return;
    blocks.push(element(name, items, start > 1 ? { start: String(start) } : {}));
    start += items.length;
    items = [];
  };
  for (const node of nodes) {
    const item = itemOf(node);
    if (item) items.push(item);
    else if (!isBlank(node)) {
      flush();
      blocks.push(...plain([node]));
    }
  }
  flush();
  return blocks;
}

function addParagraph(blocks: TextElement[], line: readonly TextNode[]): void {
  const text = trimmed(line);
  if (text.length > 0) blocks.push(element('p', text));
}

/** Puts a label before the first paragraph, or in a paragraph of its own if the blocks do not start with one. */
export function addLabel(label: readonly TextNode[], nodes: readonly TextNode[], separator: string): TextElement[] {
  const blocks = asBlocks(nodes);
  const [first, ...rest] = blocks;
  if (first?.name !== 'p') return [element('p', label), ...blocks];
  return [element('p', [...label, separator, ...first.children]), ...rest];
}

/** Parses a title from a property, in which backticks mark code. */
export function titleNodes(title: string): TextNode[] {
  return title
    .split(/`([^`]+)`/)
    .map((part, index) => (index % 2 === 1 ? element('code', [part]) : part))
    .filter((part) => part !== '');
}

/** A heading where one is allowed, else a bold paragraph. The id and the title are link targets for the search. */
export function titleBlock(title: string, depth: number | undefined, id: string | undefined): TextElement {
  const attributes = id === undefined ? {} : { id, 'data-title': title.replaceAll('`', '') };
  const nodes = titleNodes(title);
  return depth === undefined
    ? element('p', [element('strong', nodes)], attributes)
    : element(`h${Math.min(depth, 6)}`, nodes, attributes);
}
