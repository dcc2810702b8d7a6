import type { Marked, PageHit, SectionHit } from '../provider.js';

/** A record in a service's results: a page, a heading, or a text below one. In its texts, `tags` stand around matches. */
export interface RemoteHit {
  url: string;
  page: string;
  /** Tab and groups, page title, and headings down to the match; undefined for missing levels. */
  levels: readonly (string | undefined)[];
  /** The part of its text that matches. */
  content: string;
  method: string | undefined;
  endpoint: string | undefined;
}

/** Marks around matches. These characters occur in no text, so nothing is mistaken for markup. */
export const tags = { start: '\uE000', end: '\uE001' } as const;

/** Maximum number of sections shown per page. */
const mostSections = 3;

/** Parses a text in which a service has marked matches. */
function parseMarks(text: string): Marked {
  return text
    .split(new RegExp(`(${tags.start}[^${tags.end}]*${tags.end})`))
    .filter((part) => part !== '')
    .map((part) =>
      part.startsWith(tags.start) ? { text: part.slice(1, -1), isHit: true } : { text: part, isHit: false },
    );
}

/** Groups a service's results by page, ordered by the best record of each page. */
export function pageHits(hits: readonly RemoteHit[]): PageHit[] {
  const pages = new Map<string, RemoteHit[]>();
  for (const hit of hits.filter(({ url, page }) => isWebAddress(url) && isWebAddress(page)))
    pages.set(hit.page, [...(pages.get(hit.page) ?? []), hit]);
  return [...pages].map(([page, own]) => pageHit(page, own));
}

function pageHit(page: string, hits: readonly RemoteHit[]): PageHit {
  const [first] = hits;
  const { levels = [], method, endpoint } = first ?? {};
  const crumbs = parseMarks(levels[0] ?? '').map(({ text }) => text);
  return {
    href: hrefOf(page),
    title: levels[1] === undefined ? [{ text: page, isHit: false }] : parseMarks(levels[1]),
    crumbs: crumbs
      .join('')
      .split(' › ')
      .filter((crumb) => crumb !== ''),
    method,
    endpoint,
    excerpt: parseMarks(hits.find((hit) => titleOf(hit) === undefined && hit.content !== '')?.content ?? ''),
    sections: sectionsOf(hits),
  };
}

function sectionsOf(hits: readonly RemoteHit[]): SectionHit[] {
  const sections = new Map<string, SectionHit>();
  for (const hit of hits) {
    const title = titleOf(hit);
    if (title === undefined) continue;
    const previous = sections.get(hit.url);
    // A heading and the text below it are separate records.
    const excerpt = previous && previous.excerpt.length > 0 ? previous.excerpt : parseMarks(hit.content);
    sections.set(hit.url, { href: hrefOf(hit.url), title: previous?.title ?? parseMarks(title), excerpt });
  }
  return [...sections.values()].slice(0, mostSections);
}

/** The deepest heading below the page's title. */
function titleOf({ levels }: RemoteHit): string | undefined {
  return levels.slice(2).findLast((level) => level !== undefined);
}

/** Others may be able to write to an index, so addresses in it must not run scripts. */
function isWebAddress(url: string): boolean {
  return URL.canParse(url, location.href) && /^https?:$/.test(new URL(url, location.href).protocol);
}

/** Converts an address to that of this site; records may have been made for a copy on another host. */
function hrefOf(url: string): string {
  const { origin, pathname, search, hash, href } = new URL(url, location.href);
  return origin === location.origin ? pathname + search + hash : href;
}
