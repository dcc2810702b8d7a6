import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const sources = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:ts|astro|js|mjs|css)$/.test(file))
  .map((file) => path.join('src', file));

it('Comments of the code cite existing rules of FORMAT.md only', () => {
  const rules = new Set(Array.from(read('src/FORMAT.md').matchAll(/^#+ (\d+(?:\.\d+)?) /gm), ([, number]) => number));
  const cited = sources.flatMap((file) => {
    const text = read(file).replace(/\n\s*(?:\*|\/\/) ?/g, ' ');
    return Array.from(text.matchAll(/FORMAT\.md (\d+(?:\.\d+)?(?:(?:, | to )\d+\.\d+)*)/g), ([, numbers = '']) =>
      numbers.split(/, | to /).map((number) => ({ file, number })),
    ).flat();
  });
  expect(cited.length).toBeGreaterThan(50);
  expect(cited.filter(({ number }) => !rules.has(number))).toEqual([]);
});

it('Comments of the code refer to no other text on the format', () => {
  expect(sources.filter((file) => /format spec\b/i.test(read(file)))).toEqual([]);
});
