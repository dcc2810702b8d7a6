import { readFileSync } from 'node:fs';
import path from 'node:path';
import MiniSearch from 'minisearch';
import * as z from 'zod';
import { pagePath } from '../../content/links.js';
import { nearest } from '../../diagnostics/nearest.js';
import { markdownPath } from '../../render/markdownPath.js';
import { pageListPath, type ListedPage, type PageList } from '../../site/pageList.js';
import { splitMarkdown, type MarkdownPart } from './parts.js';
import { decode } from '../../shared/url.js';

/** A search result. */
export interface SearchHit {
  page: ListedPage;
  /** The heading above it; undefined at the top of the page. */
  heading?: string;
  /** The text around the match. */
  excerpt: string;
}

interface Indexed extends MarkdownPart {
  id: number;
  page: number;
  title: string;
  keywords: string;
}

const listShape = z.object({
  name: z.string(),
  base: z.string(),
  versions: z.array(z.string()),
  pages: z.array(
    z.object({
      path: z.string(),
      title: z.string(),
      description: z.string().exactOptional(),
      crumbs: z.array(z.string()),
      versions: z.array(z.string()).exactOptional(),
      method: z.string().exactOptional(),
      endpoint: z.string().exactOptional(),
      deprecated: z.literal(true).exactOptional(),
      searchable: z.literal(false).exactOptional(),
    }),
  ),
});

function isOf({ versions }: ListedPage, version: string | undefined): boolean {
  return version === undefined || versions === undefined || versions.includes(version);
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const excerptLength = 400;

/** Number of letters in which a word may differ from the query. */
const fuzzy = (term: string): number | false => (term.length < 4 ? false : term.length < 6 ? 1 : 2);

/** Splits a text into words; in scripts without spaces, with the runtime's own dictionary. */
function tokenize(text: string): string[] {
  return (text.match(/[\p{L}\p{M}\p{N}_$]+/gu) ?? []).flatMap((word) =>
    unspaced.test(word)
      ? [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(word)].map(({ segment }) => segment)
      : word,
  );
}

/** A built site that a program can search and read. */
export class Library {
  /** Name of the site. */
  readonly name: string;
  /** Versions or languages, the default one first; empty if there is no choice. */
  readonly versions: readonly string[];
  readonly pages: readonly ListedPage[];
  readonly #folder: string;
  readonly #base: string;
  #index: { search: MiniSearch<Indexed>; parts: readonly Indexed[] } | undefined;

  private constructor(folder: string, { name, base, versions, pages }: PageList) {
    this.#folder = folder;
    this.#base = base;
    this.name = name;
    this.versions = versions;
    this.pages = pages;
  }

  /** Opens the folder of a built site; undefined if there is none, or another release has built it. */
  static open(folder: string): Library | undefined {
    try {
      const list: unknown = JSON.parse(readFileSync(path.join(folder, pageListPath), 'utf8'));
      return new Library(folder, listShape.parse(list));
    } catch {
      return undefined;
    }
  }

  /** The pages of a version in reading order, including pages that belong to all versions. */
  pagesOf(version: string | undefined): readonly ListedPage[] {
    return this.pages.filter((page) => isOf(page, version));
  }

  /**
   * The Markdown of a page.
   *
   * @param address path of the page in any form: `/guides/intro`, `guides/intro.md`, a whole address.
   * @returns the nearest paths if there is no such page.
   */
  read(address: string): { markdown: string } | { nearest: string | undefined } {
    const path = pagePath(decode(URL.canParse(address) ? new URL(address).pathname : address.replace(/[?#].*$/s, '')));
    const own =
      this.#base !== '' && `${path}/`.startsWith(`${this.#base}/`) ? path.slice(this.#base.length) || '/' : path;
    const page = this.#pageAt(path) ?? this.#pageAt(own);
    if (page) return { markdown: this.#markdown(page) };
    const paths = this.pages.map((each) => each.path);
    return { nearest: nearest(own, paths) };
  }

  #pageAt(path: string): ListedPage | undefined {
    return this.pages.find((each) => each.path === path);
  }

  /** The best matches for a query, one per page, optionally within one version. */
  search(query: string, limit: number, version?: string): SearchHit[] {
    const { search, parts } = (this.#index ??= this.#makeIndex());
    const hits = new Map<number, SearchHit>();
    for (const { id, terms } of search.search(query)) {
      const part = parts[Number(id)];
      const page = part && this.pages[part.page];
      if (!page || hits.has(part.page) || !isOf(page, version)) continue;
      hits.set(part.page, {
        page,
        ...(part.heading === undefined ? {} : { heading: part.heading }),
        excerpt: excerptOf(part.text, terms),
      });
      if (hits.size >= limit) break;
    }
    return [...hits.values()];
  }

  #markdown({ path: url }: ListedPage): string {
    return readFileSync(path.join(this.#folder, markdownPath(url)), 'utf8');
  }

  #makeIndex(): { search: MiniSearch<Indexed>; parts: readonly Indexed[] } {
    const parts: Indexed[] = [];
    this.pages.forEach((page, number) => {
      if (page.searchable === false) return;
      const keywords = [page.description, page.method, page.endpoint, ...page.crumbs].filter(Boolean).join(' ');
      for (const part of splitMarkdown(this.#markdown(page)))
        parts.push({ ...part, id: parts.length, page: number, title: page.title, keywords });
    });
    const search = new MiniSearch<Indexed>({
      fields: ['title', 'heading', 'keywords', 'text'],
      tokenize,
      searchOptions: { boost: { title: 6, heading: 3, keywords: 2 }, prefix: true, fuzzy },
    });
    search.addAll(parts);
    return { search, parts };
  }
}

function excerptOf(text: string, terms: readonly string[]): string {
  const lower = text.toLowerCase();
  const places = terms.map((term) => lower.indexOf(term)).filter((place) => place >= 0);
  const start = places.length === 0 ? 0 : Math.max(0, Math.min(...places) - excerptLength / 4);
  const excerpt = text.slice(start, start + excerptLength).trim();
  return `${start > 0 ? '… ' : ''}${excerpt}${start + excerptLength < text.length ? ' …' : ''}`;
}
