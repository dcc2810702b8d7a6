import { legible } from './legible.js';
import { ownTheme, type CodeTheme, type TokenColor } from './theme.js';
import { themedStyles } from './themedStyles.js';

/** Possible backgrounds of code: the block, and its highlighted, added and removed lines. */
const grounds: Readonly<Record<string, TokenColor>> = {
  bg: { light: '#f7f8fa', dark: '#12161d' },
  marked: { light: '#e3ebf8', dark: '#1e2a3f' },
  added: { light: '#dcf3e3', dark: '#14301f' },
  removed: { light: '#fbe6e6', dark: '#3b1b20' },
};

const both = ({ light, dark }: TokenColor): string => `light-dark(${light}, ${dark})`;
const groundsIn = (mode: keyof TokenColor): string[] => Object.values(grounds).map((ground) => ground[mode]);
const legiblePair = ({ light, dark }: TokenColor): TokenColor => ({
  light: legible(light, groundsIn('light'), false),
  dark: legible(dark, groundsIn('dark'), true),
});

/**
 * The style sheet for highlighted code: a class for each pair of colours, `t1` and so on, and a block's backgrounds as custom properties. The block's
 * `color-scheme` selects the mode.
 */
export function tokenStyles({ ground, ...theme }: CodeTheme = ownTheme()): string {
  if (ground) return themedStyles({ ...theme, ground });
  const properties = Object.entries(grounds).map(([name, ground]) => `    --tr-code-${name}: ${both(ground)};`);
  const [plain, ...colors] = theme.colors.flat().map(legiblePair);
  const classes = colors.map((color, index) => `  .t${index + 1} {\n    color: ${both(color)};\n  }`);
  return [
    '/* Generated from the two themes by `vitest run -u tests/unit/highlight/styles.test.ts`. */',
    '@layer components {',
    '  .code-block {',
    ...properties,
    `    --tr-code-text: ${plain ? both(plain) : ''};`,
    '  }',
    '',
    ...classes,
    '}',
    '',
  ].join('\n');
}
