import type { ThemeRegistrationRaw } from 'shiki/core';
import { once } from '../shared/once.js';
import { readTheme, type ReadTheme, type Rule } from './readTheme.js';

/** A colour for each mode. */
export interface TokenColor {
  light: string;
  dark: string;
}

/** The code theme: maps tokens to numbers, and the numbers to colours. */
export interface CodeTheme {
  /** Themes with numbers in place of colours. There is one if both modes colour the same scopes, else one per mode, light first. */
  readonly numbered: readonly ThemeRegistrationRaw[];
  /** Colours by number, for each of these themes; 0 is plain text. */
  readonly colors: readonly (readonly TokenColor[])[];
  /** Background of a block; undefined for the site's default. */
  readonly ground?: TokenColor;
}

// A colour that encodes a number; it is never shown.
const mark = (index: number): string => `#${(index + 1).toString(16).padStart(6, '0')}`;

/** The number that a token's colour encodes. */
export function numberOf(color: string | undefined): number {
  const number = color ? Number.parseInt(color.slice(1, 7), 16) - 1 : 0;
  return number >= 0 ? number : 0;
}

interface Numbered {
  theme: ThemeRegistrationRaw;
  colors: TokenColor[];
}

/** @param colorOf returns the colours of a rule; undefined if it keeps those of the surrounding text. */
function numbered(
  name: string,
  plain: TokenColor,
  rules: readonly Rule[],
  colorOf: (rule: Rule, index: number) => TokenColor | undefined,
): Numbered {
  const colors: TokenColor[] = [plain];
  const numbers = new Map<string, number>([[`${plain.light}${plain.dark}`, 0]]);
  const settings = rules.map((rule, index) => {
    const { scope, fontStyle } = rule;
    const color = colorOf(rule, index);
    if (!color) return { scope, settings: { fontStyle } };
    const key = `${color.light}${color.dark}`;
    const number = numbers.get(key) ?? colors.length;
    if (number === colors.length) colors.push(color);
    numbers.set(key, number);
    return { scope, settings: { foreground: mark(number), fontStyle } };
  });
  return {
    theme: {
      name,
      type: 'dark',
      fg: mark(0),
      bg: '#000000',
      settings: settings as ThemeRegistrationRaw['settings'],
    },
    colors,
  };
}

/** Combines two themes into one. If both colour the same scopes, code is tokenised once, and each token gets the number of a pair of colours. */
function paired(light: ReadTheme, dark: ReadTheme): Numbered {
  const plain = { light: light.text, dark: dark.text };
  return numbered('trellis', plain, light.rules, ({ foreground }, index) => {
    const counterpart = dark.rules[index]?.foreground;
    return foreground && counterpart ? { light: foreground, dark: counterpart } : undefined;
  });
}

const haveSameScopes = (light: ReadTheme, dark: ReadTheme): boolean =>
  light.rules.length === dark.rules.length &&
  light.rules.every(({ scope, foreground }, index) => {
    const other = dark.rules[index];
    return (
      JSON.stringify(scope) === JSON.stringify(other?.scope) &&
      (foreground === undefined) === (other?.foreground === undefined)
    );
  });

/** The code theme of a site that names none. */
export const ownTheme = once((): CodeTheme => {
  const { theme, colors } = paired(
    readTheme('github-light-default', 'light'),
    readTheme('github-dark-default', 'dark'),
  );
  return { numbered: [theme], colors: [colors] };
});

/** The code themes that docs.json names, one per mode. */
export function themeNamed(names: TokenColor): CodeTheme {
  const light = readTheme(names.light, 'light');
  const dark = readTheme(names.dark, 'dark');
  const ground = { light: light.background, dark: dark.background };
  if (haveSameScopes(light, dark)) {
    const { theme, colors } = paired(light, dark);
    return { numbered: [theme], colors: [colors], ground };
  }
  const plain = { light: light.text, dark: dark.text };
  const both = [light, dark].map(({ rules }, index) =>
    numbered(`trellis-${index}`, plain, rules, ({ foreground }) =>
      foreground === undefined ? undefined : { ...plain, [index === 0 ? 'light' : 'dark']: foreground },
    ),
  );
  return { numbered: both.map(({ theme }) => theme), colors: both.map(({ colors }) => colors), ground };
}
