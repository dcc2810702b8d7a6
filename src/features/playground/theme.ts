import type { Theme } from '../../site/site.js';

/** Custom properties with a value for each mode. */
const pairs = ['primary', 'background', 'accent', 'accent-surface', 'fill', 'on-fill', 'fill-hover'] as const;

type ThemeProperty = '--primary' | `--${(typeof pairs)[number]}-${'light' | 'dark'}`;

/** The custom properties of a site's colours, which `styles/tokens.css` uses. */
export const themePropertyNames: readonly ThemeProperty[] = [
  '--primary',
  ...pairs.flatMap((name) => [`--${name}-light`, `--${name}-dark`] as const),
];

/** A site's colours as custom properties (FORMAT.md 1.4), including the readable colours derived from them. */
export function themeProperties(theme: Theme): Readonly<Record<ThemeProperty, string>> {
  const { primary, light, dark, background, accentText, accentSurface, fill } = theme;
  return {
    '--primary': channels(primary),
    '--primary-light': channels(light),
    '--primary-dark': channels(dark),
    '--background-light': channels(background.light),
    '--background-dark': channels(background.dark),
    '--accent-light': accentText.light,
    '--accent-dark': accentText.dark,
    '--accent-surface-light': accentSurface.light,
    '--accent-surface-dark': accentSurface.dark,
    '--fill-light': fill.light.color,
    '--fill-dark': fill.dark.color,
    '--on-fill-light': fill.light.text,
    '--on-fill-dark': fill.dark.text,
    '--fill-hover-light': fill.light.hover,
    '--fill-hover-dark': fill.dark.hover,
  };
}

/** Converts `#16a34a` to `22 163 74`, for `rgb(var(--primary) / 0.5)`. */
function channels(color: string): string {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16)).join(' ');
}
