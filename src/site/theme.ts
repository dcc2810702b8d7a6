import { clampChroma, formatHex, interpolate, oklch, wcagContrast } from 'culori';
import type { Config } from '../config/config.js';
import { resolveLink } from '../content/links.js';
import { defined } from './entry.js';
import type { ColorPair, HexColor, Theme } from './site.js';

/** WCAG 2.2, 1.4.3: contrast of text up to 18 pt. */
export const textContrast = 4.5;

/** How strongly the background of an active entry is tinted, when the text on it allows (format spec 1.4). */
const tint = 0.1;

/** Resolves docs.json's colours: what is left out is filled in, what is written as text can be read (format spec 1.4). */
export function createTheme({ colors, backgroundImage }: Pick<Config, 'colors' | 'backgroundImage'>): Theme {
  const { primary, light, dark, background, anchors } = colors;
  const accentText: ColorPair = {
    light: readableOn(primary, background.light),
    dark: readableOn(light, background.dark),
  };
  return {
    primary,
    light,
    dark,
    background: { light: background.light, dark: background.dark },
    accentText,
    accentSurface: {
      light: tinted(background.light, primary, accentText.light),
      dark: tinted(background.dark, light, accentText.dark),
    },
    onDark: wcagContrast('#ffffff', dark) >= wcagContrast('#000000', dark) ? '#ffffff' : '#000000',
    ...defined({ anchors, backgroundImage: backgroundImage && resolveLink(backgroundImage, '/').href }),
  };
}

/** Contrast of two colours by WCAG 2: 1 to 21. */
export function contrastOf(a: HexColor, b: HexColor): number {
  return wcagContrast(a, b);
}

/**
 * A colour of the same hue that text on a surface can have: the colour itself when its contrast is enough, else the nearest
 * darker or lighter one, by lightness in OKLCH.
 */
export function readableOn(color: HexColor, surface: HexColor): HexColor {
  const accent = oklch(color);
  if (!accent || wcagContrast(color, surface) >= textContrast) return color;
  const end = wcagContrast('#000000', surface) >= wcagContrast('#ffffff', surface) ? 0 : 1;
  const at = (lightness: number): HexColor => formatHex(clampChroma({ ...accent, l: lightness }, 'oklch'));
  let enough = end;
  let tooLittle = accent.l;
  // Ten halvings are finer than the 256 steps a hex channel has.
  for (let step = 0; step < 10; step += 1) {
    const middle = (enough + tooLittle) / 2;
    if (wcagContrast(at(middle), surface) >= textContrast) enough = middle;
    else tooLittle = middle;
  }
  return at(enough);
}

function tinted(background: HexColor, accent: HexColor, text: HexColor): HexColor {
  const mix = interpolate([background, accent], 'rgb');
  for (let amount = tint; amount > 0; amount -= 0.01) {
    const surface = formatHex(mix(amount));
    if (wcagContrast(text, surface) >= textContrast) return surface;
  }
  return background;
}
