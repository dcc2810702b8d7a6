import type { Navigation, NavigationNode } from '../config/navigation/node.js';
import { pagePath } from '../content/links.js';

/** Returns the library references that the navigation names for a page. */
export type LibrariesAround = (path: string) => readonly string[];

/** Searches the navigation on first use. */
export function librariesAround(navigation: Pick<Navigation, 'children'>): LibrariesAround {
  let libraries: Map<string, readonly string[]> | undefined;

  function visit(node: NavigationNode, outer: readonly string[], into: Map<string, readonly string[]>): void {
    if (node.kind === 'page') {
      const path = pagePath(node.page);
      if (!into.has(path)) into.set(path, outer);
      return;
    }
    const around = 'openapi' in node && node.openapi ? node.openapi : outer;
    for (const child of node.children) visit(child, around, into);
  }

  return (path) => {
    if (!libraries) {
      libraries = new Map();
      for (const node of navigation.children) visit(node, [], libraries);
    }
    return libraries.get(path) ?? [];
  };
}
