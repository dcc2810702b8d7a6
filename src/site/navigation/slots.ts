import type { DivisionNode, NavigationNode } from '../../config/navigation/node.js';
import { chainOf, type NavigationDivision, type DivisionSlot } from './divisions.js';

/** True if readers choose one division of this kind at a time. */
export function isChoice({ kind }: DivisionNode): boolean {
  return kind === 'dropdown' || kind === 'product';
}

/** True if a node is a division. */
export function isDivision(node: NavigationNode): node is DivisionNode {
  return node.kind !== 'page' && node.kind !== 'group' && node.kind !== 'version' && node.kind !== 'language';
}

function holdsTabs({ children }: DivisionNode): boolean {
  return children.some((child) => child.kind === 'tab' || (isDivision(child) && holdsTabs(child)));
}

/** The row of tabs, the list of anchors or both, the best first. */
function slotsFor(node: DivisionNode, alike: readonly DivisionNode[]): ('tab' | 'anchor')[] {
  if (node.kind === 'tab') return ['tab', 'anchor'];
  if (alike.some(holdsTabs)) return ['anchor'];
  if (!isChoice(node)) return ['anchor', 'tab'];
  return alike.some(({ children }) => children.some(({ kind }) => kind === 'anchor')) ? ['tab', 'anchor'] : ['anchor'];
}

/**
 * Slot in which a division is shown. Products and dropdowns stand in a box above the sidebar, so the list of anchors is
 * free for the divisions inside them. Others leave the row of tabs to the tabs inside them.
 *
 * @param alike all divisions of its kind beside it, itself included.
 */
export function slotOf(
  node: DivisionNode,
  alike: readonly DivisionNode[],
  parent: NavigationDivision | undefined,
): DivisionSlot {
  const slots = slotsFor(node, alike);
  if (alike.every(({ href }) => href !== undefined)) return node.kind === 'tab' ? 'tab' : 'anchor';
  const taken = new Set(chainOf(parent).map(({ slot }) => slot));
  return slots.find((slot) => !taken.has(slot)) ?? 'inner';
}
