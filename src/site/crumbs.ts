import type { Route } from './site.js';

/** Tab and groups that contain a page, outermost first, without repetitions. */
export function crumbsOf({ view, breadcrumbs }: Route): string[] {
  const tab = view.tabs.find(({ id }) => id === view.tab)?.label;
  const labels = [...(tab ? [tab] : []), ...breadcrumbs.map(({ label }) => label)];
  return labels.filter((label, index) => label !== '' && label !== labels[index - 1]);
}
