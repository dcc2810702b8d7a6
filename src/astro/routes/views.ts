import { wholeTreeLimit } from '../../site/navigation/branch.js';
import { languageOf } from '../../site/language.js';
import type { Site } from '../../site/site.js';
import type { View } from '../../site/navigation/view.js';

interface ViewPath {
  params: { digest: string };
  props: { view: View };
  cacheKey: string;
}

function paths(views: Iterable<View>, site: Site): ViewPath[] {
  const unique = new Map([...views].map((view) => [view.digest, view]));
  return [...unique].map(([digest, view]) => ({
    params: { digest },
    props: { view },
    cacheKey: `${digest} ${languageOf(site, view.version)} ${JSON.stringify(site.messages)}`,
  }));
}

const isLarge = ({ size }: View): boolean => size > wholeTreeLimit;

/** The navigation trees that are too large to include in every page. */
export function largeViewPaths(site: Site): ViewPath[] {
  return paths([...site.routes.values()].map(({ view }) => view).filter(isLarge), site);
}

/** Files that pages fetch: large navigation trees, and the navigation of other versions that include a page. */
export function viewPaths(site: Site): ViewPath[] {
  const views = [...site.routes.values()].flatMap(({ view, inVersion }) => [
    ...(isLarge(view) ? [view] : []),
    ...Object.values(inVersion).map((surroundings) => surroundings.view),
  ]);
  return paths(views, site);
}
