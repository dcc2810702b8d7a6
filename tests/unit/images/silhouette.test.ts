import { Renderer } from '@takumi-rs/core';
import { expect, it } from 'vitest';
import { silhouetteOf } from '../../../src/images/silhouette.js';

const side = 100;

async function look(body: string) {
  const data = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${body}</svg>`);
  const pixels = await new Renderer().render(
    { type: 'image', src: 'icon', style: { width: side, height: side } },
    { width: side, height: side, format: 'raw', images: [{ src: 'icon', data }] },
  );
  return silhouetteOf(pixels, side);
}

it.each([
  ['a square', '<rect width="100" height="100" fill="#0055aa"/>', '#0055aa'],
  ['a tile with round corners', '<rect width="100" height="100" rx="30" fill="#0055aa"/>', '#0055aa'],
  ['a disc', '<circle cx="50" cy="50" r="45" fill="#0055aa"/>', '#0055aa'],
  ['a rhombus', '<path d="M0 50L50 0L100 50L50 100z" fill="#0055aa"/>', undefined],
  ['a ring', '<circle cx="50" cy="50" r="45" fill="none" stroke="#05a" stroke-width="9"/>', undefined],
  ['a banner', '<rect y="25" width="100" height="50" fill="#05a"/>', undefined],
  [
    'a disc of two colours',
    '<circle cx="50" cy="50" r="50" fill="#f00"/><path d="M0 50a50 50 0 0 1 100 0z" fill="#00f"/>',
    undefined,
  ],
])('The background of %s is %s', async (_name, body, ground) => {
  expect((await look(body))?.ground).toBe(ground);
});

it('The silhouette has the square bounds of the drawing', async () => {
  expect(await look('<rect x="20" y="30" width="40" height="20" fill="#000"/>')).toMatchObject({
    x: 20,
    y: 20,
    side: 40,
    isLight: false,
  });
});

it('A white drawing is light, and an invisible drawing has no silhouette', async () => {
  expect(await look('<path d="M0 50L50 0L100 50z" fill="#fff"/>')).toMatchObject({ isLight: true });
  expect(await look('<rect width="100" height="100" fill="none"/>')).toBeUndefined();
});
