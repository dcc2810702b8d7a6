import type { Route } from './site.js';

/** Tab and groups that a page is in, from the outermost, each once. */
export function crumbsOf({ view, breadcrumbs }: Route): string[] {
  const tab = view.tabs.find(({ id }) => id === view.tab)?.label;
  const labels = [...(tab ? [tab] : []), ...breadcrumbs.map(({ label }) => label)];
  return labels.filter((label, index) => label !== '' && label !== labels[index - 1]);
}
