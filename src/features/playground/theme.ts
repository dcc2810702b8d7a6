import type { Theme } from '../../site/site.js';

/** A site's colours as the custom properties used in `styles/tokens.css`. */
export function themeProperties(theme: Theme): Record<string, string> {
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
