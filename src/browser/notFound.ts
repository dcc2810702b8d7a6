import { distance } from 'fastest-levenshtein';
import { destinationFor, matcherOf } from '../site/wildcards.js';
import type { PageList } from '../site/pageList.js';
import { decodeAddress } from '../shared/url.js';

const most = 5;

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
const wordsOf = (path: string): string[] =>
  path
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Difference of two texts, from 0 to 1. */
function difference(one: string, other: string): number {
  return distance(one, other) / Math.max(one.length, other.length, 1);
}

/** The pages that an unknown address most likely meant, best first: pages with the same or a similar name, and pages whose paths share its words. */
export function nearestPages<Page extends { path: string }>(path: string, pages: readonly Page[]): Page[] {
  const name = nameOf(path).toLowerCase();
  const words = new Set(wordsOf(path));
  const rated = pages.map((page) => {
    const shared = wordsOf(page.path).filter((word) => words.has(word)).length / Math.max(words.size, 1);
    const rating = Math.min(
      difference(nameOf(page.path).toLowerCase(), name),
      difference(page.path.toLowerCase(), path.toLowerCase()),
    );
    return { page, rating: rating - shared / 2 };
  });
  const sorted = rated.sort((one, other) => one.rating - other.rating);
  const best = sorted[0]?.rating ?? 1;
  return sorted
    .filter(({ rating }) => rating < Math.min(0.4, best + 0.35))
    .slice(0, most)
    .map(({ page }) => page);
}

/** The current form of an outdated address that ends in `.html`, `.mdx` or `index`; undefined for any other. */
export function modernPath(path: string): string | undefined {
  const modern = path.replace(/\.(?:html?|mdx?)$/i, '').replace(/\/index$/i, '/');
  return modern === path || modern === '' || modern.endsWith('/404') ? undefined : modern;
}

type Rule = Parameters<typeof destinationFor>[0];

/** Target of the first wildcard redirect that matches a path, for hosts without redirects; undefined if none matches. */
export function redirectedPath(path: string, rules: readonly Rule[]): string | undefined {
  const rule = rules.find(({ source }) => matcherOf(source).test(path));
  return rule && destinationFor(rule, path);
}

/**
 * Helps a reader at an unknown address.
 *
 * @param section contains a list for the likely pages, and `data-base`, `data-list` (address of the list of pages) and `data-redirects` (redirects
 * with wildcards).
 */
export async function startNotFound(section: HTMLElement): Promise<void> {
  const { base = '', list = '' } = section.dataset;
  const path = decodeAddress(location.pathname).replace(/\/+$/, '');
  const modern = modernPath(path);
  if (modern !== undefined && (await fetch(modern, { method: 'HEAD' }).catch(() => undefined))?.ok) {
    location.replace(`${modern}${location.search}${location.hash}`);
    return;
  }
  const own = path.startsWith(base) ? path.slice(base.length) : path;
  const target = redirectedPath(own, JSON.parse(section.dataset.redirects ?? '[]') as Rule[]);
  if (target !== undefined) {
    const next = new URL(/^\/(?!\/)/.test(target) ? `${base}${target}` : target, location.href);
    next.search ||= location.search;
    next.hash ||= location.hash;
    location.replace(next);
    return;
  }
  for (const button of document.querySelectorAll<HTMLElement>('main [data-search-open]'))
    button.dataset.searchOpen = wordsOf(nameOf(own)).join(' ');
  const response = await fetch(list).catch(() => undefined);
  if (!response?.ok) return;
  const { pages } = (await response.json()) as PageList;
  const items = nearestPages(own, pages).map(({ path: target, title, crumbs }) => {
    const item = document.createElement('li');
    const link = document.createElement('a');
    link.href = encodeURI(`${base}${target}`);
    link.textContent = title;
    const place = document.createElement('small');
    place.textContent = crumbs.join(' › ');
    item.append(link, place);
    return item;
  });
  section.querySelector('ul')?.append(...items);
  section.hidden = items.length === 0;
}
