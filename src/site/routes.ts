import { hrefOf } from '../content/links.js';
import { alternatesOf } from './alternates.js';
import { breadcrumbsOf } from './breadcrumbs.js';
import type { PageDates } from './dates.js';
import { digestOf } from './digest.js';
import type { Editions } from './edition.js';
import { defined, type Entry } from './entry.js';
import type { FeedbackLinks } from './feedback.js';
import type { ListGroup } from './listing.js';
import type { Outline, OutlinePage } from './outline.js';
import { neighboursOf } from './pagination.js';
import type { Section, Sections } from './section.js';
import type { Route, Surroundings } from './site.js';
import type { Versions } from './versions.js';
import type { FindCounterpart } from './versionSwitch.js';
import { languageOfPage, sampleOf } from './writtenLanguage.js';

/** What routes are put together from. */
export interface RouteParts {
  outline: Outline;
  versions: Versions;
  /** The language of a version's pages. */
  languageIn: (version: string | undefined) => string;
  editions: Editions;
  sections: Sections;
  counterpartOf: FindCounterpart;
  listGroup: ListGroup;
  feedback: FeedbackLinks;
  dates: PageDates;
  home: string;
  indexHiddenPages: boolean;
  /** Changes when the frame around every page does. */
  frameDigest: string;
  /** Changes when what API pages take from docs.json does. */
  apiDigest: string;
}

/** Makes the routes of all entries that are pages, listed or not. */
export function createRoutes(entries: Iterable<Entry>, parts: RouteParts): Route[] {
  const listings = listingsOf(parts.outline);
  return [...entries].filter(({ isLink }) => !isLink).map((entry) => createRoute(entry, listings.get(entry), parts));
}

interface Listing {
  /** Those it is listed for; undefined when it is part of all. */
  versions: Set<string> | undefined;
  isHidden: boolean;
  /** The first of them. */
  first: OutlinePage;
}

// A page can be listed for several versions, each time under a group of its own.
function listingsOf({ pages }: Outline): Map<Entry, Listing> {
  const listings = new Map<Entry, Listing>();
  for (const page of pages) {
    const { entry, version, isHidden } = page;
    const known = listings.get(entry);
    const versions =
      version === undefined || (known && !known.versions) ? undefined : new Set([...(known?.versions ?? []), version]);
    const first = known?.first ?? page;
    listings.set(entry, { versions, isHidden: isHidden && (known?.isHidden ?? true), first });
  }
  return listings;
}

function createRoute(entry: Entry, listing: Listing | undefined, parts: RouteParts): Route {
  const { path, frontmatter, source } = entry;
  const versions = versionsOf(entry, listing, parts.versions);
  const [current, ...others] = shownIn(versions, parts.versions);
  const sectionIn = (version: string | undefined): Section => parts.sections.of(path, parts.editions.of(version));
  const section = sectionIn(current);
  const branch = section.tree.branches.get(path) ?? [];
  const breadcrumbs = breadcrumbsOf(branch);
  const isHidden = listing?.isHidden ?? true;
  const otherSections = others.map((version) => [version, sectionIn(version)] as const);
  const { searchable, boost, listing: style } = listing?.first ?? {};
  const isHiddenByWill = frontmatter.hidden === true || (listing?.isHidden ?? false);

  const own = {
    path,
    language: languageOfPage(sampleOf(entry), parts.languageIn(current)),
    title: entry.title,
    shortTitle: entry.shortTitle,
    mode: entry.mode,
    branch: branch.map(({ id }) => id),
    breadcrumbs,
    hidden: isHidden,
    noindex: frontmatter.noindex === true || (isHiddenByWill && !parts.indexHiddenPages),
    searchable: frontmatter.searchable ?? searchable ?? true,
    boost: frontmatter.boost ?? boost ?? 1,
    versionHrefs: versionHrefsOf(path, current, versions, parts),
    alternates: alternatesOf(path, current, versions, { ...parts, versions: parts.versions.list }),
    ...parts.feedback(source, path),
    ...parts.dates(source, frontmatter),
    ...defined({
      description: entry.description,
      versions,
      eyebrow: breadcrumbs.at(-1)?.label,
      listing: style && parts.listGroup(path, style, branch.at(-1)),
    }),
  };
  const around = surroundingsOf(entry, section);
  const inVersion = Object.fromEntries(
    otherSections.map(([version, other]) => [version, surroundingsOf(entry, other)]),
  );
  const digest = digestOf(
    entry.digest,
    parts.frameDigest,
    source.kind === 'content' && frontmatter.api === undefined ? '' : parts.apiDigest,
    own,
    [section, ...otherSections.map(([, other]) => other)].map((each) => [
      each.digestFor(each.tree.branches.get(path) ?? []),
      neighbours(entry, each),
    ]),
  );
  return { ...own, source, frontmatter, ...around, inVersion, digest };
}

/** Frontmatter, else where it is listed; a version that docs.json does not name counts as none (FORMAT.md 1.8). */
function versionsOf({ frontmatter }: Entry, listing: Listing | undefined, { names }: Versions): string[] | undefined {
  const own = frontmatter.version;
  if (own !== undefined && names.includes(own)) return [own];
  const listed = listing?.versions;
  return listed ? names.filter((name) => listed.has(name)) : undefined;
}

/** The version a page is shown in, first, and the others that have it too: the default one if it has. */
function shownIn(versions: readonly string[] | undefined, all: Versions): readonly string[] {
  const having = versions ?? all.names;
  const first = all.default !== undefined && having.includes(all.default) ? all.default : having[0];
  return first === undefined ? [] : [first, ...having.filter((name) => name !== first)];
}

function neighbours(entry: Entry, section: Section): Pick<Surroundings, 'previous' | 'next'> {
  return entry.frontmatter.hideFooterPagination ? {} : neighboursOf(entry.path, section);
}

function surroundingsOf(entry: Entry, section: Section): Surroundings {
  return { view: section.view, ...neighbours(entry, section) };
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
