import { chosenTab } from './navigation/viewDivisions.js';
import type { Route } from './site.js';

/** Products, dropdowns, tab and groups that contain a page, outermost first, without repetitions. */
export function crumbsOf({ view, breadcrumbs }: Route): string[] {
  const tab = chosenTab(view);
  const around = view.levels.flatMap(({ kind, divisions, current }) => {
    const isBox = (kind === 'product' || kind === 'dropdown') && divisions.length > 1;
    return divisions.filter((division) => division.id === current && (isBox || division === tab));
  });
  const labels = [...around, ...breadcrumbs].map(({ label }) => label);
  return labels.filter((label, index) => label !== '' && label !== labels[index - 1]);
}
