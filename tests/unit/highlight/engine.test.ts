import { expect, it } from 'vitest';
import { loadEngine, shareScanners } from '../../../src/highlight/engine.js';

/** An engine that counts its scanners, and whose scanners fail once they are disposed of. */
function countingEngine() {
  const counts = { made: 0, disposed: 0 };
  const engine = shareScanners({
    createScanner: () => {
      let isDisposed = false;
      counts.made += 1;
      return {
        findNextMatchSync: () => {
          if (isDisposed) throw new Error('disposed');
          return null;
        },
        dispose: () => {
          isDisposed = true;
          counts.disposed += 1;
        },
      };
    },
    createString: (content) => ({ content }),
  });
  return { engine, counts };
}

it('All highlighters of a process share an engine, so that each compiles no patterns again', async () => {
  expect(await loadEngine()).toBe(await loadEngine());
});

it('Equal lists of patterns are compiled once', () => {
  const { engine, counts } = countingEngine();
  engine.createScanner(['a', 'b']);
  engine.createScanner(['a', 'b']);
  expect(counts.made).toBe(1);
  engine.createScanner(['b', 'a']);
  expect(counts.made).toBe(2);
});

it('A scanner is kept until its last user disposes of it', () => {
  const { engine, counts } = countingEngine();
  const [first, second] = [engine.createScanner(['a']), engine.createScanner(['a'])];
  first.dispose?.();
  expect(second.findNextMatchSync('a', 0, 0)).toBe(null);
  second.dispose?.();
  expect(counts).toEqual({ made: 1, disposed: 1 });
  engine.createScanner(['a']).findNextMatchSync('a', 0, 0);
  expect(counts.made).toBe(2);
});
