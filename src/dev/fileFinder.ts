import type { Listing, SiteFile } from '../features/siteFile.js';

/** Finds the first file with an address in listings, which are read only as far as that takes: some describe every operation of a specification. */
export function createFileFinder(listings: Iterable<Listing>): (address: string) => SiteFile | undefined {
  const found = new Map<string, SiteFile>();
  const rest = entriesOf(listings);
  return (address) => {
    for (let next; !found.has(address) && !(next = rest.next()).done;) {
      const [each, file] = next.value;
      if (!found.has(each)) found.set(each, file);
    }
    return found.get(address);
  };
}

function* entriesOf(listings: Iterable<Listing>): Generator<readonly [address: string, file: SiteFile]> {
  for (const listing of listings) yield* listing;
}
