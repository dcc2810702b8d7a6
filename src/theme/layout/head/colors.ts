import type { HexColor, Theme } from '../../../site/site.js';
import type { Division, View } from '../../../site/navigation/view.js';
import { divisionsOf } from '../../../site/navigation/viewDivisions.js';

type AnchorColor = NonNullable<Division['color']>;

/** Converts `#16a34a` to `22 163 74`, for `rgb(var(--primary) / 0.5)`. */
function channels(color: HexColor): string {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16)).join(' ');
}

/** A colour, or a gradient from bottom left to top right (FORMAT.md 2.1), as a CSS background. */
function paint(color: AnchorColor): string {
  if (typeof color === 'string') return color;
  return `linear-gradient(45deg,${[color.from, color.via, color.to].filter(Boolean).join(',')})`;
}

/** Class for the tile of an anchor with its own colour; equal colours share a class. */
export function tileClass(color: AnchorColor): string {
  const parts = typeof color === 'string' ? [color] : [color.from, color.via, color.to];
  return `tile-${parts
    .filter((part) => part !== undefined)
    .map((part) => part.slice(1).toLowerCase())
    .join('-')}`;
}

/** The author's colours as custom properties (FORMAT.md 1.4), and the readable colours derived from them. */
export function colorProperties(theme: Theme): string {
  const { primary, light, dark, background, accentText, accentSurface, fill, ownFills, anchors } = theme;
  const properties = {
    primary: channels(primary),
    'primary-light': channels(light),
    'primary-dark': channels(dark),
    'background-light': channels(background.light),
    'background-dark': channels(background.dark),
    'accent-light': accentText.light,
    'accent-dark': accentText.dark,
    'accent-surface-light': accentSurface.light,
    'accent-surface-dark': accentSurface.dark,
    'fill-light': fill.light.color,
    'fill-dark': fill.dark.color,
    'on-fill-light': fill.light.text,
    'on-fill-dark': fill.dark.text,
    'fill-hover-light': fill.light.hover,
    'fill-hover-dark': fill.dark.hover,
    tile: paint(anchors ?? primary),
  };
  const root = `:root{${Object.entries(properties)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`;
  return ownFills.length > 0 ? `${root}${ownFills.join(',')}{--color-on-accent-fill:#fff}` : root;
}

/** Rules for the tiles of all anchors that the page may show. */
export function tileRules(views: readonly View[]): string {
  const colors = views.flatMap((view) => divisionsOf(view).flatMap(({ color }) => color ?? []));
  const rules = new Map(colors.map((color) => [tileClass(color), `.${tileClass(color)}{--tile:${paint(color)}}`]));
  return [...rules.values()].join('');
}
