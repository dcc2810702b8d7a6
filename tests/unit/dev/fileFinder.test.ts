import { expect, it } from 'vitest';
import { createFileFinder } from '../../../src/dev/fileFinder.js';
import type { Listing } from '../../../src/features/siteFile.js';

const file = (text: string) => ({ contents: () => text });

it('The first file with an address is found, and listings are read only as far as that takes', () => {
  let isRead = false;
  function* pages(): Listing {
    yield ['/a', file('page a')];
    yield ['/b', file('page b')];
  }
  function* samples(): Listing {
    isRead = true;
    yield ['/a', file('sample a')];
    yield ['/c', file('sample c')];
  }
  const find = createFileFinder([pages(), samples()]);
  expect(['/b', '/a'].map((address) => find(address)?.contents(() => undefined))).toEqual(['page b', 'page a']);
  expect(isRead).toBe(false);
  expect(['/c', '/none', '/a'].map((address) => find(address)?.contents(() => undefined))).toEqual([
    'sample c',
    undefined,
    'page a',
  ]);
});
