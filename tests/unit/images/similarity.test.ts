import { expect, it } from 'vitest';
import { similarityOf, type Luma } from '../../../src/images/similarity.js';

const [width, height] = [64, 48];

/** A picture of which a function tells how light each place is. */
const painted = (light: (x: number, y: number) => number): Luma => ({
  data: Uint8Array.from({ length: width * height }, (_, at) => light(at % width, Math.floor(at / width))),
  width,
  height,
});
const plain = painted(() => 250);
/** Bars in a corner of a plain ground. */
const bars = (dark: number): Luma => painted((x, y) => (x < 16 && y < 16 && x % 4 < 2 ? dark : 250));

it('A picture is like itself, and less like one that is further from it', () => {
  expect(similarityOf(bars(20), bars(20))).toEqual({ whole: 1, detailed: 1 });
  const near = similarityOf(bars(20), bars(60));
  const far = similarityOf(bars(20), bars(200));
  expect(near.whole).toBeLessThan(1);
  expect(far.whole).toBeLessThan(near.whole);
});

it('Blocks with something in them are told apart from a large plain ground', () => {
  const { whole, detailed } = similarityOf(bars(20), plain);
  expect(whole).toBeGreaterThan(0.9);
  expect(detailed).toBeLessThan(0.01);
});

it('The similarity of a block is that of its definition', () => {
  const [p, q] = [0, 255];
  const block = (light: number): Luma => ({ data: new Uint8Array(64).fill(light), width: 8, height: 8 });
  expect(similarityOf(block(p), block(q)).whole).toBeCloseTo(6.5025 / (q ** 2 + 6.5025), 10);
});

it('A picture that is smaller than a block has no differences', () => {
  const dot: Luma = { data: Uint8Array.of(0), width: 1, height: 1 };
  expect(similarityOf(dot, { ...dot, data: Uint8Array.of(255) })).toEqual({ whole: 1, detailed: 1 });
});
