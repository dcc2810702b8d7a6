import type { DiagnosticCode } from '../diagnostics/catalogue.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { Specification } from './operation.js';
import { readSpecification } from './read.js';
import type { Load } from './read/loaded.js';
import { baseName, resolveLocation } from './read/location.js';

/** What look-ups need to know. */
export interface KnownSpecifications {
  /** In the order they are named. */
  specifications: readonly Specification[];
  /** Remote ones that could not be fetched: what they hold is not known. */
  unreachable: readonly string[];
}

/** All specifications of a site. */
export interface Specifications extends KnownSpecifications {
  /** Those that are there, but that nothing can be made of. */
  unusable: readonly string[];
  diagnostics: readonly Diagnostic[];
}

/**
 * Reads the specifications a site names; one named twice is read once. Their ids are their file names without extension,
 * with `-2`, `-3` where several share one.
 *
 * @param entries as in `docs.json`.
 * @param found paths of further ones in the content folder.
 */
export async function readSpecifications(
  entries: readonly string[],
  load: Load,
  found: readonly string[] = [],
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
  const results = await Promise.all(identified.map(({ entry, id }) => readSpecification(entry, id, load)));
  const lost = identified.flatMap(({ entry }, index) => {
    const { specification, diagnostics = [] } = results[index] ?? {};
    const lacks = (code: DiagnosticCode): boolean => diagnostics.every((found) => found.code !== code);
    return specification ? [] : [{ entry, isHere: lacks('openapi/missing'), isReached: lacks('openapi/unreachable') }];
  });
  return {
    specifications: results.flatMap(({ specification }, index) => {
      const isUnnamed = identified[index]?.isUnnamed;
      return specification ? { ...specification, ...(isUnnamed && { isUnnamed }) } : [];
    }),
    unreachable: lost.filter(({ isReached }) => !isReached).map(({ entry }) => entry),
    unusable: lost.filter(({ isHere, isReached }) => isHere && isReached).map(({ entry }) => entry),
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
