import type { Listing, SiteFile } from '../features/siteFile.js';

/** Finds the first file at an address. Reads the listings only as far as necessary, because some are expensive. */
export function createFileFinder(listings: Iterable<Listing>): (address: string) => SiteFile | undefined {
  const fileByAddress = new Map<string, SiteFile>();
  const rest = Iterator.from(listings).flatMap((listing) => listing);
  return (address) => {
    for (let next; !fileByAddress.has(address) && !(next = rest.next()).done;) {
      const [each, file] = next.value;
      if (!fileByAddress.has(each)) fileByAddress.set(each, file);
    }
    return fileByAddress.get(address);
  };
}
