import { carriesChildren, firstHref, isWholeInside, wholeTreeLimit } from '../../../site/navigation/branch.js';
import type { SidebarGroup, SidebarNode, View } from '../../../site/navigation/view.js';

/**
 * Number of groups, and of pages in a very long list, on each side of the current one: more than a 1,440 px screen shows until the whole
 * tree is loaded.
 */
const reach = 20;

/** True if every page of a view contains the whole tree; otherwise the tree is a shared file. */
export function carriesWholeTree({ size }: Pick<View, 'size'>): boolean {
  return size <= wholeTreeLimit;
}

/** A group whose pages are left out: a heading that links to the first page. */
interface ClosedGroup {
  type: 'closed';
  label: string;
  href: string | undefined;
}

interface OpenGroup extends Omit<SidebarGroup, 'children'> {
  children: readonly ExcerptNode[];
}

/** The end of a shortened list: a link to the nearest omitted page. */
interface MoreNode {
  type: 'more';
  label: string;
  href: string;
}

export type ShownNode = Exclude<SidebarNode, SidebarGroup> | OpenGroup | ClosedGroup;

export type ExcerptNode = ShownNode | MoreNode;

/** A link to the nearest omitted page; none if there is no page. */
function moreOf(nodes: readonly SidebarNode[]): MoreNode[] {
  for (const node of nodes) {
    const href = node.type === 'group' ? firstHref(node) : node.external ? undefined : node.href;
    if (href !== undefined) return [{ type: 'more', label: node.label, href }];
  }
  return [];
}

/**
 * The part of a large sidebar that a page contains: the current group, links to nearby groups, and of a very long list the first page and
 * the part around the current page, with links to the pages before and after.
 *
 * @param branch as in `Route.branch`.
 * @param isCurrent true for the page itself.
 */
export function navigationExcerpt(
  view: View,
  branch: readonly string[],
  isCurrent: (href: string) => boolean,
): ShownNode[] {
  function near(nodes: readonly SidebarNode[]): [start: number, end: number] {
    const place = nodes.findIndex((node) => (node.type === 'group' ? branch.includes(node.id) : isCurrent(node.href)));
    const start = Math.max(0, Math.min(Math.max(place, 0) - reach, nodes.length - 2 * reach - 1));
    return [start, start + 2 * reach + 1];
  }

  function showNodes(nodes: readonly SidebarNode[]): ShownNode[] {
    return nodes.map((node) => {
      if (node.type === 'page' || (branch.includes(node.id) && isWholeInside(node))) return node;
      if (!carriesChildren(view, branch, node)) return { type: 'closed', label: node.label, href: firstHref(node) };
      return { ...node, children: cut(node.children) };
    });
  }

  function cut(nodes: readonly SidebarNode[]): ExcerptNode[] {
    const [start, end] = near(nodes);
    const before = nodes.slice(0, start);
    return [
      // The first page of a list usually introduces it.
      ...showNodes(before.slice(0, 1)),
      ...moreOf(before.slice(1).reverse()),
      ...showNodes(nodes.slice(start, end)),
      ...moreOf(nodes.slice(end)),
    ];
  }

  return showNodes(view.tree.slice(...near(view.tree)));
}
