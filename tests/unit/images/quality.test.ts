import { expect, it } from 'vitest';
import { ofLeastQuality } from '../../../src/images/quality.js';

async function chosen(least: number | undefined): Promise<{ quality: number; made: number[] }> {
  const made: number[] = [];
  const make = (quality: number): Promise<number> => Promise.resolve(made.push(quality)).then(() => quality);
  const looksAlike = least === undefined ? undefined : (file: number) => Promise.resolve(file >= least);
  return { quality: await ofLeastQuality(make, looksAlike), made };
}

it.each([
  [0, 48],
  [48, 48],
  [51, 52],
  [56, 56],
  [57, 60],
  [99, 60],
])('Where a picture looks like its own from %i on, the quality is %i', async (least, quality) => {
  const { quality: found, made } = await chosen(least);
  expect(found).toBe(quality);
  expect(made.length).toBeLessThanOrEqual(3);
});

it('A picture that is not looked at has the best quality', async () => {
  expect(await chosen(undefined)).toEqual({ quality: 60, made: [60] });
});
