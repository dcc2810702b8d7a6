import type { ReaderEvent } from '../readerEvent.js';

/** Milliseconds without a letter after which a query is meant, and not the beginning of one. */
const settling = 1000;

/** The events of one search dialog, which answers at each letter. */
export interface SearchLog {
  /** Takes note of the answer for the text that is typed so far. */
  answered(query: string, hits: number): void;
  /** A result is followed, the first being 1. */
  followed(href: string, position: number): void;
  closed(): void;
  /** Tells of a query whose reader may not come back. */
  settle(): void;
}

/** Tells of the queries that a reader means, once each, and of what came of them. */
export function createSearchLog(tell: (event: ReaderEvent) => void): SearchLog {
  let shown: { query: string; hits: number } | undefined;
  let told: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let queries = 0;
  let misses = 0;
  let hasFollowed = false;

  const settle = (): void => {
    clearTimeout(timer);
    if (!shown || shown.query === told) return;
    told = shown.query;
    queries += 1;
    if (shown.hits === 0) misses += 1;
    tell({ event: 'docs.search.query', properties: shown });
  };

  return {
    settle,
    answered(query, hits) {
      clearTimeout(timer);
      shown = { query, hits };
      timer = setTimeout(settle, settling);
    },
    followed(href, position) {
      settle();
      hasFollowed = true;
      tell({ event: 'docs.search.result_click', properties: { query: shown?.query ?? '', href, position } });
    },
    closed() {
      settle();
      if (!hasFollowed) tell({ event: 'docs.search.close', properties: { queries, misses } });
      shown = told = undefined;
      queries = misses = 0;
      hasFollowed = false;
    },
  };
}
