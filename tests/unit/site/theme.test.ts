import { wcagContrast } from 'culori';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastOf, createTheme, readableOn, textContrast } from '../../../src/site/theme.js';
import { perceivedContrast } from '../../../src/site/apca.js';

const background = { color: { light: '#ffffff', dark: '#0f1117' } };
const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('Accent as text', () => {
  it('Stays the same if it is readable', () => {
    expect(readableOn('#0D7A4F', '#ffffff')).toBe('#0D7A4F');
  });

  it('Is darkened on a light background and lightened on a dark one, with the same hue', () => {
    const dark = readableOn('#16A34A', '#ffffff');
    expect(contrastOf(dark, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf(dark, '#ffffff')).toBeLessThan(4.7);
    expect(contrastOf(dark, '#000000')).toBeLessThan(contrastOf('#16A34A', '#000000'));
    const light = readableOn('#1e3a8a', '#0f1117');
    expect(contrastOf(light, '#0f1117')).toBeGreaterThanOrEqual(4.5);
    expect(parseInt(light.slice(5), 16)).toBeGreaterThan(parseInt(light.slice(1, 3), 16));
  });

  it('Is readable for any accent and background', () => {
    fc.assert(
      fc.property(hex, hex, (accent, surface) => {
        expect(wcagContrast(readableOn(accent, surface), surface)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('Is readable on the tint of active entries for any colours', () => {
    fc.assert(
      fc.property(hex, hex, hex, hex, (primary, light, day, night) => {
        const colors = { primary, light, dark: primary, anchors: undefined };
        const background = { color: { light: day, dark: night } };
        const { accentText, accentSurface } = createTheme({ colors, background });
        expect(wcagContrast(accentText.light, accentSurface.light)).toBeGreaterThanOrEqual(4.5);
        expect(wcagContrast(accentText.dark, accentSurface.dark)).toBeGreaterThanOrEqual(4.5);
        expect(wcagContrast(accentText.light, day)).toBeGreaterThanOrEqual(4.5);
        expect(wcagContrast(accentText.dark, night)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});

it.each([
  ['#07543A', '#ffffff'],
  ['#FACC15', '#000000'],
  ['#ffffff', '#000000'],
  ['#000000', '#ffffff'],
  // Both are readable, and black has slightly more contrast.
  ['#0076D9', '#ffffff'],
  ['#00AAFF', '#000000'],
])('The text on %s is %s', (dark, text) => {
  expect(
    createTheme({
      background: { color: { light: '#808080', dark: '#808080' } },
      colors: { primary: '#0D7A4F', light: '#5CE0A8', dark, anchors: undefined },
    }).fill.light,
  ).toMatchObject({ color: dark, text });
});

it.each(['#3B82F6', '#2684FF', '#16A34A', '#EF4444'])(
  'A button in %s, on which white is easier to read than black by APCA, is darkened until white meets WCAG AA',
  (dark) => {
    expect(perceivedContrast('#ffffff', dark)).toBeGreaterThan(perceivedContrast('#000000', dark));
    const { fill } = createTheme({
      background,
      colors: { primary: dark, light: dark, dark, anchors: undefined },
    });
    const { text, color } = fill.light;
    expect(text).toBe('#ffffff');
    const contrast = contrastOf(text, color);
    expect(contrast).toBeGreaterThanOrEqual(textContrast);
    expect(contrast).toBeLessThan(textContrast + 0.1);
  },
);

it.each([
  ['#1f1f1f', 'dark', 'light'],
  ['#000000', 'dark', 'light'],
  ['#ffffff', 'light', 'dark'],
] as const)('The fill %s, which is nearly the background in %s mode, is changed there alone', (dark, mode, other) => {
  const { fill } = createTheme({ background, colors: { primary: dark, light: dark, dark, anchors: undefined } });
  expect(contrastOf(fill[mode].color, background.color[mode])).toBeGreaterThanOrEqual(3);
  expect(contrastOf(fill[mode].text, fill[mode].color)).toBeGreaterThanOrEqual(textContrast);
  expect(fill[other].color).toBe(dark);
});

it.each([
  ['#000000', '#8a6d1f', '#000000', 'dark', '#8a6d1f'],
  ['#0f1117', '#f4f0e1', '#0f1117', 'dark', '#f4f0e1'],
  ['#000000', '#ffffff', '#ffffff', 'light', '#000000'],
] as const)(
  'With the colours %s, %s and %s, a button in %s mode has the accent of the mode',
  (primary, light, dark, mode, expected) => {
    const { fill } = createTheme({ background, colors: { primary, light, dark, anchors: undefined } });
    expect(fill[mode].color).toBe(expected);
    expect(contrastOf(fill[mode].text, expected)).toBeGreaterThanOrEqual(textContrast);
  },
);

it.each(['#FACC15', '#FDE047', '#1e3a8a'])(
  'The fill %s, which is seen by its hue, stays as it is in both modes',
  (dark) => {
    const { fill } = createTheme({ background, colors: { primary: dark, light: dark, dark, anchors: undefined } });
    expect([fill.light.color, fill.dark.color]).toEqual([dark, dark]);
  },
);

// Values of the algorithm's published test cases.
it.each([
  ['#888888', '#ffffff', 63.06],
  ['#ffffff', '#888888', 68.54],
  ['#000000', '#aaaaaa', 58.15],
  ['#aaaaaa', '#000000', 56.24],
])('The perceived contrast of %s on %s is %d', (text, ground, contrast) => {
  expect(perceivedContrast(text, ground)).toBeCloseTo(contrast, 1);
});

it('Active entries are tinted even if the accent has to change for contrast', () => {
  const { accentText, accentSurface } = createTheme({
    background,
    colors: { primary: '#16A34A', light: '#4ADE80', dark: '#166534', anchors: undefined },
  });
  expect(accentSurface.light).not.toBe(background.color.light);
  expect(accentText.light).not.toBe('#16A34A');
});

it('The tint is a tenth of the accent if that is readable', () => {
  const { accentSurface } = createTheme({
    colors: { primary: '#000000', light: '#ffffff', dark: '#000000', anchors: undefined },
    background: { color: { light: '#ffffff', dark: '#000000' } },
  });
  expect(accentSurface).toEqual({ light: '#e6e6e6', dark: '#1a1a1a' });
});

it('The background image becomes an encoded address', () => {
  const colors = { primary: '#0D7A4F', light: '#5CE0A8', dark: '#07543A', anchors: undefined };
  expect(createTheme({ colors, background: { ...background, image: 'images/back drop.png' } }).backgroundImage).toBe(
    '/images/back%20drop.png',
  );
});

it.each([
  ['#topbar-cta-button { background: #ff0055 }', ['#topbar-cta-button']],
  [
    '@media (width > 1px) { .dark #topbar-cta-button:hover, .x { color: red; background-color: red } }',
    ['#topbar-cta-button'],
  ],
  ['#banner.y{background-image:url(a.png)}', ['#banner']],
  ['#topbar-cta-button > a > span:hover { background: red }', ['#topbar-cta-button']],
  ['#banner a, #topbar-cta-button svg { background: red }', []],
  ['#banner { color: red } #topbar-cta-buttons { background: red } /* #banner { background: red } */', []],
])('The style %j has its own backgrounds for %j', (style, filled) => {
  const colors = { primary: '#FACC15', light: '#5CE0A8', dark: '#FACC15', anchors: undefined };
  expect(createTheme({ colors, background }, [style]).ownFills).toEqual(filled);
});
