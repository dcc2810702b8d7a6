import { digestOf } from '../../shared/digest.js';
import { listLevels, type FindUnlisted } from './divisionLists.js';
import { chainOf, type NavigationDivision } from './divisions.js';
import type { Edition } from './edition.js';
import { defined } from '../../shared/object.js';
import { remember } from '../../shared/remember.js';
import type { Outline } from './outline.js';
import type { Breadcrumb, SidebarGroup, PageNavigation, View } from './view.js';
import { breadcrumbsOf } from './breadcrumbs.js';
import { neighboursOf } from './pagination.js';
import { createSidebar, type Sidebar } from './sidebar.js';
import { createSidebarDigest } from './sidebarDigest.js';

export interface NavigationPath extends PageNavigation {
  /** Groups of the sidebar that contain the page, outermost first. */
  groups: readonly SidebarGroup[];
  breadcrumbs: readonly Breadcrumb[];
  /** Changes with the part of the view that the page contains. */
  digest: () => string;
}

/** Finds the position of a page in the navigation by its path. */
export type PathOf = (path: string, edition: Edition) => NavigationPath;

/** A view with look-ups for its pages. */
interface Section {
  view: View;
  sidebar: Sidebar;
  /** Digest of the part of the view that pages in these groups contain. */
  digestFor(groups: readonly SidebarGroup[]): string;
}

/** Creates the views of each edition's divisions (FORMAT.md 1.13). */
export function createPaths(outline: Outline, unlisted: FindUnlisted): PathOf {
  const sections = new Map<string, Section>();
  const { divisions } = outline;

  function sidebarOf(edition: Edition, division: NavigationDivision | undefined): Sidebar {
    return createSidebar(outline.groupsIn(division), edition.shows);
  }

  function create(edition: Edition, current: NavigationDivision | undefined): Section {
    const own = sidebarOf(edition, current);
    const { first } = edition;
    // A page outside of the navigation may be in a division without pages. It gets the sidebar of the first page.
    const sidebar = own.size > 0 || !first ? own : sidebarOf(edition, edition.divisionOf(first.path));
    const frame = {
      id: idOf(edition, current),
      ...defined({ version: edition.version }),
      levels: listLevels(current, { divisions, edition, unlisted }),
    };
    const digestIn = createSidebarDigest(sidebar.nodes, sidebar.size);
    const view = { ...frame, tree: sidebar.nodes, size: sidebar.size, digest: digestOf(frame, sidebar.nodes) };
    const frameDigest = digestOf(frame);
    return { view, sidebar, digestFor: (groups) => `${frameDigest} ${digestIn(groups)}` };
  }

  return (path, edition) => {
    const current = edition.divisionOf(path);
    const id = idOf(edition, current);
    const section = remember(sections, id, () => create(edition, current));
    const { view, sidebar, digestFor } = section;
    const groups = sidebar.branches.get(path) ?? [];
    return {
      view,
      groups,
      breadcrumbs: breadcrumbsOf(groups),
      ...neighboursOf(path, sidebar),
      digest: () => digestFor(groups),
    };
  };
}

function idOf({ version = '' }: Edition, current: NavigationDivision | undefined): string {
  return [version, ...chainOf(current).map(({ id }) => id)].join('|');
}
