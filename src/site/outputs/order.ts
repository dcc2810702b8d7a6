import { hrefOf } from '../../content/links.js';
import type { NavigationNode, Route, Site } from '../site.js';

/** All pages in the order of the navigation, those of the version that is shown first before the others; what it does not list comes last. */
export function inReadingOrder(site: Site): Route[] {
  const byHref = new Map([...site.routes.values()].map((route) => [hrefOf(route.path), route]));
  const ordered = new Set<Route>();
  const seen = new Set<string>();
  const first = site.versions.find(({ isDefault }) => isDefault)?.name;
  const views = [...site.routes.values()].map(({ view }) => view);
  for (const view of [...views.filter(({ version }) => version === first), ...views]) {
    if (seen.has(view.id)) continue;
    seen.add(view.id);
    walk(view.tree, (href) => {
      const route = byHref.get(href);
      if (route) ordered.add(route);
    });
  }
  return [...new Set([...ordered, ...byHref.values()])];
}

function walk(nodes: readonly NavigationNode[], visit: (href: string) => void): void {
  for (const node of nodes) {
    if (node.type === 'group') walk(node.children, visit);
    else if (!node.external) visit(node.href);
  }
}
