import { asBlocks } from '../compose.js';
import { isBlock, textOfNodes, type TextElement, type TextNode } from '../nodes.js';

const titles = /^h[1-6]$/;
const lines = /^(?:p|dt|dd|li|figcaption|summary)$/;

/** Content of a link around blocks, with the link moved to the title: Markdown has no links around blocks. */
export function linkedWithin(link: TextElement): TextNode[] {
  const inner = asBlocks(link.children);
  for (const wanted of [titles, lines]) {
    const found = firstWithText(inner, wanted);
    if (found)
      return inner.map((node) =>
        replaced(node, found, { ...found, children: [{ ...link, children: found.children }] }),
      );
  }
  return inner;
}

function firstWithText(nodes: readonly TextNode[], wanted: RegExp): TextElement | undefined {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    const isTitle = wanted.test(node.name) && textOfNodes(node.children).trim() !== '' && !node.children.some(isBlock);
    const found = isTitle ? node : firstWithText(node.children, wanted);
    if (found) return found;
  }
  return undefined;
}

function replaced(node: TextNode, wanted: TextElement, by: TextElement): TextNode {
  if (typeof node === 'string') return node;
  return node === wanted ? by : { ...node, children: node.children.map((child) => replaced(child, wanted, by)) };
}
