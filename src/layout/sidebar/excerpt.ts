import { carriesChildren, firstHref, isWholeInside, wholeTreeLimit } from '../../site/branch.js';
import type { NavigationGroup, NavigationNode, View } from '../../site/site.js';

/** So many closed groups on each side of the open one, so many pages on each side of the current one. */
const reach = { groups: 12, pages: 200 };

/** Whether every page of a view carries its whole tree; else a file that they share does. */
export function carriesWholeTree({ size }: Pick<View, 'size'>): boolean {
  return size <= wholeTreeLimit;
}

/** A group whose pages are left out: a heading that leads to the first of them. */
export interface ClosedGroup {
  type: 'closed';
  label: string;
  href: string | undefined;
}

export interface OpenGroup extends Omit<NavigationGroup, 'children'> {
  children: readonly ExcerptNode[];
}

export type ExcerptNode = Exclude<NavigationNode, NavigationGroup> | OpenGroup | ClosedGroup;

/**
 * What a page of a large site carries of its sidebar: the group around the page, links to those near by, and of a very long list
 * the part around the page.
 *
 * @param branch as in `Route.branch`.
 * @param isCurrent whether a leaf is the page itself.
 */
export function excerptOf(view: View, branch: readonly string[], isCurrent: (href: string) => boolean): ExcerptNode[] {
  function near(nodes: readonly NavigationNode[], isTop: boolean): readonly NavigationNode[] {
    const place = nodes.findIndex((node) => (node.type === 'group' ? branch.includes(node.id) : isCurrent(node.href)));
    const distance = isTop ? reach.groups : reach.pages;
    const start = Math.max(0, Math.min(Math.max(place, 0) - distance, nodes.length - 2 * distance - 1));
    return nodes.slice(start, start + 2 * distance + 1);
  }

  function cut(nodes: readonly NavigationNode[], isTop: boolean): ExcerptNode[] {
    return near(nodes, isTop).map((node) => {
      if (node.type === 'page' || (branch.includes(node.id) && isWholeInside(node))) return node;
      if (!carriesChildren(view, branch, node)) return { type: 'closed', label: node.label, href: firstHref(node) };
      return { ...node, children: cut(node.children, false) };
    });
  }

  return cut(view.tree, true);
}
