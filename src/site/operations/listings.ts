import { covers, type VersionNames } from '../../config/navigation/versionNames.js';
import type { ReferenceDocument, ReferenceEntry } from '../../formats/format.js';
import type { NavigationDivision } from '../navigation/divisions.js';
import type { Entry } from '../entry.js';
import type { Listed } from './groups.js';
import type { OperationPages, Wanted } from './pages.js';

/** Part of the navigation that a listing belongs to; undefined fields mean all of them. */
export interface ListingScope {
  versions: VersionNames;
  /** The tab, or without tabs the anchor, in which it is listed. */
  division?: NavigationDivision | undefined;
}

/** Pages listed in the navigation so far. An operation is listed once in each part. */
export interface Listings {
  add(entry: Entry, part: ListingScope): void;
  /** Creates the pages of operations, and lists those that are not listed yet. */
  addNew(operations: readonly ReferenceEntry[], scope: Wanted & ListingScope): Listed[];
  /** Lists the entries of a document. They follow its introduction unless the author has a page at the introduction's address. */
  addDocument(document: ReferenceDocument, scope: Wanted & ListingScope): Listed[];
}

/**
 * @param pages source of the operations' pages.
 * @param hasIntroduction true if a document's introduction is listed below a directory.
 */
export function createListings(
  pages: Pick<OperationPages, 'entryOf'>,
  hasIntroduction: (introduction: ReferenceEntry, directory: string) => boolean,
): Listings {
  const listed = new Map<Entry, ListingScope[]>();

  function add(entry: Entry, part: ListingScope): void {
    listed.set(entry, [...(listed.get(entry) ?? []), part]);
  }

  function isListed(entry: Entry, { versions, division }: ListingScope): boolean {
    const isFor = (part: ListingScope): boolean =>
      covers(part.versions, versions) &&
      (part.division === undefined || division === undefined || part.division === division);
    return listed.get(entry)?.some(isFor) ?? false;
  }

  function addNew(operations: readonly ReferenceEntry[], scope: Wanted & ListingScope): Listed[] {
    return operations.flatMap((operation) => {
      const entry = pages.entryOf(operation, scope);
      if (isListed(entry, scope)) return [];
      add(entry, scope);
      return { operation, entry };
    });
  }

  return {
    add,
    addNew,
    addDocument({ entries, introduction }, scope) {
      const listed = addNew(entries, scope);
      const isShown = introduction && listed.length > 0 && hasIntroduction(introduction.entry, scope.directory);
      return isShown ? [...addNew([introduction.entry], scope), ...listed] : listed;
    },
  };
}
