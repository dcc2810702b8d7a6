import type { Placement } from '../config/config.js';
import type { Divisions, Owner, Spot } from './divisions.js';
import type { Entry } from './entry.js';
import type { Outline, OutlinePage } from './outline.js';
import type { Versions } from './versions.js';

/** The navigation as a reader of one version sees it, before it is divided by tabs and anchors. */
export interface Edition {
  /** Undefined when the site has no versions. */
  version?: string;
  /** Whether a listing is part of it. */
  shows(page: OutlinePage): boolean;
  /** Paths of all its listed pages. */
  paths: ReadonlySet<string>;
  /** First listed page of a tab, of an anchor or a further division, or of an anchor inside a tab, by their ids. */
  firstOf(tab: Owner | undefined, anchor?: Owner): Entry | undefined;
  /** The placement of a path: that of its first listing, else that of what is listed nearest to it, folder by folder. */
  placementOf(path: string): Placement | undefined;
  /** Where the version begins: its first listed page outside divisions that it does not show. */
  first?: Entry;
}

/** What divisions a site is cut into. */
export interface Cuts {
  tabs: Divisions;
  anchors: Divisions;
  /** Those inside of tabs and anchors. */
  inner: Divisions;
}

/** The navigation of every version. */
export interface Editions {
  /** By version; on a site without versions every name leads to the only one. */
  of(version: string | undefined): Edition;
  /** What a first visit sees. */
  initial: Edition;
}

/** Makes the edition of each version, or the only one of a site without versions. */
export function createEditions(outline: Outline, cuts: Cuts, versions: Versions): Editions {
  const initial = createEdition(outline, cuts, versions.default);
  const others = versions.names.filter((name) => name !== versions.default);
  const byVersion = new Map(others.map((name) => [name, createEdition(outline, cuts, name)]));
  return { initial, of: (version) => byVersion.get(version ?? '') ?? initial };
}

/** Cuts the navigation to one version (FORMAT.md 1.8: pages without a version are part of every one). */
function createEdition(outline: Outline, cuts: Cuts, version: string | undefined): Edition {
  const shows = (page: OutlinePage): boolean =>
    !page.isHidden && (version === undefined || page.version === undefined || page.version === version);
  const { tabs, anchors } = cuts;
  const paths = new Set<string>();
  const firsts = new Map<string, Entry>();
  const placements = new Map<string, Placement>();
  let first: Entry | undefined;
  let begun = false;

  for (const page of outline.pages) {
    const { entry } = page;
    if (!shows(page) || entry.isLink) continue;
    paths.add(entry.path);
    const { placement = {} } = page;
    for (const place of tabs.isPlaced ? [entry.path, ...foldersOf(entry.path)] : [])
      if (!placements.has(place)) placements.set(place, placement);
    const spot = { path: entry.path, placement };
    const tab = tabs.ownerOf(spot);
    const anchor = anchors.ownerOf(spot);
    const inner = innerOf(cuts, spot);
    const around = inner.map((owner) => keyOf(undefined, owner));
    for (const key of [keyOf(tab), keyOf(undefined, anchor), keyOf(tab, anchor), ...around])
      if (!firsts.has(key)) firsts.set(key, entry);
    first ??= entry;
    if (
      !begun &&
      [tab, anchor, ...inner].every((owner) => !owner || (!owner.isHidden && isOfVersion(owner, version)))
    ) {
      first = entry;
      begun = true;
    }
  }
  return {
    ...(version === undefined ? {} : { version }),
    shows,
    paths,
    firstOf: (tab, anchor) => firsts.get(keyOf(tab, anchor)),
    placementOf: (path) => {
      const nearest = [path, ...foldersOf(path)].find((place) => placements.has(place));
      return nearest === undefined ? undefined : placements.get(nearest);
    },
    ...(first ? { first } : {}),
  };
}

/** The divisions inside of tab and anchor that something lies in, outermost first. */
export function innerOf({ inner }: Cuts, { placement }: Spot): Owner[] {
  return (placement?.inner ?? []).flatMap((index) => inner.owners[index] ?? []);
}

/** Whether a division is for everybody, or for the version at hand; without versions at all, every one is. */
export function isOfVersion(owner: Owner, version: string | undefined): boolean {
  return owner.version === undefined || version === undefined || owner.version === version;
}

/** The folders around a path, innermost first, as `/guides/*`. */
function foldersOf(path: string): string[] {
  const segments = path.split('/').slice(0, -1);
  return segments.map((_, depth) => `${segments.slice(0, segments.length - depth).join('/')}/*`);
}

function keyOf(tab: Owner | undefined, anchor?: Owner): string {
  return `${tab?.id ?? ''}|${anchor?.id ?? ''}`;
}
