import { firstHref } from './branch.js';
import type { Breadcrumb, SidebarGroup } from './view.js';

/**
 * The groups around a page as a chain, outermost first (FORMAT.md 1.7): each leads to its first page, save the last;
 * groups without heading are left out.
 */
export function breadcrumbsOf(branch: readonly SidebarGroup[]): Breadcrumb[] {
  const groups = branch.filter(({ label }) => label !== '');
  return groups.map((group, index) => {
    const href = index < groups.length - 1 ? firstHref(group) : undefined;
    return href === undefined ? { label: group.label } : { label: group.label, href };
  });
}
