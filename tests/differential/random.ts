/** Numbers that look random, and are the same for the same seed (mulberry32). */
export interface Random {
  /** From 0 up to, and without, 1. */
  next(): number;
  /** A whole number from 0 up to, and without, `below`. */
  below(below: number): number;
  /** One of some values; undefined where there are none. */
  of<Value>(values: readonly Value[]): Value | undefined;
}

/** Makes a row of numbers. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return { next, below, of: (values) => values[below(values.length)] };
}
