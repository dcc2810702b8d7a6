import { rgb } from 'culori';
import type { HexColor } from './site.js';

/** Estimated luminance on a screen. Values near black are raised, because screens and eyes distinguish dark shades less well. */
function luminanceOf(color: HexColor): number {
  const { r, g, b } = rgb(color) ?? { r: 0, g: 0, b: 0 };
  const luminance = 0.2126729 * r ** 2.4 + 0.7151522 * g ** 2.4 + 0.072175 * b ** 2.4;
  return luminance + Math.max(0, 0.022 - luminance) ** 1.414;
}

/**
 * Contrast of text as readers perceive it, by the Accessible Perceptual Contrast Algorithm (APCA, 0.1.9): about 0 to 106.
 *
 * @returns the absolute value; APCA itself is negative for light text on a dark background.
 */
export function perceivedContrast(text: HexColor, ground: HexColor): number {
  const [ink, paper] = [luminanceOf(text), luminanceOf(ground)];
  const difference = paper > ink ? paper ** 0.56 - ink ** 0.57 : ink ** 0.62 - paper ** 0.65;
  return Math.max(0, difference * 114 - 2.7);
}
