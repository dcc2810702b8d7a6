import { clampChroma, converter, formatHex, wcagContrast } from 'culori';

/** WCAG AA for text of this size, with a small margin for rounding. */
const leastContrast = 4.55;
const oklch = converter('oklch');

/** True if text on a background must be light. */
export const isDark = (ground: string): boolean => wcagContrast('#ffffff', ground) > wcagContrast('#000000', ground);

/**
 * The colour itself if it is readable on every background, else the nearest readable one.
 *
 * @param grounds backgrounds of one mode, which are all light or all dark.
 */
export function legible(color: string, grounds: readonly string[], isLighter: boolean, least = leastContrast): string {
  const start = oklch(color);
  if (!start) return color;
  for (let shift = 0; shift <= 1; shift += 0.005) {
    const candidate = formatHex(clampChroma({ ...start, l: isLighter ? start.l + shift : start.l - shift }, 'oklch'));
    if (grounds.every((ground) => wcagContrast(candidate, ground) >= least)) return candidate;
  }
  return isLighter ? '#ffffff' : '#000000';
}
