import { wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import { tokenStyles } from '../../../src/highlight/styles.js';

test('The style sheet of the component matches the themes', async () => {
  await expect(tokenStyles()).toMatchFileSnapshot('../../../src/theme/components/code/tokens.css');
});

test('Every colour is readable on every background in both modes', () => {
  const pairs = (pattern: RegExp) =>
    [...tokenStyles().matchAll(pattern)].map(([, light = '', dark = '']) => ({ light, dark }));
  const grounds = pairs(/--tr-code-(?!text)\w+: light-dark\((.*?), (.*?)\)/g);
  const texts = pairs(/(?:color|--tr-code-text): light-dark\((.*?), (.*?)\)/g);
  expect(grounds).toHaveLength(4);
  expect(texts.length).toBeGreaterThan(8);
  const unreadable = texts.filter((text) =>
    grounds.some(
      (ground) => wcagContrast(text.light, ground.light) < 4.5 || wcagContrast(text.dark, ground.dark) < 4.5,
    ),
  );
  expect(unreadable).toEqual([]);
});
