import type { Route } from '../site/site.js';
import { plainLine } from '../content/plainLine.js';

/**
 * One-line summary of a page for machines: its description, else the beginning of its text.
 *
 * @param longest number of characters.
 */
export function summaryOf({ description, source }: Pick<Route, 'description' | 'source'>, longest?: number): string {
  return plainLine(description ?? source.page?.opening ?? '', longest);
}
