import { createRequire } from 'node:module';
import { formatHex, formatHex8, interpolate, parse } from 'culori';
import { createCssVariablesTheme, type ThemeRegistrationAny } from 'shiki/core';
import { variablesTheme } from '../config/schema/codeTheme.js';
import { variableDefaults, variablesGround, variablesText } from './variablesTheme.js';

const require = createRequire(import.meta.url);

type Mode = 'light' | 'dark';

/** One rule of a theme: the scopes that it colours. */
export interface Rule {
  scope: string | readonly string[];
  foreground?: string;
  fontStyle?: string;
}

/** A theme in CSS terms. */
export interface ReadTheme {
  background: string;
  /** Colour of code that no rule matches. */
  text: string;
  rules: readonly Rule[];
}

/** Colours that editors use if a theme defines none. */
const fallback: Readonly<Record<Mode, { background: string; text: string }>> = {
  light: { background: '#ffffff', text: '#333333' },
  dark: { background: '#1e1e1e', text: '#bbbbbb' },
};

interface Setting {
  scope?: string | readonly string[];
  settings?: { foreground?: string; background?: string; fontStyle?: string };
}

function load(name: string, mode: Mode): ThemeRegistrationAny {
  if (name === variablesTheme)
    return createCssVariablesTheme({ variablePrefix: '--mint-', variableDefaults: variableDefaults(mode) });
  return (require(`shiki/themes/${name}.mjs`) as { default: ThemeRegistrationAny }).default;
}

/** A colour without transparency, blended with a background; undefined for words such as `inherit`. */
function opaque(color: string | undefined, background: string): string | undefined {
  if (color === undefined || color.startsWith('var(')) return color;
  const parsed = parse(color);
  if (!parsed) return undefined;
  const { alpha = 1 } = parsed;
  return alpha < 1
    ? formatHex(interpolate([background, formatHex8({ ...parsed, alpha: 1 })], 'rgb')(alpha))
    : formatHex(parsed);
}

/**
 * Reads one of Shiki's themes.
 *
 * @param mode mode in which it is shown, for the defaults of CSS variables.
 */
export function readTheme(name: string, mode: Mode): ReadTheme {
  const theme = load(name, mode);
  const settings = (theme.tokenColors ?? theme.settings ?? []) as readonly Setting[];
  const unscoped = settings.find(({ scope }) => scope === undefined)?.settings;
  const { background, text } = fallback[theme.type === 'light' ? 'light' : 'dark'];
  const isVariable = name === variablesTheme;
  const ground = isVariable
    ? variablesGround(mode)
    : (opaque(theme.bg ?? unscoped?.background ?? theme.colors?.['editor.background'], background) ?? background);
  const plain = theme.fg ?? unscoped?.foreground ?? theme.colors?.['editor.foreground'];
  return {
    background: ground,
    text: isVariable ? variablesText(mode) : (opaque(plain, ground) ?? text),
    rules: settings.flatMap(({ scope, settings: { foreground, fontStyle } = {} }) => {
      if (scope === undefined) return [];
      const isPlain = foreground === 'var(--mint-foreground)';
      const color = isPlain ? variablesText(mode) : opaque(foreground, ground);
      return [{ scope, ...(color && { foreground: color }), ...(fontStyle !== undefined && { fontStyle }) }];
    }),
  };
}
