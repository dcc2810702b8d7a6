import type { Marked, PageHit, SectionHit } from '../provider.js';

/** A record that a service found: a page, a heading, or a text under one. */
export interface RemoteHit {
  url: string;
  /** Address of its page. */
  page: string;
  /** Tab and groups, title of the page, and the headings down to it; undefined where a level is left out. */
  levels: readonly (Marked | undefined)[];
  /** The part of its text that matches. */
  content: Marked;
  method?: string;
  endpoint?: string;
}

/** Around what matches: characters that stand in no text, so that nothing is taken for markup. */
export const tags = { start: '\uE000', end: '\uE001' } as const;

/** Sections of one page that are shown. */
const mostSections = 3;

/** A text in which a service has set off what matches. */
export function parseMarks(text: string): Marked {
  return text
    .split(new RegExp(`(${tags.start}[^${tags.end}]*${tags.end})`))
    .filter((part) => part !== '')
    .map((part) =>
      part.startsWith(tags.start) ? { text: part.slice(1, -1), isHit: true } : { text: part, isHit: false },
    );
}

/** Results of a service by page: the page of the best record first. */
export function pageHits(hits: readonly RemoteHit[]): PageHit[] {
  const pages = new Map<string, RemoteHit[]>();
  for (const hit of hits.filter(({ url, page }) => isWebAddress(url) && isWebAddress(page)))
    pages.set(hit.page, [...(pages.get(hit.page) ?? []), hit]);
  return [...pages].map(([page, own]) => pageHit(page, own));
}

function pageHit(page: string, hits: readonly RemoteHit[]): PageHit {
  const [first] = hits;
  const { levels = [], method, endpoint } = first ?? {};
  const crumbs = (levels[0] ?? []).map(({ text }) => text).join('');
  return {
    href: hrefOf(page),
    title: levels[1] ?? [{ text: page, isHit: false }],
    crumbs: crumbs.split(' › ').filter((crumb) => crumb !== ''),
    ...(method === undefined ? {} : { method }),
    ...(endpoint === undefined ? {} : { endpoint }),
    excerpt: hits.find((hit) => titleOf(hit) === undefined && hit.content.length > 0)?.content ?? [],
    sections: sectionsOf(hits),
  };
}

function sectionsOf(hits: readonly RemoteHit[]): SectionHit[] {
  const sections = new Map<string, SectionHit>();
  for (const hit of hits) {
    const title = titleOf(hit);
    if (title === undefined) continue;
    const known = sections.get(hit.url);
    // The heading and the text under it are records of their own.
    const excerpt = known && known.excerpt.length > 0 ? known.excerpt : hit.content;
    sections.set(hit.url, { href: hrefOf(hit.url), title: known?.title ?? title, excerpt });
  }
  return [...sections.values()].slice(0, mostSections);
}

/** The deepest heading under the title of the page. */
function titleOf({ levels }: RemoteHit): Marked | undefined {
  return levels.slice(2).findLast((level) => level !== undefined);
}

/** Others may write to an index: what they write is text, and no address that runs a script. */
function isWebAddress(url: string): boolean {
  return URL.canParse(url, location.href) && /^https?:$/.test(new URL(url, location.href).protocol);
}

/** An address of this site as it stands in its pages; records may have been made for another host's copy of it. */
function hrefOf(url: string): string {
  const { origin, pathname, search, hash, href } = new URL(url, location.href);
  return origin === location.origin ? pathname + search + hash : href;
}
