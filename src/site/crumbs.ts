import { chosenTab } from './navigation/viewDivisions.js';
import type { Route } from './site.js';

/** Tab and groups that contain a page, outermost first, without repetitions. */
export function crumbsOf({ view, breadcrumbs }: Route): string[] {
  const tab = chosenTab(view)?.label;
  const labels = [...(tab ? [tab] : []), ...breadcrumbs.map(({ label }) => label)];
  return labels.filter((label, index) => label !== '' && label !== labels[index - 1]);
}
