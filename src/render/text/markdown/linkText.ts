import { asBlocks } from '../compose.js';
import { isBlock, textOfNodes, type TextElement, type TextNode } from '../nodes.js';

const titles = /^h[1-6]$/;
const lines = /^(?:p|dt|dd|li|figcaption|summary)$/;

/** Converts a link around blocks to a link around the title, because Markdown has no links around blocks. */
export function linkedWithin(link: TextElement): TextNode[] {
  const inner = asBlocks(link.children);
  for (const pattern of [titles, lines]) {
    const title = firstWithText(inner, pattern);
    if (title)
      return inner.map((node) =>
        replaced(node, title, { ...title, children: [{ ...link, children: title.children }] }),
      );
  }
  return inner;
}

function firstWithText(nodes: readonly TextNode[], pattern: RegExp): TextElement | undefined {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    const isTitle = pattern.test(node.name) && textOfNodes(node.children).trim() !== '' && !node.children.some(isBlock);
    const element = isTitle ? node : firstWithText(node.children, pattern);
    if (element) return element;
  }
  return undefined;
}

function replaced(node: TextNode, target: TextElement, by: TextElement): TextNode {
  if (typeof node === 'string') return node;
  return node === target ? by : { ...node, children: node.children.map((child) => replaced(child, target, by)) };
}
