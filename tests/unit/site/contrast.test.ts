import { readFileSync } from 'node:fs';
import { formatHex, interpolate, parse, wcagContrast, type Color } from 'culori';
import { describe, expect, it } from 'vitest';
import { themeProperties } from '../../../src/features/playground/theme.js';
import { contrastOf, createTheme } from '../../../src/site/theme.js';

const tokens = new Map(
  Array.from(
    ['tokens', 'tones']
      .map((name) => readFileSync(new URL(`../../../src/theme/styles/${name}.css`, import.meta.url), 'utf8'))
      .join('')
      .matchAll(/(--[\w-]+):\s*([^;]+);/g),
    ([, name = '', value = '']) => [name, value.replace(/\s+/g, ' ').trim()] as const,
  ),
);

type Mode = 'light' | 'dark';

/** The parts of a list, which may have commas in brackets. */
function listed(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of text) {
    depth += Number(character === '(') - Number(character === ')');
    if (character === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim());
}

/** Works out a colour of the style sheet as a browser does, as far as its tokens go. */
function colorOf(value: string, own: ReadonlyMap<string, string>, mode: Mode): Color {
  const known = (name: string): string => own.get(name) ?? tokens.get(name) ?? '';
  const written = value.trim();
  const [, channels] = /^rgb\(var\((--[\w-]+)\)\)$/.exec(written) ?? [];
  if (channels) return colorOf(`rgb(${known(channels)})`, own, mode);
  const [, call, inner = ''] = /^([\w-]+)\((.*)\)$/.exec(written) ?? [];
  if (call === 'var') return colorOf(known(inner), own, mode);
  if (call === 'light-dark') return colorOf(listed(inner)[mode === 'light' ? 0 : 1] ?? '', own, mode);
  if (call === 'color-mix') {
    const [space = '', first = '', second = ''] = listed(inner);
    const [, color = '', share = ''] = /^(.*?)(?: ([\d.]+)%)?$/.exec(second) ?? [];
    const mix = interpolate(
      [colorOf(first, own, mode), colorOf(color, own, mode)],
      space.endsWith('oklab') ? 'oklab' : 'rgb',
    );
    return mix(Number(share) / 100);
  }
  const color = parse(written);
  if (!color) throw new Error(`The tests cannot work out the colour ${written}.`);
  return color;
}

/** Text, its background and the contrast that they need (WCAG 2.2, 1.4.3 and 1.4.11). */
const pairs: readonly [text: string, ground: string, least: number][] = [
  ...['--tr-color-text-strong', '--tr-color-text', '--tr-color-text-muted', '--tr-color-text-subtle'].flatMap((text) =>
    ['--tr-color-bg', '--tr-color-surface'].map((ground): [string, string, number] => [text, ground, 4.5]),
  ),
  // Links, the current entry and the focus ring.
  ['--tr-color-accent', '--tr-color-bg', 4.5],
  ['--tr-color-accent', '--tr-color-accent-surface', 4.5],
  ['--tr-color-on-accent-fill', '--tr-color-accent-fill', 4.5],
  ['--tr-color-on-accent-fill', '--tr-color-accent-fill-hover', 4.5],
  ['--tr-color-accent', '--tr-color-surface', 4.5],
  ['--tr-color-text-subtle', '--tr-color-raised', 4.5],
  ...['gray', 'blue', 'green', 'yellow', 'orange', 'red', 'purple'].map((tone): [string, string, number] => [
    `--tr-tone-${tone}-text`,
    `--tr-tone-${tone}-surface`,
    4.5,
  ]),
];

/** 200 colours: 20 hues, of 5 shades, vivid and dull. */
const grid = Array.from({ length: 20 }, (_, hue) => hue * 18).flatMap((h) =>
  [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((l) => [0.9, 0.3].map((s) => formatHex({ mode: 'hsl', h, s, l }))),
);

describe.each(['light', 'dark'] as const)('Theme of any colour in %s mode', (mode) => {
  it.each(pairs)('The contrast of %s on %s is at least %d to 1', (text, ground, least) => {
    const weak = grid.flatMap((color) => {
      const background = { light: '#ffffff', dark: '#0f1117' };
      const theme = createTheme({
        colors: { primary: color, light: color, dark: color, anchors: undefined },
        background: { color: background },
      });
      const own = new Map(Object.entries(themeProperties(theme)));
      const contrast = wcagContrast(colorOf(`var(${text})`, own, mode), colorOf(`var(${ground})`, own, mode));
      return contrast < least ? [`${color}: ${contrast.toFixed(2)}`] : [];
    });
    expect(grid).toHaveLength(200);
    expect(weak).toEqual([]);
  });
});

it('The colours computed by these tests match those of a browser', () => {
  const own = new Map([['--a', '#808080']]);
  expect(formatHex(colorOf('color-mix(in srgb, #000000, #ffffff 50%)', own, 'light'))).toBe('#808080');
  expect(formatHex(colorOf('light-dark(#ffffff, var(--a))', own, 'dark'))).toBe('#808080');
  expect(contrastOf('#000000', '#ffffff')).toBe(21);
});
