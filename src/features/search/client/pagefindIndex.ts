import { isDevelopment } from '../../../browser/site.js';
import { indexName } from '../wordParts.js';
import type { PagefindFragment } from './fragment.js';
import { searchedLanguage } from './language.js';

export interface FoundPage {
  id: string;
  score: number;
  data(): Promise<PagefindFragment>;
}

/** Each index needs an instance of its own, because loading another index discards shared state. */
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
  // Long pages on a subject must not be ranked lower for their length.
  pageLength: 0.4,
  metaWeights: { title: 10, words: 10, keywords: 6, synonyms: 5, related: 2, endpoint: 6, method: 1, crumbs: 0.5 },
};

/** Milliseconds for which an index counts as current after a check. In development, any edit replaces it. */
const trusted = isDevelopment ? 0 : 10_000;

export class PagefindIndex {
  readonly #instance: Instance;
  readonly #entry: string;
  /** Address of the index's description, which changes when the site is rebuilt. */
  readonly #entryUrl: string;
  #lastUse = Date.now();

  private constructor(instance: Instance, entryUrl: string, entry: string) {
    this.#instance = instance;
    this.#entryUrl = entryUrl;
    this.#entry = entry;
  }

  /**
   * @param folder address of the index, with a trailing slash.
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
    // Makes the browser compile the search before the first query. A filter that no page has loads no files.
    await instance.search(null, { filters: { none: 'none' } });
    return new PagefindIndex(instance, entryUrl, entry);
  }

  /** Finds pages that contain every word of a text, or a word that begins with it; best first. */
  async find(text: string, version: string | undefined): Promise<readonly FoundPage[]> {
    const { results } = await this.#instance.search(text, { filters: version === undefined ? {} : { version } });
    return results;
  }

  /**
   * Finds the API pages of operations.
   *
   * @param names in the form of `operationNames`.
   */
  async findOperations(names: readonly string[], version: string | undefined): Promise<readonly FoundPage[]> {
    if (names.length === 0) return [];
    const filters = { operation: { any: names }, ...(version === undefined ? {} : { version }) };
    return (await this.#instance.search(null, { filters })).results;
  }

  /**
   * True if the index still belongs to the site. Pagefind treats parts that fail to load as empty, so without this check nothing would be found
   * offline or after a rebuild.
   *
   * @throws if the index cannot be reached.
   */
  async isCurrent(): Promise<boolean> {
    if (Date.now() - this.#lastUse < trusted && navigator.onLine) return true;
    const isSame = (await fetchText(this.#entryUrl)) === this.#entry;
    this.#lastUse = Date.now();
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

/**
 * Pagefind chooses the index by the page's language, which may differ from the version's, and does not split a query if the browser does not know the
 * tag.
 */
function inSearchedLanguage<Made>(make: () => Made): Made {
  const root = document.documentElement;
  const { lang } = root;
  const name = indexName(searchedLanguage());
  if (name !== lang.toLowerCase()) root.lang = name;
  const result = make();
  root.lang = lang;
  return result;
}
