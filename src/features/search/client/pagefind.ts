import { isUnspaced, joint, partWords } from '../wordParts.js';
import { endpointQuery, namedOperation, possibleNames } from './endpoint.js';
import { matchedWords, pageHit, type PagefindFragment } from './fragment.js';
import { searchedLanguage } from './language.js';
import { splitQuery, termsOf } from './matchMarks.js';
import { isMet, isMetInPart } from './metWords.js';
import { PagefindIndex, type FoundPage } from './pagefindIndex.js';
import type { SearchProvider, SearchQuery, SearchResults } from './provider.js';
import { rankPages } from './ranking.js';

/** Number of results that are examined for the few that are shown, because the index does not know whether words form a complete title. */
const candidates = 24;
/** Maximum number of words to search one by one if no page has all of them. */
const mostWords = 8;

const nothing: SearchResults = { hits: [], total: 0 };

/** Corrects a misspelt text; undefined if it has no correction. */
type Correction = (text: string) => string | undefined;

export class PagefindProvider implements SearchProvider {
  readonly #base: string;
  readonly #folder: string;
  #index: Promise<PagefindIndex> | undefined;
  #correct: Promise<Correction> | undefined;

  /**
   * @param base URL prefix of the site without trailing slash.
   * @param folder address of the index, with a trailing slash.
   */
  constructor(base: string, folder: string) {
    this.#base = base;
    this.#folder = folder;
  }

  async prepare(): Promise<void> {
    await this.#load();
  }

  async search(query: SearchQuery): Promise<SearchResults> {
    try {
      return await this.#search(query);
    } catch (error) {
      // An instance does not retry a part that failed to load.
      if (!query.signal.aborted) this.#forget();
      throw error;
    }
  }

  async #search(query: SearchQuery): Promise<SearchResults> {
    const text = parted(query.text);
    const [asked, ...otherForms] = formsOf(text);
    if (asked === undefined) return nothing;
    const direct = await this.#find(asked, query, await this.#operations(query));
    if (direct.isMet) return direct.results;
    if (!(await (await this.#load()).isCurrent())) {
      this.#forget();
      return this.#search(query);
    }
    const inPart = direct.isMetInPart ? direct.results : nothing;
    for (const form of otherForms) {
      const other = await this.#find(form, query);
      if (other.isMet && other.results.total > 0) return other.results;
    }
    const suggestion = (await this.#correction())(splitQuery(text));
    if (suggestion !== undefined) {
      const { results, isMet: isAll } = await this.#find(suggestion, query);
      if (isAll && results.total > 0) return { ...results, corrected: suggestion };
    }
    return (await this.#findAny(suggestion ?? splitQuery(text), query)) ?? inPart;
  }

  async #operations({ text, version }: SearchQuery): Promise<readonly FoundPage[]> {
    const operation = namedOperation(text);
    return operation ? (await this.#load()).findOperations(possibleNames(operation), version) : [];
  }

  /**
   * Finds pages with all words of a text.
   *
   * @param first results to put first.
   */
  async #find(
    text: string,
    query: SearchQuery,
    first: readonly FoundPage[] = [],
  ): Promise<{ results: SearchResults; isMet: boolean; isMetInPart: boolean }> {
    const pages = joined(first, await this.#ask(text, query));
    // A single letter is no title to look for, so fewer candidates are loaded and the results appear at once.
    const isLetter = text.length === 1 && !isUnspaced(text);
    const fragments = await Promise.all(pages.slice(0, isLetter ? query.limit : candidates).map((each) => each.data()));
    query.signal.throwIfAborted();
    const matched = fragments.map(matchedWords);
    return {
      results: { hits: hitsOf(fragments, text, query), total: pages.length },
      isMet: first.length > 0 || matched.some((words) => isMet(text, words)),
      isMetInPart: matched.some((words) => isMetInPart(text, words)),
    };
  }

  /** Finds pages with most words of a text, if none has all of them; undefined if there is nothing to choose from. */
  async #findAny(text: string, query: SearchQuery): Promise<SearchResults | undefined> {
    const terms = [...new Set(termsOf(text))];
    // Short words occur in every sentence.
    const long = terms.filter((term) => term.length > 3 || /\d/.test(term) || isUnspaced(term)).slice(0, mostWords);
    if (terms.length < 2 || long.length === 0) return undefined;
    const pages = new Map<string, { parts: FoundPage[]; score: number }>();
    const used: string[] = [];
    for (const term of long) {
      const matches = await this.#ask(term, query);
      const best = await matches[0]?.data();
      if (!best || !isMetInPart(term, matchedWords(best))) continue;
      used.push(term);
      const highest = matches[0]?.score ?? 1;
      for (const each of matches) {
        const page = pages.get(each.id) ?? { parts: [], score: 0 };
        // A page with several of the words comes before any page with only one.
        pages.set(each.id, { parts: [...page.parts, each], score: page.score + 1 + each.score / highest });
      }
    }
    if (pages.size === 0) return undefined;
    const best = [...pages.values()].sort((one, other) => other.score - one.score).slice(0, candidates);
    const fragments = await Promise.all(best.map(({ parts }) => merged(parts)));
    query.signal.throwIfAborted();
    const correction = used.join(' ');
    return { hits: hitsOf(fragments, correction, query), total: pages.size, corrected: correction };
  }

  async #ask(text: string, { version, signal }: SearchQuery): Promise<readonly FoundPage[]> {
    const pages = await (await this.#load()).find(text, version);
    signal.throwIfAborted();
    return pages;
  }

  #load(): Promise<PagefindIndex> {
    this.#index ??= PagefindIndex.load(this.#folder, this.#base).catch((error: unknown) => {
      // The next attempt may succeed.
      this.#index = undefined;
      throw error;
    });
    return this.#index;
  }

  #forget(): void {
    void this.#index?.then((index) => index.close()).catch(() => undefined);
    this.#index = undefined;
    this.#correct = undefined;
  }

  #correction(): Promise<Correction> {
    const language = searchedLanguage().toLowerCase();
    // Loaded on demand, because most queries need no correction.
    this.#correct ??= Promise.all([import('./spelling.js'), fetch(`${this.#folder}words.${language}.json`)])
      .then(async ([{ correctQuery, vocabularyFrom }, response]): Promise<Correction> => {
        const vocabulary = vocabularyFrom(response.ok ? ((await response.json()) as string[]) : []);
        return (text) => correctQuery(text, vocabulary);
      })
      .catch(() => () => undefined);
    return this.#correct;
  }
}

