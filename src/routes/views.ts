import type { Site, View } from '../site/site.js';

/** From this many entries on a page carries its own branch only, and the whole tree stands in a file of its own. */
export const largeTree = 120;

interface ViewPath {
  params: { digest: string };
  props: { view: View };
  cacheKey: string;
}

/** The trees that are too large to stand in every page. */
export function viewPaths(site: Site): ViewPath[] {
  const views = new Map<string, View>();
  for (const { view } of site.routes.values()) {
    if (view.size > largeTree) views.set(view.digest, view);
  }
  return [...views].map(([digest, view]) => ({ params: { digest }, props: { view }, cacheKey: digest }));
}
