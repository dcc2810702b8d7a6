import type { Theme } from '../../site/site.js';

/** The custom properties of a site's colours, which `styles/tokens.css` uses. */
export const themePropertyNames = [
  '--primary',
  '--primary-light',
  '--primary-dark',
  '--background-light',
  '--background-dark',
  '--tr-color-accent',
  '--tr-color-accent-surface',
  '--tr-color-accent-fill',
  '--tr-color-accent-fill-hover',
  '--tr-color-on-accent-fill',
] as const;

/** A site's colours as custom properties (FORMAT.md 1.4), including the readable colours derived from them. */
export function themeProperties(theme: Theme): Readonly<Record<(typeof themePropertyNames)[number], string>> {
  const { primary, light, dark, background, accentText, accentSurface, fill } = theme;
  return {
    '--primary': channels(primary),
    '--primary-light': channels(light),
    '--primary-dark': channels(dark),
    '--background-light': channels(background.light),
    '--background-dark': channels(background.dark),
    '--tr-color-accent': inModes(accentText),
    '--tr-color-accent-surface': inModes(accentSurface),
    '--tr-color-accent-fill': inModes({ light: fill.light.color, dark: fill.dark.color }),
    '--tr-color-accent-fill-hover': inModes({ light: fill.light.hover, dark: fill.dark.hover }),
    '--tr-color-on-accent-fill': inModes({ light: fill.light.text, dark: fill.dark.text }),
  };
}

const inModes = ({ light, dark }: Readonly<Record<'light' | 'dark', string>>): string => `light-dark(${light},${dark})`;

/** Converts `#16a34a` to `22 163 74`, for `rgb(var(--primary) / 0.5)`. */
function channels(color: string): string {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16)).join(' ');
}
