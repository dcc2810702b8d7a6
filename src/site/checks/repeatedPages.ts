import type { OutlinePage } from '../outline.js';
import { inConfig, type Check } from './context.js';

/**
 * Pages that a reader of one version finds twice in the navigation; once for each of several versions is no fault. What
 * a specification brings in stands nowhere in docs.json, and is no author's slip.
 */
export const checkRepeatedPages: Check = (context) => {
  const { spanOf } = context.input.configSource;
  const earlier = new Map<string, OutlinePage[]>();
  return context.outline.pages.flatMap((page) => {
    const { path } = page.entry;
    const others = earlier.get(path) ?? [];
    earlier.set(path, [...others, page]);
    const first = others.find(
      ({ version }) => version === undefined || page.version === undefined || version === page.version,
    );
    if (!first || !spanOf(page.place)) return [];
    const line = spanOf(first.place)?.start.line;
    return inConfig(context, page.place, 'site/repeated-page', {
      message: `The navigation lists \`${path}\` twice${line === undefined ? '' : `; the first time is in line ${line}`}.`,
      help: 'Keep one of them; previous and next go by the first.',
    });
  });
};
