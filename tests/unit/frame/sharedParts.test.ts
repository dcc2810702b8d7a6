import { expect, it } from 'vitest';
import { takeSharedParts } from '../../../src/frame/build/sharedParts.js';

it('Fonts for other scripts are parts by their characters', () => {
  const face = (range: string): string => `@font-face{font-family:Inter;unicode-range:${range}}`;
  const [latin, greek] = [face('U+20-7E,U+A0'), face('U+370-377')];
  expect(takeSharedParts(`${latin}${greek}a{}${greek}`)).toEqual({
    rest: `${latin}a{}`,
    parts: [{ css: greek + greek, needs: [], characters: 'U+370-377' }],
  });
});

it('Only pages with fields have the rules for dates, files and long texts', () => {
  const own = ['::-webkit-datetime-edit{padding-block:0}', 'textarea{resize:vertical}'] as const;
  const { rest, parts } = takeSharedParts(
    `@layer base{a{color:inherit}${own[0]}button,textarea{font:inherit}${own[1]}}`,
  );
  expect(rest).toBe('@layer base{a{color:inherit}button,textarea{font:inherit}}');
  expect(parts).toEqual([
    { css: `@layer base{${own.join('')}}`, needs: expect.arrayContaining([['textarea'], ['[type=date]']]) as unknown },
  ]);
});