/** A query with spaces between words that are written without. */
const parted = (text: string): string => partWords(text, searchedLanguage()).replaceAll(joint, ' ');

/** Merges results without repetition; results with matched words are preferred. */
function joined(first: readonly FoundPage[], others: readonly FoundPage[]): readonly FoundPage[] {
  const byId = new Map(others.map((each) => [each.id, each]));
  const ids = new Set(first.map(({ id }) => id));
  return [...first.map((each) => byId.get(each.id) ?? each), ...others.filter(({ id }) => !ids.has(id))];
}

/**
 * The forms in which a query is searched, in turn: as typed; a path without its first segment, which may belong to the server; and with spaces for
 * all punctuation. The index contains `docs.json` whole and in parts.
 */
function formsOf(text: string): string[] {
  const operation = endpointQuery(text);
  // Pagefind ignores ordinary punctuation but finds nothing for words with other symbols.
  const forms = operation
    ? [operation.path, operation.path.replace(/^\/[^/]+(?=\/)/, '')]
    : [text.replace(/[\p{S}\p{Cf}]+/gu, ' ')];
  return [...new Set([...forms, splitQuery(text)])].filter((form) => form.trim() !== '');
}

function hitsOf(fragments: readonly PagefindFragment[], text: string, query: SearchQuery): SearchResults['hits'] {
  return rankPages(fragments, query.text, text)
    .slice(0, query.limit)
    .map((fragment) => pageHit(fragment, text));
}

/** Merges results for several words into one page. */
async function merged(parts: readonly FoundPage[]): Promise<PagefindFragment> {
  const fragments = await Promise.all(parts.map((each) => each.data()));
  const [first] = fragments;
  if (!first) throw new Error('A page is found by a word.');
  return { ...first, weighted_locations: fragments.flatMap(({ weighted_locations: locations }) => locations) };
}
