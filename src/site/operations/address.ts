import { pagePath } from '../../content/links.js';
import { isExternal } from '../../shared/url.js';
import { foldAddress } from '../../content/distinctAddresses.js';
import { unroutable } from '../../content/pathFaults.js';
import { once } from '../../shared/once.js';
import { entryPaths } from '../../formats/entryPaths.js';
import { operationSlug } from '../../formats/slug.js';
import type { ReferenceDocument, ReferenceEntry } from '../../formats/format.js';
import { remember } from '../../shared/remember.js';

/** Default directory of generated pages, if neither a tab or anchor nor neighbouring pages give one. */
export const defaultDirectory = '/api-reference';

const isDirectory = (directory: string): boolean => unroutable(directory) === undefined;

/** The path in `x-mint.href`; undefined if there is none or it is on another site. */
export function hrefOfOperation({ mint }: ReferenceEntry): string | undefined {
  const href = mint?.href;
  return href === undefined || isExternal(href) ? undefined : pagePath(href.replace(/[?#].*$/s, ''));
}

/** Gives the address of an operation's generated page below a directory. */
export type AddressOf = (operation: ReferenceEntry, directory: string) => string;

/**
 * Assigns the addresses of generated pages (FORMAT.md 6.1, 6.4): `<directory>/<tag>/<summary>`, computed by `entryPaths` from the whole
 * specification, so that they do not depend on which operations are shown. If an author's page or an earlier specification has the address,
 * ignoring case, it gets `-1`, `-2`. `x-mint.href` sets the address; an author's page at that address takes the place of the generated one.
 *
 * @param pages the authors' pages, by path.
 */
export function createAddresses(
  specifications: readonly ReferenceDocument[],
  pages: ReadonlyMap<string, unknown>,
): AddressOf {
  const byId = new Map(specifications.map((specification) => [specification.id, specification]));
  const below = new Map<string, ReadonlyMap<string, string>>();
  const ownPaths = new Map<string, string>();
  const reserved = new Set([...pages.keys()].map(foldAddress));
  const introductions = new Map<string, string>();
  const names = once(() => new Set(specifications.flatMap(({ entries }) => [...entryPaths(entries).values()])));

  function reserve(base: string): string {
    let path = base;
    // Links to `/x/index` are resolved to `/x`.
    const isFree = (): boolean => !reserved.has(foldAddress(path)) && pagePath(path) === path;
    for (let count = 1; !isFree(); count += 1) path = `${base}-${count}`;
    reserved.add(foldAddress(path));
    return path;
  }

  function addressesBelow(directory: string, { documentId: id }: ReferenceEntry): ReadonlyMap<string, string> {
    const key = `${id} ${directory}`;
    const specification = byId.get(id);
    const cachedAddresses = below.get(key);
    if (cachedAddresses || !specification) return cachedAddresses ?? new Map<string, string>();
    const names = [...entryPaths(specification.entries)];
    const addresses = new Map(names.map(([operation, name]) => [operation, reserve(`${directory}/${name}`)]));
    below.set(key, addresses);
    return addresses;
  }

  function introductionAddress({ documentId, slug, words }: ReferenceEntry, directory: string): string {
    const key = `${documentId} ${directory}`;
    const cachedPath = introductions.get(key);
    if (cachedPath !== undefined) return cachedPath;
    // Further introductions in a directory are named after their documents.
    const isFirst = ![...introductions.keys()].some((each) => each.endsWith(` ${directory}`));
    const base = isFirst ? slug : [operationSlug(words), slug].filter(Boolean).join('-');
    let name = base;
    // Addresses of entries must not change, so the introduction gives way.
    for (let count = 1; names().has(name); count += 1) name = `${base}-${count}`;
    const path = reserve(`${directory}/${name}`);
    introductions.set(key, path);
    return path;
  }

  function ownPathOf(operation: ReferenceEntry): string | undefined {
    const path = hrefOfOperation(operation);
    if (path === undefined || unroutable(path) !== undefined) return undefined;
    if (pages.has(path)) return path;
    return remember(ownPaths, operation.id, () => reserve(path));
  }

  const isIntroduction = ({ id, documentId }: ReferenceEntry): boolean =>
    byId.get(documentId)?.introduction?.entry.id === id;

  return (operation, directoryName) => {
    const directory = isDirectory(directoryName) ? directoryName : defaultDirectory;
    const ownPath = ownPathOf(operation);
    if (ownPath === undefined && isIntroduction(operation)) return introductionAddress(operation, directory);
    const own = ownPath ?? addressesBelow(directory, operation).get(operation.id);
    if (own === undefined) throw new TypeError(`\`${operation.id}\` is of no specification of the site.`);
    return own;
  };
}
