import type { Operation } from '../../openapi/operation.js';
import type { Entry } from '../entry.js';
import type { Listed } from './groups.js';
import type { OperationPages, Wanted } from './pages.js';

/** What the navigation lists so far. An operation is not listed a second time for the same readers. */
export interface Listings {
  /** @param version that the listing is for; undefined for all. */
  add(entry: Entry, version: string | undefined): void;
  /** Finds the pages of operations and lists those that are not listed yet. */
  addNew(operations: readonly Operation[], wanted: Wanted): Listed[];
}

/** @param pages where the pages of operations are found. */
export function createListings(pages: Pick<OperationPages, 'entryOf'>): Listings {
  const listed = new Map<Entry, Set<string | undefined>>();

  function add(entry: Entry, version: string | undefined): void {
    listed.set(entry, (listed.get(entry) ?? new Set()).add(version));
  }

  function isListed(entry: Entry, version: string | undefined): boolean {
    const versions = listed.get(entry);
    return versions !== undefined && (versions.has(undefined) || versions.has(version));
  }

  return {
    add,
    addNew(operations, wanted) {
      return operations.flatMap((operation) => {
        const entry = pages.entryOf(operation, wanted);
        if (isListed(entry, wanted.version)) return [];
        add(entry, wanted.version);
        return { operation, entry };
      });
    },
  };
}
