import { codesOf } from '../config/languageTag.js';
import { hrefOf } from '../content/links.js';
import { alternatesOf } from './navigation/alternates.js';
import type { Frontmatter } from '../content/frontmatter.js';
import type { PageDates } from './dates.js';
import { digestOf } from '../shared/digest.js';
import { foldersAround, foldersOf, type Editions } from './navigation/edition.js';
import { defined } from '../shared/object.js';
import { once } from '../shared/once.js';
import type { Entry } from './entry.js';
import type { FeedbackLinks } from './feedback.js';
import type { ListGroup } from './navigation/groupListing.js';
import type { Outline, OutlinePage } from './navigation/outline.js';
import type { NavigationPath, PathOf } from './navigation/paths.js';
import type { RelatedOf } from './related.js';
import type { PageMenu, Route } from './site.js';
import type { PageNavigation } from './navigation/view.js';
import type { Versions } from './navigation/versions.js';
import type { FindCounterpart } from './navigation/versionSwitch.js';
import { languageOfPage, sampleOf } from './writtenLanguage.js';

export interface RouteParts {
  outline: Outline;
  versions: Versions;
  /** Language tag (BCP 47) of the interface around a page in a version. */
  languageIn: (version: string | undefined, path: string) => string;
  editions: Editions;
  pathOf: PathOf;
  counterpartOf: FindCounterpart;
  listGroup: ListGroup;
  relatedOf: RelatedOf;
  /** Returns the page menu for another value of `contextual`. */
  menuOf: (contextual: Frontmatter['contextual']) => PageMenu;
  /** The original of an outdated translation; undefined for all other paths. */
  behindOf: (path: string) => { path: string; version: string } | undefined;
  /** True for the address of an untranslated page that is shown in place of a translation. */
  isFallback: (path: string) => boolean;
  feedback: FeedbackLinks;
  dates: PageDates;
  home: string;
  /** True if search engines may index pages outside of the navigation. */
  indexesAll: boolean;
  /** Changes when the frame around all pages changes. */
  frameDigest: string;
  /** Changes when a setting of API pages changes. */
  apiDigest: string;
}

/** Returns a function that makes the route of an entry. */
export function createRouteMaker(parts: RouteParts): (entry: Entry) => Route {
  const listings = listingsOf(parts.outline);
  const folders = versionsOfFolders(parts.outline);
  return (entry) => createRoute(entry, listings.get(entry.path), { ...parts, folders });
}

interface Listing {
  /** Versions for which it is listed; undefined if it belongs to all. */
  versions: Set<string> | undefined;
  isHidden: boolean;
  first: OutlinePage;
}

/** Listings by path. A page can be listed for several versions, each time in another group. */
function listingsOf({ pages }: Outline): Map<string, Listing> {
  const listings = new Map<string, Listing>();
  for (const page of pages) {
    const { entry, versions: own, isHidden } = page;
    const prior = listings.get(entry.path);
    const versions = !own || (prior && !prior.versions) ? undefined : new Set([...(prior?.versions ?? []), ...own]);
    const first = prior?.first ?? page;
    listings.set(entry.path, { versions, isHidden: isHidden && (prior?.isHidden ?? true), first });
  }
  return listings;
}

/** The versions of the pages that are listed in a folder, by folder, such as `/v1/*`; undefined if one of them belongs to all versions. */
type FolderVersions = ReadonlyMap<string, ReadonlySet<string> | undefined>;

function versionsOfFolders({ pages }: Outline): FolderVersions {
  const folders = new Map<string, Set<string> | undefined>();
  for (const { entry, versions } of pages) {
    for (const folder of foldersOf(entry.path)) {
      const prior = folders.get(folder);
      const isOpen = !versions || (folders.has(folder) && !prior);
      folders.set(folder, isOpen ? undefined : new Set([...(prior ?? []), ...versions]));
    }
  }
  // Pages beside docs.json have nothing in common.
  folders.delete('/*');
  return folders;
}

