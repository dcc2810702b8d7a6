import { wholeTreeLimit } from '../site/navigation/branch.js';
import type { View } from '../site/navigation/view.js';
import type { Site } from '../site/site.js';

const isLarge = ({ size }: View): boolean => size > wholeTreeLimit;

const byDigest = (views: readonly View[]): Map<string, View> => new Map(views.map((view) => [view.digest, view]));

/** The navigation trees that are too large to include in every page, by digest. */
export function largeViews({ routes }: Site): Map<string, View> {
  return byDigest([...routes.values()].map(({ view }) => view).filter(isLarge));
}

/** The navigation trees that pages fetch, by digest: large ones, and those of other versions that share a page. */
export function fetchedViews({ routes }: Site): Map<string, View> {
  return byDigest(
    [...routes.values()].flatMap(({ view, inVersion }) => [
      ...(isLarge(view) ? [view] : []),
      ...Object.values(inVersion).map((surroundings) => surroundings.view),
    ]),
  );
}
