import { hrefOf } from '../content/links.js';
import type { SidebarNode, View } from './navigation/view.js';
import type { Route, Site } from './site.js';
import { divisionsOf } from './navigation/viewDivisions.js';

/**
 * All pages in reading order: from the home page on, tab by tab and anchor by anchor, then other versions, then pages outside of the
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

function viewsOf(byHref: ReadonlyMap<string, Route>, home: string): View[] {
  const start = byHref.get(home)?.view;
  const nearby = start ? divisionsOf(start).flatMap(({ href }) => byHref.get(href)?.view ?? []) : [];
  const rest = [...byHref.values()].map(({ view }) => view);
  const same = rest.filter(({ version }) => version === start?.version);
  return [...new Set([...(start ? [start] : []), ...nearby, ...same, ...rest])];
}

function leavesOf(nodes: readonly SidebarNode[]): string[] {
  return nodes.flatMap((node) => (node.type === 'group' ? leavesOf(node.children) : node.external ? [] : [node.href]));
}
