import { addressAttributes } from '../../shared/addressAttributes.js';
import type { TextNode } from './nodes.js';

/**
 * Nodes with their relative addresses from the root: the text of a page is read in other places than the page.
 *
 * @param rooted the root-relative address of what a relative one names; undefined where it names nothing.
 */
export function rootedNodes(
  nodes: readonly TextNode[],
  rooted: (address: string) => string | undefined,
): readonly TextNode[] {
  return nodes.map((node) => {
    if (typeof node === 'string') return node;
    const attributes = { ...node.attributes };
    for (const name of addressAttributes) {
      const target = attributes[name];
      if (typeof target === 'string') attributes[name] = rooted(target) ?? target;
    }
    return { ...node, attributes, children: rootedNodes(node.children, rooted) };
  });
}
