import type { NavigationEntry } from './entry.js';
import type { Outline } from './outline.js';
import type { Listing, ListingItem, SidebarGroup, SidebarNode } from './view.js';

export type ListGroup = (path: string, style: Listing['style'], group: SidebarGroup | undefined) => Listing | undefined;

/** Creates the function that lists the pages of a group. */
export function createGroupLister({ pages }: Outline): ListGroup {
  const entries = new Map(pages.map(({ entry }) => [entry.leaf, entry]));

  function itemOf(node: SidebarNode): ListingItem | undefined {
    if (node.type === 'page') {
      const { label, href, external, icon } = node;
      const description = entries.get(node)?.description;
      return {
        label,
        href,
        external,
        ...(icon ? { icon } : {}),
        ...(description === undefined ? {} : { description }),
      };
    }
    const items = itemsOf(node.children);
    const [first] = items;
    if (!first) return undefined;
    const { label, icon } = node;
    return {
      label: label || first.label,
      href: first.href,
      external: first.external,
      ...(icon ? { icon } : {}),
      items,
    };
  }

  function itemsOf(nodes: readonly SidebarNode[]): ListingItem[] {
    return nodes.flatMap((node) => itemOf(node) ?? []);
  }

  return (path, style, group) => {
    const others = group?.children.filter((node) => node.type === 'group' || pathOf(entries.get(node)) !== path) ?? [];
    const items = itemsOf(others);
    return items.length > 0 ? { style, items } : undefined;
  };
}

const pathOf = (entry: NavigationEntry | undefined): string | undefined => entry?.path;
