import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { holds, isElsewhere } from '../../../src/build/shards/shard.js';
import { readFrontmatter } from '../../../src/content/readFrontmatter.js';

it('Every address belongs to exactly one of any number of shards', () => {
  fc.assert(
    fc.property(fc.webPath(), fc.integer({ min: 1, max: 12 }), (address, count) => {
      const shards = Array.from({ length: count }, (_, index) => ({ index: index + 1, count }));
      expect(shards.filter((shard) => holds(shard, address))).toHaveLength(1);
    }),
  );
});

const addresses = Array.from({ length: 4000 }, (_, index) => `/guides/page-${index}`);

it('Shards of a large site differ by less than a tenth', () => {
  const sizes = [1, 2, 3, 4].map((index) => addresses.filter((each) => holds({ index, count: 4 }, each)).length);
  expect(Math.min(...sizes)).toBeGreaterThan(Math.max(...sizes) * 0.9);
});

const shard = { index: 1, count: 2 };
const other = addresses.find((each) => !holds(shard, each)) ?? '';
const own = addresses.find((each) => holds(shard, each)) ?? '';

it.each([
  ['a page with a title', '---\ntitle: Soil\n---\nText.', true],
  ['a page whose code imports something', '---\ntitle: Soil\n---\n```js\nimport a from "a";\n```', true],
  ['a page that imports something', '---\ntitle: Soil\n---\nimport a from "/snippets/a.mdx";', false],
  ['a page with a snippet', '---\ntitle: Soil\n---\n<Snippet file="a.mdx" />', false],
  ['a page without a title', '---\nicon: leaf\n---\ntitle: Soil', false],
  ['a page without frontmatter', '# Soil', false],
])('Of another shard, %s is read by its title: %#', (_, text, isByTitle) => {
  const { title } = readFrontmatter(text, 'soil.mdx').frontmatter;
  expect(isElsewhere(shard)({ route: other, title, text })).toBe(isByTitle);
  expect(isElsewhere(shard)({ route: own, title, text })).toBe(false);
});
