import { clampChroma, converter, formatHex, wcagContrast } from 'culori';
import { plainColor, tokenColors, type TokenColor } from './theme.js';

type Mode = keyof TokenColor;

/** Grounds that code can stand on: the block, and its marked, added and removed lines. */
const grounds: Readonly<Record<string, TokenColor>> = {
  bg: { light: '#f7f8fa', dark: '#12161d' },
  marked: { light: '#e3ebf8', dark: '#1e2a3f' },
  added: { light: '#dcf3e3', dark: '#14301f' },
  removed: { light: '#fbe6e6', dark: '#3b1b20' },
};
/** WCAG AA for text of this size, with a little to spare for rounding. */
const leastContrast = 4.55;
const oklch = converter('oklch');

const readable = (color: string, mode: Mode): boolean =>
  Object.values(grounds).every((ground) => wcagContrast(color, ground[mode]) >= leastContrast);

/** The colour, darker in light mode or lighter in dark mode until it can be read on every ground. */
function legible(color: string, mode: Mode): string {
  const start = oklch(color);
  if (!start) return color;
  for (let shift = 0; shift <= 1; shift += 0.005) {
    const l = mode === 'light' ? start.l - shift : start.l + shift;
    const candidate = formatHex(clampChroma({ ...start, l }, 'oklch'));
    if (readable(candidate, mode)) return candidate;
  }
  return mode === 'light' ? '#000000' : '#ffffff';
}

const both = ({ light, dark }: TokenColor): string => `light-dark(${light}, ${dark})`;
const legiblePair = ({ light, dark }: TokenColor): TokenColor => ({
  light: legible(light, 'light'),
  dark: legible(dark, 'dark'),
});

/**
 * The style sheet of highlighted code: one class for each pair of colours, `t1` and so on, and the grounds of a block as
 * custom properties. `color-scheme` of the block decides between the two modes.
 */
export function tokenStyles(): string {
  const properties = Object.entries(grounds).map(([name, ground]) => `    --code-${name}: ${both(ground)};`);
  const classes = tokenColors
    .slice(1)
    .map((color, index) => `  .t${index + 1} {\n    color: ${both(legiblePair(color))};\n  }`);
  return [
    '/* Made from the two themes; to make it anew: vitest run -u tests/unit/content/highlight/styles.test.ts */',
    '@layer components {',
    '  .code-block {',
    ...properties,
    `    --code-text: ${both(legiblePair(plainColor))};`,
    '  }',
    '',
    ...classes,
    '}',
    '',
  ].join('\n');
}
