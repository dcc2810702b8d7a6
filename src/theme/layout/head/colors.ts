import { themeProperties } from '../../../features/playground/theme.js';
import type { Theme } from '../../../site/site.js';
import type { Division, View } from '../../../site/navigation/view.js';
import { divisionsOf } from '../../../site/navigation/viewDivisions.js';

type AnchorColor = NonNullable<Division['color']>;

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

/** Shades of grey that style sheets of authors use as `rgb(var(--gray-200) / 0.5)`. */
const greys = {
  '--gray-50': '249 250 251',
  '--gray-100': '243 244 246',
  '--gray-200': '229 231 235',
  '--gray-300': '209 213 219',
  '--gray-400': '156 163 175',
  '--gray-500': '107 114 128',
  '--gray-600': '75 85 99',
  '--gray-700': '55 65 81',
  '--gray-800': '31 41 55',
  '--gray-900': '17 24 39',
  '--gray-950': '3 7 18',
};

/**
 * Rules that define the site's colours as custom properties (FORMAT.md 1.4).
 *
 * @param hasGreys true if the author's files use the shades of grey.
 */
export function colorProperties(theme: Theme, hasGreys = false): string {
  const { primary, ownFills, anchors } = theme;
  const properties = { ...themeProperties(theme), '--tr-tile': paint(anchors ?? primary), ...(hasGreys && greys) };
  const root = `:root{${Object.entries(properties)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;
  return ownFills.length > 0 ? `${root}${ownFills.join(',')}{--tr-color-on-accent-fill:#fff}` : root;
}

/** Rules for the tiles of all anchors that the page may show. */
export function tileRules(views: readonly View[]): string {
  const colors = views.flatMap((view) => divisionsOf(view).flatMap(({ color }) => color ?? []));
  const rules = new Map(colors.map((color) => [tileClass(color), `.${tileClass(color)}{--tr-tile:${paint(color)}}`]));
  return [...rules.values()].join('');
}
