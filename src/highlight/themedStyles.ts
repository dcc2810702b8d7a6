import { formatHex, interpolate, wcagContrast } from 'culori';
import { isDark, legible } from './legible.js';
import type { CodeTheme, TokenColor } from './theme.js';

/** Colours of a block except those of its tokens. */
interface Surface {
  bg: string;
  marked: string;
  added: string;
  removed: string;
  text: string;
  /** Titles, tabs and buttons. */
  quiet: string;
  /** Line numbers, and lines out of focus. */
  faint: string;
  /** Edge of a highlighted line. */
  edge: string;
  /** The copy button after copying. */
  copied: string;
}

interface Shade {
  surface: Surface;
  readable: (color: string) => string;
  isDark: boolean;
}

const accent = '#4c7bd9';
const green = '#2ea043';
const red = '#e5484d';
/** Minimum contrast of elements other than text. */
const leastMark = 3.05;
/** Minimum contrast of adjacent backgrounds. */
const leastDifference = 1.12;

const isVariable = (color: string): boolean => color.startsWith('var(');
const mixed = (ground: string, color: string, share: number): string =>
  formatHex(interpolate([ground, color], 'oklab')(share));

/** The background of a mark, tinted just enough to be told from the block's background. */
function marking(ground: string, color: string, share: number): string {
  const mark = mixed(ground, color, share);
  return wcagContrast(mark, ground) < leastDifference && share < 0.6 ? marking(ground, color, share + 0.03) : mark;
}

/** Colours for a theme of CSS variables, mixed in the browser because the values are unknown here. */
function unknownShade(bg: string, text: string, isDarkMode: boolean): Shade {
  const mix = (color: string, share: number): string => `color-mix(in oklab, ${bg}, ${color} ${share}%)`;
  return {
    surface: {
      bg,
      marked: mix(accent, 16),
      added: mix(green, 16),
      removed: mix(red, 16),
      text,
      quiet: mix(text, 80),
      faint: mix(text, 68),
      edge: accent,
      copied: isDarkMode ? '#7ee787' : '#116329',
    },
    readable: (color) => color,
    isDark: isDarkMode,
  };
}

function shadeOf(bg: string, plain: string, mode: keyof TokenColor): Shade {
  if (isVariable(bg)) return unknownShade(bg, plain, mode === 'dark');
  const dark = isDark(bg);
  const grounds = {
    bg,
    marked: marking(bg, accent, dark ? 0.24 : 0.14),
    added: marking(bg, green, dark ? 0.22 : 0.16),
    removed: marking(bg, red, dark ? 0.24 : 0.14),
  };
  const on = Object.values(grounds);
  const text = legible(plain, on, dark);
  const bar = mixed(bg, text, 0.12);
  return {
    surface: {
      ...grounds,
      text,
      quiet: legible(mixed(text, bg, 0.3), [bg, bar], dark),
      faint: legible(mixed(text, bg, 0.45), on, dark),
      edge: legible(accent, [grounds.marked], dark, leastMark),
      copied: legible(green, [bg, bar], dark),
    },
    readable: (color) => (isVariable(color) ? color : legible(color, on, dark)),
    isDark: dark,
  };
}

const both = (light: string, dark: string): string => (light === dark ? light : `light-dark(${light}, ${dark})`);

/** Printed pages have no background, so a dark theme would be almost invisible. */
const paper = `  @media print {
    .code-block {
      --tr-code-bg: #fff;
      --tr-code-marked: #e3ebf8;
      --tr-code-added: #dcf3e3;
      --tr-code-removed: #fbe6e6;
      --tr-code-text: #1f2328;
    }

    .line span {
      color: inherit;
    }
  }`;

/** Classes for tokens: pairs of colours, or custom properties for each mode if a token has a class per mode. */
function classesOf(colors: CodeTheme['colors'], [light, dark]: readonly [Shade, Shade]): string[] {
  const [first = [], second] = colors;
  const rule = (selector: string, declaration: string): string => `  ${selector} { ${declaration} }`;
  if (!second)
    return first
      .slice(1)
      .map((color, index) =>
        rule(`.t${index + 1}`, `color: ${both(light.readable(color.light), dark.readable(color.dark))};`),
      );
  return [
    ...first.slice(1).map((color, index) => rule(`.t${index + 1}`, `--tr-code-light: ${light.readable(color.light)};`)),
    ...second.slice(1).map((color, index) => rule(`.d${index + 1}`, `--tr-code-dark: ${dark.readable(color.dark)};`)),
    rule(
      `.line :is([class^='t'], [class^='d'])`,
      `color: light-dark(var(--tr-code-light, ${light.surface.text}), var(--tr-code-dark, ${dark.surface.text}));`,
    ),
  ];
}

/**
 * The style sheet for code themes that the author names: token classes, and everything on a block's background. It comes after all other rules for
 * code blocks and overrides the site's own.
 */
export function themedStyles({ colors, ground }: Pick<CodeTheme, 'colors'> & { ground: TokenColor }): string {
  const [plain] = colors[0] ?? [];
  const light = shadeOf(ground.light, plain?.light ?? '', 'light');
  const dark = shadeOf(ground.dark, plain?.dark ?? '', 'dark');
  const of = (name: keyof Surface): string => both(light.surface[name], dark.surface[name]);
  const isOne = ground.light === ground.dark && !isVariable(ground.light);
  const properties = (['bg', 'marked', 'added', 'removed', 'text'] as const).map(
    (name) => `    --tr-code-${name}: ${of(name)};`,
  );
  return [
    '@layer components {',
    '  .code-block {',
    ...(isOne ? [`    color-scheme: ${dark.isDark ? 'dark' : 'light'};`] : []),
    ...properties,
    '  }',
    ...classesOf(colors, [light, dark]),
    `  .code-title, .code-bar .tab, .code-copy, .code-expand, .panel-note { color: ${of('quiet')}; }`,
    `  .code-bar .tab[aria-selected='true'] { box-shadow: inset 0 -2px currentColor; }`,
    `  .code-copy[data-copied] { color: ${of('copied')}; }`,
    `  .line-highlight { box-shadow: inset 2px 0 ${of('edge')}; }`,
    `  pre:has(.line-focus):not(:hover, :focus) .line:not(.line-focus),`,
    `  pre:has(.line-focus):not(:hover, :focus) .line:not(.line-focus) > span,`,
    `  [data-lines] .line::before { color: ${of('faint')}; }`,
    // Scrollbars follow the mode, even if the theme does not.
    ...(!isOne && (light.isDark || !dark.isDark)
      ? [
          '  .code-block pre { scrollbar-color: color-mix(in oklab, var(--tr-code-text), var(--tr-code-bg) 55%) transparent; }',
        ]
      : []),
    ...(light.isDark ? [paper] : []),
    '}',
    '',
  ].join('\n');
}
