import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBatch, refusesTracking, type SentEvent } from '../../../../src/browser/services/receiver.js';

const event = (query: string): SentEvent => ({
  event: 'docs.search.query',
  path: '/a',
  properties: { query, hits: 3 },
  time: '2026-11-23T05:00:00.000Z',
});

describe('Events on their way to the author’s address', () => {
  let bodies: SentEvent[][];
  const batch = () => createBatch((body) => bodies.push(JSON.parse(body) as SentEvent[]));

  beforeEach(() => {
    vi.useFakeTimers();
    bodies = [];
  });
  afterEach(() => void vi.useRealTimers());

  it('Events are sent together some seconds after the first', () => {
    const { add } = batch();
    add(event('a'));
    vi.advanceTimersByTime(4000);
    add(event('b'));
    expect(bodies).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(bodies).toEqual([[event('a'), event('b')]]);
    vi.advanceTimersByTime(60_000);
    expect(bodies).toHaveLength(1);
  });

  it('At most twenty events are sent at once, far below what a browser takes from a page that is left', () => {
    const { add, flush } = batch();
    const long = 'é'.repeat(5000);
    for (let index = 0; index < 45; index += 1) add(event(long));
    flush();
    flush();
    expect(bodies.map(({ length }) => length)).toEqual([20, 20, 5]);
    expect(bodies[0]?.[0]?.properties['query']).toHaveLength(200);
    expect(Buffer.byteLength(JSON.stringify(bodies[0]))).toBeLessThan(16_384);
  });

  it.each([
    [{ doNotTrack: '1' }, true],
    [{ globalPrivacyControl: true }, true],
    [{ doNotTrack: '0', globalPrivacyControl: false }, false],
    [{ doNotTrack: null }, false],
    [{}, false],
  ])('Of a browser with %o, it is %o that nothing may be sent', (browser, expected) => {
    expect(refusesTracking(browser)).toBe(expected);
  });
});
