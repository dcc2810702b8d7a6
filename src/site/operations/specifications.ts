import type { ReferenceDocument } from '../../formats/format.js';
import { resolveLocation } from '../../documents/read/location.js';

/** Finds the specifications that `openapi` names by exact path or address, in the given order. */
export type FindSpecifications = (entries: readonly string[] | undefined) => ReferenceDocument[];

/** Creates the look-up. Unreadable specifications are not found. */
export function createFind(specifications: readonly ReferenceDocument[]): FindSpecifications {
  const byLocation = new Map(specifications.map((specification) => [specification.location, specification]));
  return (entries = []) => {
    const documents = entries.flatMap((entry) => byLocation.get(resolveLocation(entry, '') ?? entry) ?? []);
    return [...new Set(documents)];
  };
}
