import type { Operation, Specification } from '../../formats/openapi/operation.js';
import { resolveLocation } from '../../formats/openapi/read/location.js';

/**
 * Finds the specifications that an `openapi` of docs.json names: by their very paths or addresses, in the given order.
 */
export type FindSpecifications = (entries: readonly string[] | undefined) => Specification[];

/** Makes the look-up; what could not be read is not found. */
export function createFind(specifications: readonly Specification[]): FindSpecifications {
  const byLocation = new Map(specifications.map((specification) => [specification.location, specification]));
  return (entries = []) => {
    const found = entries.flatMap((entry) => byLocation.get(resolveLocation(entry, '') ?? entry) ?? []);
    return [...new Set(found)];
  };
}

/** Everything of a specification that is shown on a page of its own, in file order, webhooks last. */
export function operationsOf({ operations, webhooks }: Pick<Specification, 'operations' | 'webhooks'>): Operation[] {
  return [...operations, ...webhooks];
}
