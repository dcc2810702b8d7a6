import type { ReferenceEntry } from './format.js';

/** Assigns each entry its preferred path; one that is taken gets `-1`, `-2`. The result for an entry depends only on earlier entries. */
export function entryPaths(entries: readonly Pick<ReferenceEntry, 'id' | 'slug'>[]): Map<string, string> {
  const paths = new Set<string>();
  return new Map(
    entries.map(({ id, slug }) => {
      let path = slug;
      // Some disks and servers treat `Plant` and `plant` as the same name.
      for (let count = 1; paths.has(path.toLowerCase()); count += 1) path = `${slug}-${count}`;
      paths.add(path.toLowerCase());
      return [id, path];
    }),
  );
}
