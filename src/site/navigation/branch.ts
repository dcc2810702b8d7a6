import { digest } from '../../shared/digest.js';
import type { SidebarGroup, SidebarNode, View } from './view.js';

/** Up to this many entries, every page contains the whole sidebar. Above it, a page contains only the branch around it. */
export const wholeTreeLimit = 120;

/** Up to this many entries, pages contain the whole group that they are in. */
const wholeGroupLimit = 400;

function sizeOf(nodes: readonly SidebarNode[]): number {
  return nodes.reduce((size, node) => size + 1 + (node.type === 'group' ? sizeOf(node.children) : 0), 0);
}

/** True if the pages in a group of a large tree contain the whole group. */
export const isWholeInside = ({ children }: SidebarGroup): boolean => sizeOf(children) <= wholeGroupLimit;

/**
 * True if a page contains a group's children in its sidebar. In a large tree, only the groups around the page and those that docs.json
 * expands are included, so that pages do not grow with the site.
 *
 * @param branch as in `Route.branch`.
 */
export function carriesChildren(view: Pick<View, 'size'>, branch: readonly string[], group: SidebarGroup): boolean {
  return view.size <= wholeTreeLimit || group.expanded || branch.includes(group.id);
}

/** The address to which a closed group links; undefined if the group has only external links. */
export function firstHref(group: SidebarGroup): string | undefined {
  for (const child of group.children) {
    const href = child.type === 'group' ? firstHref(child) : child.external ? undefined : child.href;
    if (href !== undefined) return href;
  }
  return undefined;
}

/**
 * Address of the whole tree of a view: as a fragment that scripts fetch (`nav`), or as a page (`pages`). It stays the same when the tree changes,
 * because pages in which the changed part of the tree does not appear are not printed again.
 */
export const treeAddress = (form: 'nav' | 'pages', { id }: Pick<View, 'id'>): string =>
  `/_trellis/${form}/${digest(id)}/`;
