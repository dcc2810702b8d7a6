import type { Division, View } from './view.js';

/** All divisions that stand around a page. */
export function divisionsOf({ tabs, anchors, inner = [] }: Pick<View, 'tabs' | 'anchors' | 'inner'>): Division[] {
  return [...tabs, ...anchors, ...inner.flatMap(({ divisions }) => divisions)];
}
