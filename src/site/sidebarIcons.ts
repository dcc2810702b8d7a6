import type { Icon } from './icons/icon.js';
import type { SidebarNode, View } from './navigation/view.js';
import type { Site } from './site.js';

/** Icons of pages and groups, with repetitions. */
export const iconsOf = (nodes: readonly SidebarNode[]): Icon[] =>
  nodes.flatMap((node) => [
    ...(node.icon ? [node.icon] : []),
    ...(node.type === 'group' ? iconsOf(node.children) : []),
  ]);

/** All navigations, including those of other versions that a page may show. */
export function viewsOf({ routes }: Pick<Site, 'routes'>): Set<View> {
  const navigations = [...routes.values()].flatMap((route) => [route, ...Object.values(route.inVersion)]);
  return new Set(navigations.map(({ view }) => view));
}
