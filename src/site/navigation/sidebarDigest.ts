import { firstHref, isWholeInside, wholeTreeLimit } from './branch.js';
import { hasPills } from './pills.js';
import { digestOf } from '../../shared/digest.js';
import { remember } from '../../shared/remember.js';
import type { SidebarGroup, SidebarNode } from './view.js';

/**
 * Creates digests of the part of a sidebar that pages contain, as decided by `carriesChildren`. Shared parts are digested once.
 *
 * @returns the digest for a page in the groups of a branch.
 */
export function createSidebarDigest(
  tree: readonly SidebarNode[],
  size: number,
): (branch: readonly SidebarGroup[]) => string {
  if (size <= wholeTreeLimit) {
    const whole = digestOf(tree);
    return () => whole;
  }
  const levels = new Map<readonly SidebarNode[], string>();

  function levelOf(nodes: readonly SidebarNode[]): string {
    return remember(levels, nodes, () => digestOf(nodes.map((node) => (node.type === 'page' ? node : closed(node)))));
  }

  const wholes = new Map<SidebarGroup, string>();

  function wholeOf(group: SidebarGroup): string {
    return remember(wholes, group, () => digestOf(group.children));
  }

  function closed(group: SidebarGroup): unknown {
    const { children, ...own } = group;
    return [own, group.expanded ? levelOf(children) : firstHref(group)];
  }

  return (branch) => {
    const whole = branch.findIndex(isWholeInside);
    const cut = whole < 0 ? branch : branch.slice(0, whole);
    const inside = branch[whole];
    const parts = [tree, ...cut.map((group) => group.children)].map(levelOf);
    return [hasPills({ tree }), ...parts, ...(inside ? [wholeOf(inside)] : [])].join(' ');
  };
}
