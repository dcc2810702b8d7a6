import type { ThemeRegistrationRaw, ThemeRegistrationAny } from 'shiki/core';
import dark from 'shiki/themes/github-dark-default.mjs';
import light from 'shiki/themes/github-light-default.mjs';

/** A colour of the code, by mode. */
export interface TokenColor {
  light: string;
  dark: string;
}

interface Rule {
  scope?: string | readonly string[];
  settings: { foreground?: string; fontStyle?: string };
}

const rulesOf = (theme: ThemeRegistrationAny): readonly Rule[] =>
  (theme.tokenColors ?? theme.settings ?? []) as readonly Rule[];

/** The text colour of code that no rule names. */
export const plainColor: TokenColor = {
  light: light.colors?.['editor.foreground'] ?? '#1f2328',
  dark: dark.colors?.['editor.foreground'] ?? '#e6edf3',
};

// A colour that stands for the pair of this number; what it looks like is never seen.
const mark = (index: number): string => `#${(index + 1).toString(16).padStart(6, '0')}`;

function pair(): { theme: ThemeRegistrationRaw; colors: TokenColor[] } {
  const colors: TokenColor[] = [plainColor];
  const numbers = new Map<string, number>([[`${plainColor.light}${plainColor.dark}`, 0]]);
  const darkRules = new Map(rulesOf(dark).map(({ scope, settings }) => [JSON.stringify(scope), settings]));
  const settings = rulesOf(light).map(({ scope, settings: { foreground, fontStyle } }) => {
    const counterpart = darkRules.get(JSON.stringify(scope))?.foreground;
    if (!foreground || !counterpart) return { scope, settings: { fontStyle } };
    const key = `${foreground}${counterpart}`;
    const number = numbers.get(key) ?? colors.length;
    if (number === colors.length) colors.push({ light: foreground, dark: counterpart });
    numbers.set(key, number);
    return { scope, settings: { foreground: mark(number), fontStyle } };
  });
  return {
    theme: {
      name: 'trellis',
      type: 'dark',
      fg: mark(0),
      bg: '#000000',
      settings: settings as ThemeRegistrationRaw['settings'],
    },
    colors,
  };
}

const paired = pair();

/**
 * One theme for both modes. The two themes of the pair colour the same scopes, so code is read once and each token gets the
 * number of a pair of colours instead of a colour.
 */
export const pairedTheme: ThemeRegistrationRaw = paired.theme;

/** The pairs by number; 0 is the plain text. */
export const tokenColors: readonly TokenColor[] = paired.colors;

/** The number of the pair that a token's colour stands for. */
export function pairNumber(color: string | undefined): number {
  const number = color ? Number.parseInt(color.slice(1, 7), 16) - 1 : 0;
  return number >= 0 && number < tokenColors.length ? number : 0;
}
