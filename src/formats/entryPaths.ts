import type { ReferenceEntry } from './format.js';

/** Wanted paths by the ids of entries; one already taken gets `-1`, `-2`. They do not change as long as the entries before stay the same. */
export function entryPaths(entries: readonly Pick<ReferenceEntry, 'id' | 'slug'>[]): Map<string, string> {
  const taken = new Set<string>();
  return new Map(
    entries.map(({ id, slug }) => {
      let path = slug;
      // Not every disk and server tells `Plant` from `plant`.
      for (let count = 1; taken.has(path.toLowerCase()); count += 1) path = `${slug}-${count}`;
      taken.add(path.toLowerCase());
      return [id, path];
    }),
  );
}
