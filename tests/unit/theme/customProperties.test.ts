import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const texts = globSync('src/**/*.{css,astro,ts,tsx}').map((file) => readFileSync(file, 'utf8'));
const namesIn = (pattern: RegExp): string[] =>
  texts.flatMap((text) => Array.from(text.matchAll(pattern), ([, name = '']) => name));

/** Names that the format gives to colours, and names of Tailwind and Scalar. */
const foreign = /^(?:primary|background|gray|default|color-primary|color-background|font-(?:sans|mono)$|scalar|line)\b/;

it('Custom properties of the theme have names that authors’ style sheets do not use', () => {
  const names = namesIn(/(?<![\w$-])--([a-z][\w-]*)(?=:)/g).filter((name) => !foreign.test(name));
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => !name.startsWith('tr-'))).toEqual([]);
});

it('Each custom property that styles use is defined', () => {
  const names = new Set(namesIn(/--(tr-[\w-]+)(?=['":])/g));
  const beginnings = namesIn(/--(tr-[\w-]+-)\$\{/g);
  const uses = new Set(namesIn(/var\(--(tr-[\w-]+)\)/g));
  const undefinedNames = [...uses].filter(
    (name) => !names.has(name) && !beginnings.some((beginning) => name.startsWith(beginning)),
  );
  expect(undefinedNames).toEqual([]);
});
