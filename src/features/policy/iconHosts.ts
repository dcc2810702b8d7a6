import type { Site } from '../../site/site.js';
import { divisionsOf } from '../../site/navigation/viewDivisions.js';
import { iconsOf, viewsOf } from '../../site/sidebarIcons.js';
import { hostOf } from './hosts.js';

/** Hosts of the icons in all navigations. */
export function iconHosts(site: Pick<Site, 'routes'>): string[] {
  const icons = [...viewsOf(site)].flatMap((view) => [
    ...divisionsOf(view).flatMap(({ icon }) => icon ?? []),
    ...iconsOf(view.tree),
  ]);
  return [...new Set(icons.flatMap(({ name }) => hostOf(name) ?? []))];
}