function createRoute(
  entry: Entry,
  listing: Listing | undefined,
  parts: RouteParts & { folders: FolderVersions },
): Route {
  const { path, frontmatter, source } = entry;
  const versions = versionsOf(entry, listing, parts);
  const [current, ...others] = shownIn(versions, parts.versions);
  const pathIn = (version: string | undefined): NavigationPath => parts.pathOf(path, parts.editions.of(version));
  const place = pathIn(current);
  const { groups, breadcrumbs } = place;
  const isHidden = listing?.isHidden ?? true;
  const otherPlaces = others.map((version) => [version, pathIn(version)] as const);
  const { searchable, boost, listing: style } = listing?.first ?? {};
  const language = parts.languageIn(current, path);
  const translation = translationOf(entry, parts);
  const text = entry.original ? translation?.language : languageOfPage(sampleOf(entry), language);
  const isHiddenByWill = frontmatter.hidden === true || (listing?.isHidden ?? false);

  const own = {
    path,
    language,
    title: entry.title,
    shortTitle: entry.shortTitle,
    mode: entry.mode,
    branch: groups.map(({ id }) => id),
    breadcrumbs,
    hidden: isHidden,
    noindex: frontmatter.noindex === true || (isHiddenByWill && !parts.indexesAll),
    searchable: frontmatter.searchable ?? searchable ?? true,
    boost: frontmatter.boost ?? boost ?? 1,
    versionHrefs: versionHrefsOf(path, current, versions, parts),
    alternates: alternatesOf(path, current, versions, { ...parts, versions: parts.versions.list }),
    ...parts.feedback(source, path),
    ...parts.dates(source, frontmatter),
    ...defined({
      description: entry.description,
      versions,
      textLanguage: text === language ? undefined : text,
      translation,
      eyebrow: breadcrumbs.at(-1)?.label,
      listing: style && parts.listGroup(path, style, groups.at(-1)),
      related: parts.relatedOf(entry),
      pageMenu: frontmatter.contextual && parts.menuOf(frontmatter.contextual),
    }),
  };
  const around = surroundingsOf(entry, place);
  const inVersion = Object.fromEntries(otherPlaces.map(([version, other]) => [version, surroundingsOf(entry, other)]));
  const digest = once(() =>
    digestOf(
      entry.digest,
      parts.frameDigest,
      source.kind === 'content' && frontmatter.api === undefined ? '' : parts.apiDigest,
      own,
      [place, ...otherPlaces.map(([, other]) => other)].map((each) => [each.digest(), neighbours(entry, each)]),
    ),
  );
  return {
    ...{ ...own, source, frontmatter, ...around, inVersion },
    // Computed on demand, because development does not use it.
    get digest() {
      return digest();
    },
  };
}

function translationOf({ path, original }: Entry, parts: RouteParts): Route['translation'] {
  const source = original ?? parts.behindOf(path);
  if (!source) return undefined;
  return {
    kind: original ? 'fallback' : 'behind',
    original: source.path,
    language: parts.languageIn(source.version, source.path),
  };
}

/**
 * Versions from frontmatter, else from the navigation, else those of the pages in its folder, else the language of its folder. Unknown versions
 * are ignored (FORMAT.md 1.8).
 */
function versionsOf(
  { path, frontmatter }: Entry,
  listing: Listing | undefined,
  { versions: { list, names }, folders }: Pick<RouteParts, 'versions'> & { folders: FolderVersions },
): string[] | undefined {
  const own = frontmatter.version;
  if (own !== undefined && names.includes(own)) return [own];
  const nearest = listing ? undefined : foldersAround(path).find((each) => folders.has(each));
  const around = listing?.versions ?? (nearest === undefined ? undefined : folders.get(nearest));
  if (listing || around) return around && names.filter((name) => around.has(name));
  // A page that no list names is in the language of its folder.
  const [folder = ''] = path.slice(1).split('/', 1);
  const languages = list.filter(({ locale, url }) => !url && locale && codesOf(locale).includes(folder));
  return languages.length > 0 ? languages.map(({ name }) => name) : undefined;
}

/** The version in which a page is shown, followed by the others that have it. */
function shownIn(versions: readonly string[] | undefined, all: Versions): readonly string[] {
  const having = versions ?? all.names;
  const first = all.preferred.find((name) => having.includes(name)) ?? having[0];
  return first === undefined ? [] : [first, ...having.filter((name) => name !== first)];
}

function neighbours({ frontmatter }: Entry, { previous, next }: NavigationPath): Omit<PageNavigation, 'view'> {
  return frontmatter.hideFooterPagination ? {} : defined({ previous, next });
}

function surroundingsOf(entry: Entry, path: NavigationPath): PageNavigation {
  return { view: path.view, ...neighbours(entry, path) };
}

function versionHrefsOf(
  path: string,
  from: string | undefined,
  own: readonly string[] | undefined,
  parts: RouteParts,
): Record<string, string> {
  const hrefs = parts.versions.list.map(({ name, url }) => {
    if (url !== undefined) return [name, url];
    if (!own || own.includes(name)) return [name, hrefOf(path)];
    const edition = parts.editions.of(name);
    const counterpart = parts.counterpartOf(path, from ?? '', edition) ?? edition.first?.path;
    return [name, counterpart === undefined ? parts.home : hrefOf(counterpart)];
  });
  return Object.fromEntries(hrefs);
}
