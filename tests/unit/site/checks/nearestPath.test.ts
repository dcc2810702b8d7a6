import { expect, it } from 'vitest';
import { nearestPath } from '../../../../src/site/checks/targets.js';

it.each([
  ['/guides/strat', ['/guides/start'], '/guides/start'],
  ['/old/watering', ['/guides/watering'], '/guides/watering'],
  ['/images/ART04-view.png', ['/images/ATR04-view.png'], '/images/ATR04-view.png'],
  // Another number or method means another page.
  ['/images/1.png', ['/images/2.png'], undefined],
  ['/v1/erc6551/post/mint', ['/v1/erc1155/post/mint'], undefined],
  ['/api/erc1155/put/metadata', ['/api/nft/get/metadata'], undefined],
])('The nearest path to %s among %j is %s', (path, candidates, meant) => {
  expect(nearestPath(path, candidates)).toBe(meant);
});
