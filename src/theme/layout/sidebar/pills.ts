import type { SidebarNode, View } from '../../../site/navigation/view.js';

const known = new WeakMap<View['tree'], boolean>();

const hasPill = (node: SidebarNode): boolean =>
  Boolean(node.tag) ||
  (node.type === 'group' ? node.children.some(hasPill) : node.deprecated || node.method !== undefined);

/** True if a sidebar has labels beside its entries: methods, tags, "deprecated". */
export function hasPills({ tree }: Pick<View, 'tree'>): boolean {
  const found = known.get(tree) ?? tree.some(hasPill);
  known.set(tree, found);
  return found;
}
