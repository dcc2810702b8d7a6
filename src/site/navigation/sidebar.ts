import { defined } from '../../shared/object.js';
import type { OutlineGroup, OutlinePage } from './outline.js';
import type { SidebarGroup, SidebarNode } from './view.js';

export interface Sidebar {
  nodes: readonly SidebarNode[];
  /** Number of pages and groups, nested ones included. */
  size: number;
  /** Its pages in reading order without repetition or external links. */
  pages: readonly OutlinePage[];
  /** Index of each path in `pages`. */
  positions: ReadonlyMap<string, number>;
  /** Groups around the first listing of each path, outermost first. */
  branches: ReadonlyMap<string, readonly SidebarGroup[]>;
}

/** Builds the sidebar from the pages for which `shows` is true. Empty groups are left out (FORMAT.md 1.13, 3). */
export function createSidebar(groups: readonly OutlineGroup[], shows: (page: OutlinePage) => boolean): Sidebar {
  const pages: OutlinePage[] = [];
  const positions = new Map<string, number>();
  const branches = new Map<string, SidebarGroup[]>();
  let size = 0;

  function add(page: OutlinePage, around: readonly MutableGroup[]): void {
    const { path, isLink } = page.entry;
    if (isLink || positions.has(path)) return;
    positions.set(path, pages.length);
    branches.set(path, [...around]);
    pages.push(page);
  }

  function grow(group: OutlineGroup, around: readonly MutableGroup[]): MutableGroup | undefined {
    const { id, label, expanded, icon, tag } = group;
    const node: MutableGroup = { type: 'group', id, label, expanded, ...defined({ icon, tag }), children: [] };
    const within = [...around, node];
    for (const child of group.children) {
      if (child.type === 'page') {
        if (!shows(child)) continue;
        size += 1;
        node.children.push(child.entry.leaf);
        add(child, within);
      } else {
        const grown = grow(child, within);
        if (grown) node.children.push(grown);
      }
    }
    if (node.children.length === 0) return undefined;
    size += 1;
    return node;
  }

  const nodes = groups.flatMap((group) => grow(group, []) ?? []);
  return { nodes, size, pages, positions, branches };
}

interface MutableGroup extends SidebarGroup {
  children: SidebarNode[];
}
