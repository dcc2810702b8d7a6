import { nearest } from '../diagnostics/nearest.js';
import { printable } from '../diagnostics/printableText.js';
import type { Site } from '../site/site.js';

/**
 * Says that a page is missing, and which one was probably meant.
 *
 * @returns undefined for addresses that browsers request on their own, such as those of icons.
 */
export function describeMissing(path: string, { routes }: Pick<Site, 'routes'>): string | undefined {
  // A page that was open before an edit may request a part that has been renamed.
  const isPage = !/\.[\w-]+$/.test(path) && !/^\/(?:\.|_trellis\/)/.test(path);
  if (!isPage) return undefined;
  const suggestion = nearest(path, routes.keys());
  return `There is no page ${printable(path)}.${suggestion === undefined ? '' : ` Did you mean ${suggestion}?`}`;
}
