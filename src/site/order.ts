import { hrefOf } from '../content/links.js';
import type { SidebarNode, View } from './navigation/view.js';
import type { Route, Site } from './site.js';

/**
 * All pages in reading order: from the home page on, division by division, then the other versions in their order, then pages outside of the
 * navigation.
 */
export function inReadingOrder({ routes, home }: Pick<Site, 'routes' | 'home'>): Route[] {
  const byHref = new Map([...routes.values()].map((route) => [hrefOf(route.path), route]));
  const ordered = new Set<Route>();
  for (const view of viewsOf(byHref, routes.has('/') ? '/' : home)) {
    for (const href of leavesOf(view.tree)) {
      const route = byHref.get(href);
      if (route) ordered.add(route);
    }
  }
  return [...new Set([...ordered, ...byHref.values()])];
}

function viewsOf(byHref: ReadonlyMap<string, Route>, home: string): Set<View> {
  const views = new Set<View>();
  const visit = (route: Route | undefined): void => {
    if (!route || views.has(route.view)) return;
    views.add(route.view);
    // The anchors of a tab come before the next tab.
    for (const { divisions } of route.view.levels.toReversed())
      for (const { href } of divisions) visit(byHref.get(href));
  };
  const start = byHref.get(home);
  const others = [...byHref.values()];
  visit(start);
  for (const route of others.filter(({ view }) => view.version === start?.view.version)) visit(route);
  for (const href of Object.values(start?.versionHrefs ?? {})) visit(byHref.get(href));
  for (const route of others) visit(route);
  return views;
}

function leavesOf(nodes: readonly SidebarNode[]): string[] {
  return nodes.flatMap((node) => (node.type === 'group' ? leavesOf(node.children) : node.external ? [] : [node.href]));
}
