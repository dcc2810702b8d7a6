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
 * Dates of pages: frontmatter wins over the history of their files.
 *
 * @param changed path relative to the folder of docs.json to ISO 8601.
 * @param isShown whether pages that say nothing about it show when they were changed.
 */
export function createDates(changed: ReadonlyMap<string, string>, isShown: boolean, fileOf: FindSourceFile): PageDates {
  return (source, { lastUpdatedDate, createdDate, timestamp }) => ({
    showsModified: timestamp ?? isShown,
    ...defined({ modified: lastUpdatedDate ?? changed.get(fileOf(source) ?? ''), created: createdDate }),
  });
}
