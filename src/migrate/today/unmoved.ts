import type { JsonEntry, ObjectTree } from '../../config/tree.js';

/** A setting that an author wrote. */
export interface WrittenSetting {
  /** Path: `search.location`. */
  name: string;
  entry: JsonEntry;
}

/**
 * The settings that no row of the conversion table covers. They have no effect.
 *
 * @param paths paths that the table covers or that are handled elsewhere.
 */
export function unmoved(tree: ObjectTree, paths: readonly string[], above = ''): WrittenSetting[] {
  return [...tree.entries].flatMap(([key, entry]) => {
    const name = `${above}${key}`;
    if (paths.includes(name)) return [];
    const isAbove = paths.some((path) => path.startsWith(`${name}.`));
    if (isAbove && entry.value.type === 'object') return unmoved(entry.value, paths, `${name}.`);
    return [{ name, entry }];
  });
}
