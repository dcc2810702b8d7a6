import type { SidebarGroup, SidebarNode, View } from './view.js';

/** Up to so many entries, every page carries its whole sidebar; past it, pages carry their own branch only. */
export const wholeTreeLimit = 120;

/** Up to so many entries, a group is whole on the pages in it: more than any group that an author wrote by hand is known to have. */
const wholeGroupLimit = 400;

function sizeOf(nodes: readonly SidebarNode[]): number {
  return nodes.reduce((size, node) => size + 1 + (node.type === 'group' ? sizeOf(node.children) : 0), 0);
}

/** True if the pages of a group in a large tree carry all of it. */
export const isWholeInside = ({ children }: SidebarGroup): boolean => sizeOf(children) <= wholeGroupLimit;

/**
 * True if a page carries the content of a group in its sidebar. In a large tree only the groups around the page, and
 * those that docs.json expands, are written out, so that the size of a page does not grow with the number of pages.
 *
 * @param branch as in `Route.branch`.
 */
export function carriesChildren(view: Pick<View, 'size'>, branch: readonly string[], group: SidebarGroup): boolean {
  return view.size <= wholeTreeLimit || group.expanded || branch.includes(group.id);
}

/** The address a group leads to while what is inside it is not on the page; undefined for a group of links to elsewhere. */
export function firstHref(group: SidebarGroup): string | undefined {
  for (const child of group.children) {
    const href = child.type === 'group' ? firstHref(child) : child.external ? undefined : child.href;
    if (href !== undefined) return href;
  }
  return undefined;
}
