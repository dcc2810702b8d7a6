import type { ReaderEvent } from '../readerEvent.js';

/** Milliseconds without typing after which a query counts as complete. */
const settling = 1000;

/** The events of a search dialog, which shows results at every keystroke. */
export interface SearchLog {
  /** Records the number of results for the text typed so far. */
  answered(query: string, hits: number): void;
  /** Reports that a result was followed; the first one has position 1. */
  followed(href: string, position: number): void;
  closed(): void;
  /** Reports the current query, because the reader may not return. */
  settle(): void;
}

/** Reports each complete query once, with its results. */
export function createSearchLog(tell: (event: ReaderEvent) => void): SearchLog {
  let results: { query: string; hits: number } | undefined;
  let lastQuery: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let queries = 0;
  let misses = 0;
  let hasFollowed = false;

  const settle = (): void => {
    clearTimeout(timer);
    if (!results || results.query === lastQuery) return;
    lastQuery = results.query;
    queries += 1;
    if (results.hits === 0) misses += 1;
    tell({ event: 'docs.search.query', properties: results });
  };

  return {
    settle,
    answered(query, hits) {
      clearTimeout(timer);
      results = { query, hits };
      timer = setTimeout(settle, settling);
    },
    followed(href, position) {
      settle();
      hasFollowed = true;
      tell({ event: 'docs.search.result_click', properties: { query: results?.query ?? '', href, position } });
    },
    closed() {
      settle();
      if (!hasFollowed) tell({ event: 'docs.search.close', properties: { queries, misses } });
      results = lastQuery = undefined;
      queries = misses = 0;
      hasFollowed = false;
    },
  };
}
