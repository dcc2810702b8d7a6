import { joint } from '../wordParts.js';
import { excerptOf, type PageWords } from './excerpt.js';
import { markMatches } from './matchMarks.js';
import type { PageHit, SectionHit } from './provider.js';

export interface PagefindFragment {
  /** Path with base, not percent-encoded. */
  url: string;
  /** The indexed text with spaces between all words. `<` and `>` are entities. */
  raw_content: string;
  meta: Readonly<Record<string, string>>;
  anchors: readonly { element: string; id: string; text: string; title?: string; location: number }[];
  weighted_locations: readonly { location: number; balanced_score: number }[];
}

/** Maximum number of sections shown per page. */
const mostSections = 3;

/** A range of a page's words below one anchor. */
interface Stretch {
  id: string | undefined;
  title: string;
  /** First word after the title. */
  start: number;
  end: number;
  score: number;
}

function wordsOf({ raw_content: content, weighted_locations: locations }: PagefindFragment, query: string): PageWords {
  const list = content.split(/\s+/).map((word) => word.replaceAll('&lt;', '<').replaceAll('&gt;', '>'));
  return {
    list,
    hits: new Map(locations.map(({ location, balanced_score: score }) => [location, score])),
    query,
  };
}

function stretchesOf({ anchors }: PagefindFragment, { list, hits }: PageWords): Stretch[] {
  const bounds = [{ id: undefined, text: '', title: '', location: 0 }, ...anchors];
  return bounds.map(({ id, text, title, location }, index) => {
    const end = bounds[index + 1]?.location ?? list.length;
    const own = text.trim() === '' ? 0 : titleLength(list, location, text);
    let score = 0;
    for (const [position, value] of hits) if (position >= location && position < end) score += value;
    return { id, title: (title || text).replaceAll(joint, ''), start: Math.min(end, location + own), end, score };
  });
}

/** Number of words at the start of a range that form its title. */
function titleLength(list: readonly string[], location: number, title: string): number {
  const whole = title.replace(/[\s\u200B]+/g, '');
  let length = 0;
  let count = 0;
  while (length < whole.length && location + count < list.length) {
    length += (list[location + count] ?? '').replace(/\s+/g, '').length;
    count += 1;
  }
  return count;
}

/** Merges matches below the same anchor: keeps the best one, with the total score. */
function merged(stretches: readonly Stretch[]): Stretch[] {
  const byId = new Map<string, Stretch>();
  for (const stretch of stretches) {
    if (stretch.id === undefined || stretch.score === 0) continue;
    const previous = byId.get(stretch.id);
    const better = previous && previous.score >= stretch.score ? previous : stretch;
    byId.set(stretch.id, { ...better, score: stretch.score + (previous?.score ?? 0) });
  }
  return [...byId.values()];
}

export function matchedWords(fragment: PagefindFragment): string[] {
  const { list, hits } = wordsOf(fragment, '');
  const {
    title = '',
    keywords = '',
    synonyms = '',
    related = '',
    method = '',
    endpoint = '',
    crumbs = '',
  } = fragment.meta;
  const fields = [title, keywords, synonyms, related, method, endpoint, crumbs];
  return [...Array.from(hits.keys(), (position) => list[position] ?? ''), ...fields];
}

/** Converts a Pagefind result to a page for display. */
export function pageHit(fragment: PagefindFragment, query: string): PageHit {
  const { meta } = fragment;
  const words = wordsOf(fragment, query);
  const stretches = stretchesOf(fragment, words);
  const [head] = stretches;
  const href = encodeURI(fragment.url);
  const sections = merged(stretches)
    .sort((one, other) => other.score - one.score)
    .slice(0, mostSections)
    .map(({ id, title, start, end }): SectionHit => ({
      href: `${href}#${encodeURIComponent(id ?? '')}`,
      title: markMatches(title, query),
      excerpt: excerptOf(words, start, end),
    }));
  return {
    href,
    title: markMatches(meta['title'] ?? '', query),
    crumbs: (meta['crumbs'] ?? '').split(' › ').filter((crumb) => crumb !== ''),
    method: meta['method'] || undefined,
    endpoint: meta['endpoint'] || undefined,
    excerpt: head && head.end > head.start ? excerptOf(words, head.start, head.end) : [],
    sections,
  };
}
