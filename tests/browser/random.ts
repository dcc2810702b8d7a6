/** Seed of the random numbers: new in each run, unless `TRELLIS_SEED` repeats an earlier one. */
const seed = Number(process.env['TRELLIS_SEED'] ?? Math.floor(Math.random() * 2 ** 31));

/** To be said when a test fails, so that it can fail again. */
export const seedText = `TRELLIS_SEED=${seed}`;

/** Numbers from 0 up to 1 that the seed alone decides (mulberry32). */
export function randomNumbers(): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Some of a list, none of them twice. */
export function sample<Item>(items: readonly Item[], count: number, random: () => number): Item[] {
  const rest = [...items];
  return Array.from({ length: Math.min(count, rest.length) }, () =>
    rest.splice(Math.floor(random() * rest.length), 1),
  ).flat();
}

/** A text with one slip of the finger in one of its longer words: a letter too few or too many, a wrong one, or two in the wrong order. */
export function misspelt(text: string, random: () => number): string {
  const words = text.split(' ');
  const long = [...words.keys()].filter((index) => (words[index] ?? '').length >= 6);
  const index = long[Math.floor(random() * long.length)] ?? 0;
  const word = words[index] ?? '';
  // The first letter is rarely wrong.
  const at = 1 + Math.floor(random() * (word.length - 2));
  const [before, one = '', two = '', after] = [word.slice(0, at), word[at], word[at + 1], word.slice(at + 2)];
  const slips = [
    before + two + after,
    before + one + one + two + after,
    `${before}x${two}${after}`,
    before + two + one + after,
  ];
  return words.with(index, slips[Math.floor(random() * slips.length)] ?? '').join(' ');
}
