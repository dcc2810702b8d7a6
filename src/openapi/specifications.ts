import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { Specification } from './operation.js';
import { readSpecification } from './read.js';
import type { Load } from './read/loaded.js';
import { baseName, resolveLocation } from './read/location.js';

/** All specifications of a site. */
export interface Specifications {
  /** In the order they are named. */
  specifications: readonly Specification[];
  /** Remote ones that could not be fetched: what they hold is not known. */
  unreachable: readonly string[];
  diagnostics: readonly Diagnostic[];
}

/**
 * Reads the specifications a site names; one named twice is read once. Their ids are their file names without extension,
 * with `-2`, `-3` where several share one.
 *
 * @param entries as in `docs.json`, and those found in the content folder.
 */
export async function readSpecifications(entries: readonly string[], load: Load): Promise<Specifications> {
  const named = new Map(entries.map((entry) => [resolveLocation(entry, '') ?? entry, entry]));
  const taken = new Set<string>();
  const identified = Array.from(named, ([location, entry]) => {
    const wanted = baseName(location);
    let id = wanted;
    for (let count = 2; taken.has(id); count += 1) id = `${wanted}-${count}`;
    taken.add(id);
    return { entry, id };
  });
  const results = await Promise.all(identified.map(({ entry, id }) => readSpecification(entry, id, load)));
  return {
    specifications: results.flatMap(({ specification }) => specification ?? []),
    unreachable: identified.flatMap(({ entry }, index) => {
      const result = results[index];
      const isAway = result?.diagnostics.some(({ code }) => code === 'openapi/unreachable');
      return result && !result.specification && isAway ? [entry] : [];
    }),
    diagnostics: results.flatMap(({ diagnostics }) => diagnostics),
  };
}
