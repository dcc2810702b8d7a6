import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { Specification } from './operation.js';
import { Overlays, type NamedOverlays } from './overlay/overlays.js';
import { readSpecification, type ReadNamed, type ReadOther } from './read.js';
import type { Load } from './read/loadedFiles.js';
import { baseName, resolveLocation } from './read/location.js';

/** Specifications by name and id, for look-ups. */
export interface KnownSpecifications {
  /** In the order they are named. */
  specifications: readonly Specification[];
  /** Those that could not be read: what they hold is not known. */
  unread: readonly string[];
}

/** All specifications of a site. */
export interface Specifications extends KnownSpecifications {
  diagnostics: readonly Diagnostic[];
}

/**
 * Reads the specifications a site names; one named twice is read once. Their ids are their file names without extension,
 * with `-2`, `-3` where several share one.
 *
 * @param entries as in `docs.json`.
 * @param found paths of further ones in the content folder.
 * @param overlays those that docs.json names for specifications, and the paths of all in the content folder.
 * @param readOther reads specifications of another standard.
 * @param readNamed reads files that are no specifications of requests.
 */
export async function readSpecifications(
  entries: readonly string[],
  load: Load,
  found: readonly string[] = [],
  overlays: { named: readonly NamedOverlays[]; found: readonly string[] } = { named: [], found: [] },
  readOther?: ReadOther,
  readNamed?: ReadNamed,
): Promise<Specifications> {
  const named = byLocation(entries);
  const further = [...byLocation(found)].filter(([location]) => !named.has(location));
  const taken = new Set<string>();
  const identified = [...named, ...further].map(([location, entry]) => {
    const wanted = baseName(location);
    let id = wanted;
    for (let count = 2; taken.has(id); count += 1) id = `${wanted}-${count}`;
    taken.add(id);
    return { entry, id, isUnnamed: !named.has(location) };
  });
  const known = await Overlays.open(overlays, load);
  const results = await Promise.all(
    identified.map(({ entry, id }) => readSpecification(entry, id, load, known, readOther, readNamed)),
  );
  return {
    specifications: results.flatMap(({ specification }, index) => {
      const isUnnamed = identified[index]?.isUnnamed;
      return specification ? { ...specification, ...(isUnnamed && { isUnnamed }) } : [];
    }),
    unread: identified.flatMap(({ entry }, index) => (results[index]?.specification ? [] : [entry])),
    diagnostics: results.flatMap(({ diagnostics }) => diagnostics),
  };
}

/** Entries by what they lead to; the first of those that lead to the same. */
function byLocation(entries: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const entry of entries) {
    const location = resolveLocation(entry, '') ?? entry;
    if (!found.has(location)) found.set(location, entry);
  }
  return found;
}
