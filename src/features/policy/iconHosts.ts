import type { SidebarNode, View } from '../../site/navigation/view.js';
import type { Site } from '../../site/site.js';
import { divisionsOf } from '../../site/navigation/viewDivisions.js';
import { hostOf } from './hosts.js';

function iconsOf(nodes: readonly SidebarNode[]): string[] {
  return nodes.flatMap((node) => [node.icon?.name ?? [], node.type === 'group' ? iconsOf(node.children) : []].flat());
}

/** Hosts of the icons in all navigations, because a page may show another one than its own, such as that of another version. */
export function iconHosts({ routes }: Pick<Site, 'routes'>): string[] {
  const views = new Set<View>();
  for (const { view, inVersion } of routes.values())
    for (const each of [view, ...Object.values(inVersion).map((surroundings) => surroundings.view)]) views.add(each);
  const icons = [...views].flatMap((view) => [
    ...divisionsOf(view).flatMap(({ icon }) => icon?.name ?? []),
    ...iconsOf(view.tree),
  ]);
  return [...new Set(icons.flatMap((icon) => hostOf(icon) ?? []))];
}
