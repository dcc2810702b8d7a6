import type { Division, View } from './view.js';

/** All divisions that stand around a page. */
export function divisionsOf({ levels }: Pick<View, 'levels'>): Division[] {
  return levels.flatMap(({ divisions }) => divisions);
}

/** The outermost tab that a page lies in; undefined where it is the only one. */
export function chosenTab({ levels }: Pick<View, 'levels'>): Division | undefined {
  const tabs = levels.find(({ kind }) => kind === 'tab');
  return tabs && tabs.divisions.length > 1 ? tabs.divisions.find(({ id }) => id === tabs.current) : undefined;
}
