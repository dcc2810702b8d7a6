import { clampChroma, converter, formatHex, wcagContrast } from 'culori';

/** WCAG AA for text of this size, with a little to spare for rounding. */
const leastContrast = 4.55;
const oklch = converter('oklch');

/** True if text on a background has to be light. */
export const isDark = (ground: string): boolean => wcagContrast('#ffffff', ground) > wcagContrast('#000000', ground);

/**
 * The colour itself where it can be read on every background; else the nearest that can, lighter or darker.
 *
 * @param grounds of one mode: text on all of them is lighter, or darker, than they are.
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
