import { wholeTreeLimit } from '../site/branch.js';
import type { Site, View } from '../site/site.js';

interface ViewPath {
  params: { digest: string };
  props: { view: View };
  cacheKey: string;
}

function paths(views: Iterable<View>): ViewPath[] {
  const unique = new Map([...views].map((view) => [view.digest, view]));
  return [...unique].map(([digest, view]) => ({ params: { digest }, props: { view }, cacheKey: digest }));
}

const isLarge = ({ size }: View): boolean => size > wholeTreeLimit;

/** The trees that are too large to stand in every page. */
export function largeViewPaths({ routes }: Site): ViewPath[] {
  return paths([...routes.values()].map(({ view }) => view).filter(isLarge));
}

/** What pages fetch: large trees, and the navigation of other versions that a page can be read in. */
export function viewPaths({ routes }: Site): ViewPath[] {
  return paths(
    [...routes.values()].flatMap(({ view, inVersion }) => [
      ...(isLarge(view) ? [view] : []),
      ...Object.values(inVersion).map((surroundings) => surroundings.view),
    ]),
  );
}
