import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReaderEvent } from '../../../../src/browser/readerEvent.js';
import { createSearchLog, type SearchLog } from '../../../../src/browser/services/searchLog.js';

describe('Events of the search', () => {
  let told: ReaderEvent[];
  let log: SearchLog;

  beforeEach(() => {
    vi.useFakeTimers();
    told = [];
    log = createSearchLog((event) => told.push(event));
  });
  afterEach(() => void vi.useRealTimers());

  const events = (): string[] =>
    told.map(({ event, properties }) => `${event.replace('docs.search.', '')} ${Object.values(properties).join(' ')}`);

  it('A query is told once its reader stops to type, and its beginnings are not', () => {
    for (const [query, hits] of [
      ['g', 40],
      ['go', 12],
      ['gorse', 2],
    ] as const) {
      log.answered(query, hits);
      vi.advanceTimersByTime(400);
    }
    expect(events()).toEqual([]);
    vi.advanceTimersByTime(700);
    expect(events()).toEqual(['query gorse 2']);
  });

  it('A result that is followed at once tells of the query first, and of no closing', () => {
    log.answered('gorse', 2);
    log.followed('/second#gorse', 2);
    log.closed();
    vi.runAllTimers();
    expect(events()).toEqual(['query gorse 2', 'result_click gorse /second#gorse 2']);
  });

  it('A search that is given up tells how many queries there were, and how many found nothing', () => {
    log.answered('gorze', 0);
    vi.advanceTimersByTime(1000);
    log.answered('gorse', 2);
    log.closed();
    expect(events()).toEqual(['query gorze 0', 'query gorse 2', 'close 2 1']);
    log.closed();
    expect(events().at(-1)).toBe('close 0 0');
  });

  it('The same query is told once in a search, and again in the next', () => {
    log.answered('gorse', 2);
    log.settle();
    log.answered('gorse', 2);
    log.closed();
    log.answered('gorse', 2);
    log.closed();
    expect(events()).toEqual(['query gorse 2', 'close 1 0', 'query gorse 2', 'close 1 0']);
  });
});
