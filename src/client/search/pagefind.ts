import { matchedWords, pageHit, type Fragment } from './fragment.js';
import { folded } from './marking.js';
import type { SearchProvider, SearchQuery, SearchResults } from './provider.js';
import { corrected, isMet, isMetInPart } from './spelling.js';

interface Found {
  score: number;
  data(): Promise<Fragment>;
}

interface Pagefind {
  options(options: Readonly<Record<string, unknown>>): Promise<void>;
  init(): Promise<void>;
  destroy(): Promise<void>;
  search(text: string, options: { filters: Readonly<Record<string, string>> }): Promise<{ results: readonly Found[] }>;
}

const ranking = {
  // A page that treats of something at length may be long, and need not lose for it.
  pageLength: 0.4,
  metaWeights: { title: 10, keywords: 6, endpoint: 6, method: 1, crumbs: 0.5 },
};

/** Pages that are looked at for the few that are shown: the index knows words, but not whether they are all of a title. */
const candidates = 24;

/** Where no spaces part words, a query is no list of words that could be misspelt one by one. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

/** The index that the site was built with. */
export class PagefindProvider implements SearchProvider {
  readonly #base: string;
  readonly #folder: string;
  #loading: Promise<Pagefind> | undefined;
  #vocabulary: Promise<readonly string[]> | undefined;

  /** @param base URL prefix of the site without trailing slash. */
  constructor(base: string) {
    this.#base = base;
    this.#folder = `${base}/_trellis/search/`;
  }

  async prepare(): Promise<void> {
    await this.#load();
  }

  async search(query: SearchQuery): Promise<SearchResults> {
    const direct = await this.#find(query.text, query);
    if (direct.isMet || unspaced.test(query.text)) return direct.results;
    const words = await this.#words();
    const meant = corrected(query.text, words);
    if (meant !== undefined) {
      const { results } = await this.#find(meant, query);
      if (results.total > 0) return { ...results, corrected: meant };
    }
    return direct.isMetInPart ? direct.results : { hits: [], total: 0 };
  }

  async #find(
    text: string,
    { version, limit }: SearchQuery,
  ): Promise<{ results: SearchResults; isMet: boolean; isMetInPart: boolean }> {
    const pagefind = await this.#load();
    const filters: Record<string, string> = version === undefined ? {} : { version };
    const { results } = await pagefind.search(text, { filters }).catch((error: unknown) => {
      // What could not be loaded is not asked for again by the same instance.
      this.#loading = undefined;
      void pagefind.destroy();
      throw error;
    });
    const fragments = await Promise.all(results.slice(0, candidates).map((result) => result.data()));
    const matched = fragments.map(matchedWords);
    return {
      results: {
        hits: byTitle(fragments, text)
          .slice(0, limit)
          .map((fragment) => pageHit(fragment, text)),
        total: results.length,
      },
      isMet: matched.some((words) => isMet(text, words)),
      isMetInPart: matched.some((words) => isMetInPart(text, words)),
    };
  }

  #load(): Promise<Pagefind> {
    this.#loading ??= load(`${this.#folder}pagefind.js`, this.#base).catch((error: unknown) => {
      // The next attempt may do better.
      this.#loading = undefined;
      throw error;
    });
    return this.#loading;
  }

  #words(): Promise<readonly string[]> {
    const language = document.documentElement.lang.toLowerCase();
    this.#vocabulary ??= fetch(`${this.#folder}words.${language}.json`)
      .then((response) => (response.ok ? (response.json() as Promise<string[]>) : []))
      .catch(() => []);
    return this.#vocabulary;
  }
}

async function load(url: string, base: string): Promise<Pagefind> {
  const pagefind = (await import(/* @vite-ignore */ url)) as Pagefind;
  await pagefind.options({ baseUrl: `${base}/`, ranking });
  await initialise(pagefind);
  return pagefind;
}

/**
 * The browser's dictionary cuts Chinese and Japanese into other words than the indexer's, so that titles would not be found
 * by themselves. Pagefind leaves a query whole when the language of the page is no tag that the browser knows, and finds the
 * index by what stands before the hyphen.
 */
async function initialise(pagefind: Pagefind): Promise<void> {
  const root = document.documentElement;
  const { lang } = root;
  const [unspacedLanguage] = /^(?:zh|ja|th)(?![^-])/i.exec(lang) ?? [];
  if (unspacedLanguage !== undefined) root.lang = `${unspacedLanguage}-_`;
  const ready = pagefind.init();
  root.lang = lang;
  await ready;
}

/** Pages with the very title that was asked for come first, whatever else speaks of it. */
function byTitle(fragments: readonly Fragment[], text: string): Fragment[] {
  const wanted = folded(text.trim());
  const isNamed = ({ meta }: Fragment): boolean => folded(meta['title'] ?? '') === wanted;
  return [...fragments.filter(isNamed), ...fragments.filter((fragment) => !isNamed(fragment))];
}
