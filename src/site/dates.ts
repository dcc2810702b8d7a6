import type { Frontmatter } from '../content/frontmatter.js';
import { defined } from '../shared/object.js';
import type { Route, RouteSource } from './site.js';
import type { FindSourceFile } from './sourceFile.js';

/** Dates of pages (FORMAT.md 3, "Head tags" and `timestamp`). */
export type PageDates = (
  source: RouteSource,
  frontmatter: Frontmatter,
) => Pick<Route, 'modified' | 'created' | 'showsModified'>;

/**
 * Returns the dates of pages. Frontmatter wins over the history of the file.
 *
 * @param changed maps paths relative to the folder of docs.json to ISO 8601 dates.
 * @param isShown default for pages that do not say whether to show the date.
 */
export function createDates(changed: ReadonlyMap<string, string>, isShown: boolean, fileOf: FindSourceFile): PageDates {
  return (source, { lastUpdatedDate, createdDate, timestamp }) => ({
    showsModified: timestamp ?? isShown,
    ...defined({ modified: lastUpdatedDate ?? changed.get(fileOf(source) ?? ''), created: createdDate }),
  });
}
