import { expect, it } from 'vitest';
import { didYouMean, nearestPath } from '../../../../src/site/checks/targets.js';

it.each([
  ['/guides/strat', ['/guides/start'], '/guides/start'],
  ['/old/watering', ['/guides/watering'], '/guides/watering'],
  ['/images/ART04-view.png', ['/images/ATR04-view.png'], '/images/ATR04-view.png'],
  ['/docs/images/1.tab.png', ['/images/2.tab.png', '/images/1.tab.png'], '/images/1.tab.png'],
  ['/old/watering', ['/ko/guides/watering', '/guides/watering'], '/guides/watering'],
  ['/old/watering', ['/water/watering', '/guides/watering'], undefined],
  // Another number or method means another page.
  ['/images/1.png', ['/images/2.png'], undefined],
  ['/v1/erc6551/post/mint', ['/v1/erc1155/post/mint'], undefined],
  ['/api/erc1155/put/metadata', ['/api/nft/get/metadata'], undefined],
])('The nearest path to %s among %j is %s', (path, candidates, meant) => {
  expect(nearestPath(path, candidates)).toBe(meant);
});

it('The base of a site is named that an address may begin with', () => {
  const hint = 'Did you mean `/a.png`? If the site is served under `/docs`, build it with `--base /docs`.';
  expect(didYouMean('/docs/a.png', '/a.png', ['/a.png'])).toEqual({ help: hint, base: '/docs' });
  expect(didYouMean('/docs/b.png', '/docs/a.png', ['/docs/a.png'])).toEqual({ help: 'Did you mean `/docs/a.png`?' });
});

it('A folder that is gone is not taken for the base of a site', () => {
  expect(didYouMean('/csharp/start', '/start', ['/start', '/guide'])).toEqual({ help: 'Did you mean `/start`?' });
});

it('The folder of a language is not taken for the base of a site', () => {
  expect(didYouMean('/ja/start', '/start', ['/start', '/ja', '/ja/guide'])).toEqual({
    help: 'Did you mean `/start`?',
  });
});
