import path from 'node:path';
import type { Config } from '../config/config.js';
import type { PublishedFiles } from '../content/published/publishedFiles.js';
import type { ReferenceDocument } from '../formats/format.js';
import { isRemote, resolveLocation } from '../documents/read/location.js';
import { cacheFolder } from '../shared/cacheFolder.js';
import { digest } from '../shared/digest.js';
import { textAt } from '../shared/textAt.js';
import { writeWhole } from '../shared/wholeFile.js';

/** The specification files that a site publishes. */
export interface ServedSpecifications {
  /** Root-relative addresses of specification files, by document id. */
  addresses: ReadonlyMap<string, string>;
  /**
   * All files that may be published. Specifications have their overlays applied; overlays, and files that only overlays name, are left out.
   */
  files: PublishedFiles;
}

/**
 * Replaces specification files with the results of their overlays. Neither the original files nor the overlays may be published, because
 * they contain what overlays remove.
 *
 * @param files all files of the folder that may be published.
 * @param folder absolute path of the documentation folder.
 */
export function serveSpecifications(
  documents: readonly ReferenceDocument[],
  { overlays = [] }: Pick<Config, 'overlays'>,
  files: PublishedFiles,
  folder: string,
): ServedSpecifications {
  const served = new Map(files);
  const addresses = new Map<string, string>();
  const locations = new Set(documents.map(({ location }) => location));
  const withheld = [
    ...documents.flatMap(({ patched }) => patched?.overlays ?? []),
    ...overlays.flatMap(({ overlays: list = [] }) => list),
    // A source that is only shown under other names is not shown without overlays.
    ...overlays
      .flatMap(({ as, source }) => (as === undefined ? [] : source))
      .filter((source) => !locations.has(atRoot(source))),
  ];
  for (const each of withheld) served.delete(addressOf(atRoot(each), folder, files) ?? '');
  for (const { id, location, patched } of documents) {
    const own = addressOf(location, folder, files);
    if (own !== undefined) addresses.set(id, own);
    if (!patched) continue;
    const text = patched.text();
    const isOfFolder = own !== undefined;
    if (!isOfFolder && location === patched.source && !isRemote(location)) continue;
    const extension = isOfFolder ? path.posix.extname(own) : text.startsWith('{') ? '.json' : '.yaml';
    const address = own ?? freeAddress(id, extension, served);
    const file = path.join(cacheFolder(folder), 'patched', `${digest(text)}${extension}`);
    if (textAt(file) !== text) writeWhole(file, text);
    served.set(address, file);
    addresses.set(id, address);
  }
  return { addresses, files: served };
}

const atRoot = (entry: string): string => resolveLocation(entry, '') ?? entry;

/** A root-level address that no file of the author has. */
function freeAddress(name: string, extension: string, files: PublishedFiles): string {
  let address = `/${name}${extension}`;
  for (let count = 2; files.has(address); count += 1) address = `/${name}-${count}${extension}`;
  return address;
}

/**
 * The address of a specification's own file; undefined if it may not be published.
 *
 * @param location relative to the documentation folder or to the folder of the pages.
 */
function addressOf(location: string, folder: string, files: PublishedFiles): string | undefined {
  const file = path.join(folder, location);
  for (const [url, each] of files) if (each === file) return url;
  return files.has(`/${location}`) ? `/${location}` : undefined;
}
