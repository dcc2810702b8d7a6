import type { Division, View } from './view.js';

/** All divisions in the levels around a page. */
export function divisionsOf({ levels }: Pick<View, 'levels'>): Division[] {
  return levels.flatMap(({ divisions }) => divisions);
}

/** The outermost tab that contains a page; undefined if it is the only tab. */
export function chosenTab({ levels }: Pick<View, 'levels'>): Division | undefined {
  const tabs = levels.find(({ kind }) => kind === 'tab');
  return tabs && tabs.divisions.length > 1 ? tabs.divisions.find(({ id }) => id === tabs.current) : undefined;
}
