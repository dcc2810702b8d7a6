import { firstHref, isWholeInside, wholeTreeLimit } from './branch.js';
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

  const wholes = new Map<NavigationGroup, string>();

  function wholeOf(group: NavigationGroup): string {
    const digest = wholes.get(group) ?? digestOf(group.children);
    wholes.set(group, digest);
    return digest;
  }

  function closed(group: NavigationGroup): unknown {
    const { children, ...own } = group;
    return [own, group.expanded ? levelOf(children) : firstHref(group)];
  }

  return (branch) => {
    const whole = branch.findIndex(isWholeInside);
    const cut = whole < 0 ? branch : branch.slice(0, whole);
    const inside = branch[whole];
    const parts = [tree, ...cut.map((group) => group.children)].map(levelOf);
    return [...parts, ...(inside ? [wholeOf(inside)] : [])].join(' ');
  };
}
