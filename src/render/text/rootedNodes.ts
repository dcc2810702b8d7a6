import { addressAttributes } from '../../shared/addressAttributes.js';
import type { TextNode } from './nodes.js';

/**
 * Makes relative addresses root-relative, because the text of a page is also read elsewhere.
 *
 * @param rooted returns the root-relative address for a relative one; undefined if it names nothing.
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
