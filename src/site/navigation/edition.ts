import { isIn } from '../../config/navigation/versionNames.js';
import { remember } from '../../shared/remember.js';
import { chainOf, type NavigationDivision } from './divisions.js';
import type { NavigationEntry } from './entry.js';
import type { Outline, OutlinePage } from './outline.js';
import type { Versions } from './versions.js';

/** The navigation as a reader of one version sees it. */
export interface Edition {
  /** Undefined if the site has no versions. */
  version?: string;
  /** True if a listing is part of the edition. */
  shows(page: OutlinePage): boolean;
  paths: ReadonlySet<string>;
  /**
   * The page that a division leads to: its first one, at any depth, except those that an earlier division lists too, because such a page shows the
   * navigation of that division. If it has no other pages, its first page.
   */
  firstIn(division: NavigationDivision): NavigationEntry | undefined;
  /**
   * The innermost division for a path: that of its first listing, else that of a hidden listing, else the one that owns its address, else that
   * of the nearest listed page, folder by folder.
   */
  divisionOf(path: string): NavigationDivision | undefined;
  /** The first listed page of the version outside of divisions that the version does not show. */
  first?: NavigationEntry;
}

/** The navigation of every version. */
export interface Editions {
  /** The edition of a version; on a site without versions, the only edition. */
  of(version: string | undefined): Edition;
  /** The edition for a first visit. */
  initial: Edition;
}

/** Creates the edition of each version, or the only one of a site without versions. */
export function createEditions(outline: Outline, versions: Versions): Editions {
  const initial = createEdition(outline, versions.default);
  const others = versions.names.filter((name) => name !== versions.default);
  const byVersion = new Map(others.map((name) => [name, createEdition(outline, name)]));
  return { initial, of: (version) => byVersion.get(version ?? '') ?? initial };
}

/** Reduces the navigation to one version. Pages without a version belong to all of them (FORMAT.md 1.8). */
function createEdition(outline: Outline, version: string | undefined): Edition {
  const shows = ({ isHidden, versions }: OutlinePage): boolean => !isHidden && isIn(versions, version);
  const paths = new Set<string>();
  const firsts = new Map<NavigationDivision, NavigationEntry>();
  const ownFirsts = new Map<NavigationDivision, NavigationEntry>();
  const places = new Map<string, NavigationDivision | undefined>();
  const hidden = new Map<string, NavigationDivision | undefined>();
  let first: NavigationEntry | undefined;
  let isFirstFound = false;

  for (const page of outline.pages) {
    const { entry, division } = page;
    if (page.isHidden && isIn(page.versions, version)) remember(hidden, entry.path, () => division);
    if (!shows(page) || entry.isLink) continue;
    paths.add(entry.path);
    for (const place of [entry.path, ...foldersOf(entry.path)]) if (!places.has(place)) places.set(place, division);
    const chain = chainOf(division);
    const shown = chainOf(places.get(entry.path));
    for (const each of chain) {
      if (!firsts.has(each)) firsts.set(each, entry);
      if (!ownFirsts.has(each) && shown.includes(each)) ownFirsts.set(each, entry);
    }
    first ??= entry;
    if (!isFirstFound && chain.every((each) => !each.isHidden && isIn(each.versions, version))) {
      first = entry;
      isFirstFound = true;
    }
  }
  return {
    ...(version === undefined ? {} : { version }),
    shows,
    paths,
    firstIn: (division) => ownFirsts.get(division) ?? firsts.get(division),
    divisionOf: (path) => {
      if (places.has(path)) return places.get(path);
      const nearest = foldersAround(path).find((place) => places.has(place));
      return hidden.get(path) ?? outline.owners.get(path) ?? (nearest === undefined ? undefined : places.get(nearest));
    },
    ...(first ? { first } : {}),
  };
}

/** The folders to which a page may belong, innermost first: that of which it is the index, and its parent folders. */
export const foldersAround = (path: string): string[] => [`${path}/*`, ...foldersOf(path)];

/** The parent folders of a path, innermost first, such as `/guides/*`. */
export function foldersOf(path: string): string[] {
  const segments = path.split('/').slice(0, -1);
  return segments.map((_, depth) => `${segments.slice(0, segments.length - depth).join('/')}/*`);
}
