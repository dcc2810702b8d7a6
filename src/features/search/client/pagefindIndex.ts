import { indexName } from '../wordParts.js';
import type { PagefindFragment } from './fragment.js';
import { searchedLanguage } from './language.js';

/** A page that was found. */
export interface FoundPage {
  id: string;
  score: number;
  data(): Promise<PagefindFragment>;
}

/** One of its own for each index: what all share is taken away while the next index begins to use it. */
interface Instance {
  init(): Promise<void>;
  destroy(): Promise<void>;
  search(
    text: string | null,
    options: { filters: Readonly<Record<string, string | { any: readonly string[] }>> },
  ): Promise<{ results: readonly FoundPage[] }>;
}

interface Pagefind {
  createInstance(options: Readonly<Record<string, unknown>>): Instance;
}

const ranking = {
  // A page that treats of something at length may be long, and need not lose for it.
  pageLength: 0.4,
  metaWeights: { title: 10, words: 10, keywords: 6, endpoint: 6, method: 1, crumbs: 0.5 },
};

/** Milliseconds for which an index that was just looked after is taken to be whole; while an author works, any edit makes another. */
const trusted = import.meta.env.DEV ? 0 : 10_000;

/** An index of Pagefind, loaded. */
export class PagefindIndex {
  readonly #instance: Instance;
  readonly #entry: string;
  /** Says what the index has; another one once the site was built anew. */
  readonly #entryUrl: string;
  #seen = Date.now();

  private constructor(instance: Instance, entryUrl: string, entry: string) {
    this.#instance = instance;
    this.#entryUrl = entryUrl;
    this.#entry = entry;
  }

  /**
   * @param folder address of the index, with a slash at its end.
   * @param base URL prefix of the site without trailing slash.
   */
  static async load(folder: string, base: string): Promise<PagefindIndex> {
    const entryUrl = `${folder}pagefind-entry.json`;
    const [pagefind, entry] = await Promise.all([
      import(/* @vite-ignore */ `${folder}pagefind.js`) as Promise<Pagefind>,
      fetchText(entryUrl),
    ]);
    const instance = inSearchedLanguage(() => pagefind.createInstance({ baseUrl: `${base}/`, ranking }));
    await instance.init();
    return new PagefindIndex(instance, entryUrl, entry);
  }

  /** The pages that have every word of a text, or the beginning of one; the best first. */
  async find(text: string, version: string | undefined): Promise<readonly FoundPage[]> {
    const { results } = await this.#instance.search(text, { filters: version === undefined ? {} : { version } });
    return results;
  }

  /** The API pages of operations. @param names as `operationNames` gives them. */
  async findOperations(names: readonly string[], version: string | undefined): Promise<readonly FoundPage[]> {
    if (names.length === 0) return [];
    const filters = { operation: { any: names }, ...(version === undefined ? {} : { version }) };
    return (await this.#instance.search(null, { filters })).results;
  }

  /**
   * True if the index still belongs to the site. Pagefind treats a part that it cannot load as empty, so that nothing
   * would be found offline, or after a new build of the site.
   *
   * @throws when the index cannot be reached.
   */
  async isCurrent(): Promise<boolean> {
    if (Date.now() - this.#seen < trusted && navigator.onLine) return true;
    const isSame = (await fetchText(this.#entryUrl)) === this.#entry;
    this.#seen = Date.now();
    return isSame;
  }

  close(): Promise<void> {
    return this.#instance.destroy();
  }
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.text();
}

/** Pagefind finds the index by the language of the page, which need not be that of the version, and leaves a query as it is when that is no tag that the browser knows. */
function inSearchedLanguage<Made>(make: () => Made): Made {
  const root = document.documentElement;
  const { lang } = root;
  const name = indexName(searchedLanguage());
  if (name !== lang.toLowerCase()) root.lang = name;
  const made = make();
  root.lang = lang;
  return made;
}
