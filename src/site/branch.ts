import { digestOf } from './digest.js';
import type { NavigationGroup, NavigationNode, View } from './site.js';

/** Up to so many entries, every page carries its whole sidebar; past it, pages carry their own branch only. */
export const wholeTreeLimit = 120;

/**
 * Whether a page carries what is inside a group of its sidebar. In a large tree only the groups around the page, and those
 * that docs.json expands, are written out: the size of a page must not grow with the number of pages.
 *
 * @param branch as in `Route.branch`.
 */
export function carriesChildren(view: Pick<View, 'size'>, branch: readonly string[], group: NavigationGroup): boolean {
  return view.size <= wholeTreeLimit || group.expanded || branch.includes(group.id);
}

/** The address a group leads to while what is inside it is not on the page; undefined for a group of links to elsewhere. */
export function firstHref(group: NavigationGroup): string | undefined {
  for (const child of group.children) {
    const href = child.type === 'group' ? firstHref(child) : child.external ? undefined : child.href;
    if (href !== undefined) return href;
  }
  return undefined;
}

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
