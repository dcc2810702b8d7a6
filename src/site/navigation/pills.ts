import { remember } from '../../shared/remember.js';
import type { SidebarNode, View } from './view.js';

const pills = new WeakMap<View['tree'], boolean>();

const hasPill = (node: SidebarNode): boolean =>
  Boolean(node.tag) ||
  (node.type === 'group' ? node.children.some(hasPill) : node.deprecated || node.method !== undefined);

/** True if a sidebar has labels beside its entries: methods, tags, "deprecated". */
export function hasPills({ tree }: Pick<View, 'tree'>): boolean {
  return remember(pills, tree, () => tree.some(hasPill));
}
