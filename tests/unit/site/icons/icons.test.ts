import { describe, expect, it, test } from 'vitest';
import { findIcon, iconNames, nearestIcon } from '../../../../src/site/icons/icons.js';
import { isImage } from '../../../../src/mdx/imageName.js';
import { candidateNames } from '../../../../src/site/icons/names.js';
import oldNames from '../../../../src/site/icons/oldNames.json' with { type: 'json' };
import standIns from '../../../../src/site/icons/standIns.json' with { type: 'json' };

const body = (name: string, style?: string) => findIcon({ name, ...(style ? { style } : {}) })?.body;

describe('findIcon', () => {
  it('The library of an icon wins over that of the site', () => {
    const lucide = findIcon({ name: 'house' }, 'lucide');
    expect(lucide).not.toEqual(findIcon({ name: 'house' }));
    expect(findIcon({ name: 'house', library: 'lucide' })).toEqual(lucide);
    expect(findIcon({ name: 'house', library: 'fontawesome' }, 'lucide')).toEqual(findIcon({ name: 'house' }));
  });

  test('Returns a drawing in the current text colour with its view box', () => {
    expect(findIcon({ name: 'house' })).toEqual({
      viewBox: expect.stringMatching(/^0 0 \d+ 512$/) as string,
      body: expect.stringContaining('currentColor') as string,
    });
  });

  test.each(['🌱', '⚠️', '⚠', '❗️', '👩🏽‍🌾', '🇫🇷', '1️⃣'])('An emoji is its own icon: %s', (name) => {
    expect(findIcon({ name })).toMatchObject({
      body: expect.stringContaining(`>${name}</text>`) as string,
      isEmoji: true,
    });
  });

  test.each(['1', '#', '🌱🌱', '🌱 plant', '→'])('Not an emoji: %s', (name) => {
    expect(findIcon({ name })?.isEmoji).toBeUndefined();
  });

  test('Icons of Font Awesome have no decimals, which would be a quarter of their length', () => {
    for (const name of ['house', 'github', 'circle-question', 'gear']) expect(body(name), name).not.toMatch(/\d\.\d/);
  });

  test('Accepts the class, old names and other spellings of Font Awesome', () => {
    const house = body('house');
    expect(house).toBeDefined();
    for (const name of ['fa-house', 'fa-solid fa-house', 'fas fa-house', 'House', 'home', ' house '])
      expect(body(name), name).toBe(house);
    expect(body('arrowRight')).toBe(body('arrow-right'));
    expect(body('GitHub')).toBe(body('github'));
    expect(body('edit')).toBe(body('pen-to-square'));
    expect(body('file-text-o')).toBe(body('file-lines'));
  });

  test('Uses the requested style if it is free and has the icon, and else the nearest one', () => {
    expect(body('file', 'solid')).not.toBe(body('file', 'regular'));
    expect(body('file')).toBe(body('file', 'regular'));
    expect(body('file', 'light')).toBe(body('file', 'regular'));
    expect(body('file', 'duotone')).toBe(body('file', 'solid'));
    expect(body('file', 'sharp-solid')).toBe(body('file', 'solid'));
    expect(body('rocket', 'thin')).toBe(body('rocket', 'solid'));
  });

  test('Finds brands without a style', () => {
    for (const style of [undefined, 'solid', 'regular', 'brands'])
      expect(body('github', style)).toBe(body('github', 'brands'));
    expect(body('x-twitter')).toBeDefined();
  });

  test('Falls back to Lucide for icons missing in Font Awesome', () => {
    expect(findIcon({ name: 'webhook' })?.viewBox).toBe('0 0 24 24');
  });

  test('Falls back to Tabler for icons missing in both, brands included', () => {
    expect(body('outlet')).toBeDefined();
    expect(body('binance')).toBe(body('brand-binance'));
  });

  test('Returns a similar icon for names of commercial sets', () => {
    expect(body('rocket-launch')).toBe(body('rocket'));
  });

  test('Returns nothing for other names', () => {
    for (const name of ['no-such-icon', '', '/icons/a.svg', 'constructor', '__proto__'])
      expect(findIcon({ name }), name).toBeUndefined();
  });
});

describe('Replacement names', () => {
  test('Resolve to existing icons', () => {
    const dead = Object.values({ ...oldNames, ...standIns }).filter((name) => !findIcon({ name }));
    expect(dead).toEqual([]);
  });

  test('Include no name that a set has itself', () => {
    const own = new Set([...iconNames()]);
    expect(Object.keys(standIns).filter((name) => own.has(name))).toEqual([]);
  });
});

describe('nearestIcon', () => {
  test('Suggests the most similar name', () => {
    expect(nearestIcon('githb')).toBe('github');
    expect(nearestIcon('fa-rokcet')).toBe('rocket');
    expect(nearestIcon('quite-another-thing')).toBeUndefined();
  });

  test('Suggests no short name with two other letters', () => {
    expect(nearestIcon('chip')).toBeUndefined();
  });

  test('Suggests an icon of a kind for the name of the kind', () => {
    expect(nearestIcon('chart')).toBe('chart-bar');
  });
});

test('A name is tried before its replacement', () => {
  expect(candidateNames('fa-home')).toEqual(['home', 'house']);
});

test('A path or address is an image, and a name is not', () => {
  for (const name of [
    '/a.svg',
    './a',
    '../a.png',
    'https://x.example/a',
    '//x.example/a',
    'data:image/svg+xml,x',
    'icons/a.svg',
  ])
    expect(isImage(name), name).toBe(true);
  for (const name of ['house', 'fa-house', 'arrow-up-1-9', 'fas fa-house']) expect(isImage(name), name).toBe(false);
});

test('The library of docs.json takes precedence, and the others supply missing icons', () => {
  const awesome = findIcon({ name: 'house' });
  const lucide = findIcon({ name: 'house' }, 'lucide');
  expect(lucide).toBeDefined();
  expect(lucide).not.toEqual(awesome);
  expect(findIcon({ name: 'github' }, 'tabler')).not.toEqual(findIcon({ name: 'github' }));
  expect(findIcon({ name: 'house' }, 'fontawesome')).toEqual(awesome);
  expect(findIcon({ name: 'fort-awesome' }, 'lucide')).toEqual(findIcon({ name: 'fort-awesome' }));
});
