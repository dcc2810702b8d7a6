import { firstHref, wholeTreeLimit } from './branch.js';
import { digestOf } from './digest.js';
import type { NavigationGroup, NavigationNode } from './site.js';

/**
 * Digests of what pages carry of one tree, by the rule of `carriesChildren`; what pages share is digested once.
 *
 * @returns the digest for a page inside the groups of a branch.
 */
export function createTreeDigest(
  tree: readonly NavigationNode[],
  size: number,
): (branch: readonly NavigationGroup[]) => string {
  if (size <= wholeTreeLimit) {
    const whole = digestOf(tree);
    return () => whole;
  }
  const levels = new Map<readonly NavigationNode[], string>();

  function levelOf(nodes: readonly NavigationNode[]): string {
    const known = levels.get(nodes);
    if (known !== undefined) return known;
    const level = digestOf(nodes.map((node) => (node.type === 'page' ? node : closed(node))));
    levels.set(nodes, level);
    return level;
  }

  function closed(group: NavigationGroup): unknown {
    const { children, ...own } = group;
    return [own, group.expanded ? levelOf(children) : firstHref(group)];
  }

  return (branch) => [levelOf(tree), ...branch.map((group) => levelOf(group.children))].join(' ');
}
