import { clampChroma, differenceCiede2000, formatHex, interpolate, oklch, wcagContrast } from 'culori';
import type { Config } from '../config/config.js';
import { resolveLink } from '../content/links.js';
import { defined } from '../shared/object.js';
import { perceivedContrast } from './apca.js';
import { ownFills } from './ownFills.js';
import type { Fill, HexColor, Theme } from './site.js';

/** WCAG 2.2, 1.4.3: contrast of text up to 18 pt. */
export const textContrast = 4.5;

/** WCAG 2.2, 1.4.11: contrast of a control with the page. */
const controlContrast = 3;

/** A fill closer than this to the background, by CIEDE2000, can hardly be seen on it. */
const leastDifference = 15;

const differenceOf = differenceCiede2000();

const white = '#ffffff';
const black = '#000000';

/** Amount by which a fill changes on hover. */
const hover = 0.12;

/** Minimum contrast between boxes and the page's background: see `--tr-color-surface`. */
const surfaceTint = 0.035;

/** Share of the accent in the background of an active entry (FORMAT.md 1.4). */
const tint = 0.1;

/**
 * Resolves docs.json's colours: fills in missing ones, and makes text colours readable (FORMAT.md 1.4).
 *
 * @param styles the author's style sheets.
 */
export function createTheme(
  {
    colors,
    background: { color, image },
  }: Pick<Config, 'colors'> & { background: Pick<Config['background'], 'color' | 'image'> },
  styles: readonly string[] = [],
): Theme {
  const { primary, light, dark, anchors } = colors;
  const inLight = accentOn(color.light, primary, black);
  const inDark = accentOn(color.dark, light, white);
  return {
    primary,
    light,
    dark,
    background: { light: color.light, dark: color.dark },
    accentText: { light: inLight.text, dark: inDark.text },
    accentSurface: { light: inLight.surface, dark: inDark.surface },
    fill: { light: fillOf(dark, primary, color.light), dark: fillOf(dark, light, color.dark) },
    ownFills: ownFills(styles),
    ...defined({ anchors, backgroundImage: image && resolveLink(image, '/').href }),
  };
}

/** White, which readers expect on fills in this format, if it is readable; else the better of white and black. */
export function textOn(fill: HexColor): HexColor {
  const white = wcagContrast('#ffffff', fill);
  return white >= textContrast || white >= wcagContrast('#000000', fill) ? '#ffffff' : '#000000';
}

/**
 * The fill of buttons: `colors.dark`, or the accent of the mode if that would hardly be seen on the page. If white is more readable than black by
 * APCA but fails WCAG 2.2, the fill is darkened until white passes, because WCAG's formula prefers black on saturated blues and readers prefer white.
 */
function fillOf(dark: HexColor, accent: HexColor, background: HexColor): Fill {
  const vanishes = differenceOf(dark, background) < leastDifference;
  const distinct = vanishes ? readableOn(accent, background, controlContrast) : dark;
  const prefersWhite = perceivedContrast(white, distinct) > perceivedContrast(black, distinct);
  const darkened = prefersWhite ? readableOn(distinct, white) : distinct;
  const color = differenceOf(darkened, background) < leastDifference ? distinct : darkened;
  const text = textOn(color);
  return { color, text, hover: hoverOf(color, text) };
}

/** A fill on hover: closer to its text if that stays readable, else further from it. */
function hoverOf(fill: HexColor, text: HexColor): HexColor {
  const towards = (end: HexColor): HexColor => formatHex(interpolate([fill, end], 'oklab')(hover));
  const nearer = towards(text);
  return wcagContrast(text, nearer) >= textContrast ? nearer : towards(text === white ? black : white);
}

/** Contrast of two colours by WCAG 2: 1 to 21. */
export function contrastOf(a: HexColor, b: HexColor): number {
  return wcagContrast(a, b);
}

/**
 * A colour of the same hue for text or a control on a surface: the colour itself if its contrast is sufficient, else the nearest darker
 * or lighter one in OKLCH.
 */
export function readableOn(color: HexColor, surface: HexColor, contrast = textContrast): HexColor {
  const accent = oklch(color);
  if (!accent || wcagContrast(color, surface) >= contrast) return color;
  const end = wcagContrast('#000000', surface) >= wcagContrast('#ffffff', surface) ? 0 : 1;
  const at = (lightness: number): HexColor => formatHex(clampChroma({ ...accent, l: lightness }, 'oklch'));
  let enough = end;
  let tooLittle = accent.l;
  // Ten halvings are finer than the 256 steps of a hex channel.
  for (let step = 0; step < 10; step += 1) {
    const middle = (enough + tooLittle) / 2;
    if (wcagContrast(at(middle), surface) >= contrast) enough = middle;
    else tooLittle = middle;
  }
  return at(enough);
}

// The tint marks an active entry, so the text colour is adjusted to it. Only on a background of medium lightness, where no text colour works, is the
// tint adjusted.
function accentOn(background: HexColor, accent: HexColor, ink: HexColor): { text: HexColor; surface: HexColor } {
  const mix = interpolate([background, accent], 'rgb');
  const box = formatHex(interpolate([background, ink], 'rgb')(surfaceTint));
  const onAll = (grounds: readonly HexColor[]): HexColor | undefined => {
    const text = grounds.reduce((color, ground) => readableOn(color, ground), accent);
    return grounds.every((ground) => wcagContrast(text, ground) >= textContrast) ? text : undefined;
  };
  for (let amount = tint; amount > 0; amount -= 0.01) {
    const surface = formatHex(mix(amount));
    const text = onAll([surface, background, box]);
    if (text !== undefined) return { text, surface };
  }
  return { text: readableOn(accent, background), surface: background };
}
