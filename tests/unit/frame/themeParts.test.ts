import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readStyleParts, sheets } from '../../../src/frame/build/themeParts.js';
import { packageRoot } from '../../../src/shared/packageRoot.js';

const theme = path.join(packageRoot, 'src/theme');

it('Each style sheet of the theme is part of pages', () => {
  const all = readdirSync(theme, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'));
  const index = readFileSync(path.join(theme, 'styles/index.css'), 'utf8');
  const imported = Array.from(index.matchAll(/'\.\/([\w-]+\.css)'/g), ([, name]) => `styles/${name}`);
  // These are added by themselves: all others, values for them, the utilities and colours that docs.json can change.
  const own = ['styles/index.css', 'styles/constants.css', 'styles/utilities.css', 'components/code/tokens.css'];
  expect([...sheets, ...imported, ...own].sort()).toEqual(all.map((name) => name.replaceAll('\\', '/')).sort());
});

it('No part is for every page', () => {
  const { layout, content } = readStyleParts();
  const always = [...layout, ...content].filter(({ needs }) => needs.some((tokens) => tokens.length === 0));
  expect(always).toEqual([]);
});

it('A page that shows another version by a script has the styles for its sidebar', () => {
  const { layout } = readStyleParts();
  const anchors = layout.find(({ css }) => css.includes('.nav-anchor'));
  expect(anchors?.needs).toContainEqual(['#reframings']);
});

it('A page to which scripts of the author can add elements has the styles for them', () => {
  const { layout } = readStyleParts();
  const tables = layout.find(({ css }) => css.includes('fade-end'));
  expect(tables?.needs).toEqual(expect.arrayContaining([['trellis-island'], ['[data-ahead]']]));
});

it('Properties are in pages with the parts that use them', () => {
  const { content } = readStyleParts();
  const tones = content.find(({ css }) => css.includes('--tr-tone-red-text:'));
  expect(tones?.needs).toEqual(expect.arrayContaining([['.callout'], ['.badge'], ['.pill'], ['trellis-diagram']]));
  expect(tones?.needs).not.toContainEqual(['.card']);
});
