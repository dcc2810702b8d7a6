import type { Navigation, NavigationNode } from '../config/navigation/node.js';
import { pagePath } from '../content/links.js';

/** Creates a function that returns the library references that the navigation names for a page. */
export function librariesAround({ children }: Pick<Navigation, 'children'>): (path: string) => readonly string[] {
  const libraries = new Map<string, readonly string[]>();

  function visit(node: NavigationNode, outer: readonly string[]): void {
    if (node.kind === 'page') {
      const path = pagePath(node.page);
      if (!libraries.has(path)) libraries.set(path, outer);
      return;
    }
    const around = 'openapi' in node && node.openapi ? node.openapi : outer;
    for (const child of node.children) visit(child, around);
  }

  for (const node of children) visit(node, []);
  return (path) => libraries.get(path) ?? [];
}
