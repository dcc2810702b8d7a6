import { asBlocks } from '../compose.js';
import { contains, isBlock, textOfNodes, type TextElement, type TextNode } from '../nodes.js';

const titles = /^h[1-6]$/;
const lines = /^(?:p|dt|dd|li|figcaption|summary)$/;
const any = /^/;

/** Converts a link around blocks to a link around the title, the first line or the picture, because Markdown has no links around blocks. */
export function linkedWithin(link: TextElement): TextNode[] {
  const inner = asBlocks(link.children);
  const searches: [RegExp, (node: TextElement) => boolean][] = [
    [titles, hasText],
    [lines, hasText],
    [any, hasText],
    [any, hasPicture],
  ];
  for (const [pattern, isShown] of searches) {
    const title = firstLine(inner, (node) => pattern.test(node.name) && isShown(node));
    if (title)
      return inner.map((node) =>
        replaced(node, title, { ...title, children: [{ ...link, children: title.children }] }),
      );
  }
  return inner;
}

const hasText = ({ children }: TextElement): boolean => textOfNodes(children).trim() !== '';

const hasPicture = (node: TextElement): boolean => contains(node, 'img');

function firstLine(nodes: readonly TextNode[], isTitle: (node: TextElement) => boolean): TextElement | undefined {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    const isLine = isTitle(node) && !node.children.some(isBlock);
    const element = isLine ? node : firstLine(node.children, isTitle);
    if (element) return element;
  }
  return undefined;
}

function replaced(node: TextNode, target: TextElement, by: TextElement): TextNode {
  if (typeof node === 'string') return node;
  return node === target ? by : { ...node, children: node.children.map((child) => replaced(child, target, by)) };
}
