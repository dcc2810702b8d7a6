import { wholeTreeLimit } from '../site/navigation/branch.js';
import type { View } from '../site/navigation/view.js';
import type { Site } from '../site/site.js';

const isLarge = ({ size }: View): boolean => size > wholeTreeLimit;

const distinct = (views: readonly View[]): View[] => [...new Map(views.map((view) => [view.id, view])).values()];

/** The navigation trees that are too large to include in every page. */
export function largeViews({ routes }: Site): View[] {
  return distinct([...routes.values()].map(({ view }) => view).filter(isLarge));
}

/** The navigation trees that pages fetch: large ones, and those of other versions that share a page. */
export function fetchedViews({ routes }: Site): View[] {
  return distinct(
    [...routes.values()].flatMap(({ view, inVersion }) => [
      ...(isLarge(view) ? [view] : []),
      ...Object.values(inVersion).map((surroundings) => surroundings.view),
    ]),
  );
}
