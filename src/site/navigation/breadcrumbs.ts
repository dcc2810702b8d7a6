import { firstHref } from './branch.js';
import type { Breadcrumb, SidebarGroup } from './view.js';

/**
 * Breadcrumbs of a page, outermost group first (FORMAT.md 1.7). Each links to its group's first page, except the last one. Groups without
 * heading are left out.
 */
export function breadcrumbsOf(branch: readonly SidebarGroup[]): Breadcrumb[] {
  const groups = branch.filter(({ label }) => label !== '');
  return groups.map((group, index) => {
    const href = index < groups.length - 1 ? firstHref(group) : undefined;
    return href === undefined ? { label: group.label } : { label: group.label, href };
  });
}
