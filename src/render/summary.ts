import type { Route } from '../site/site.js';
import { plainLine } from './plainLine.js';

/**
 * What a page is about, on one line for machines: its description, else what its text opens with.
 *
 * @param longest number of characters.
 */
export function summaryOf({ description, source }: Pick<Route, 'description' | 'source'>, longest?: number): string {
  return plainLine(description ?? source.page?.opening ?? '', longest);
}
