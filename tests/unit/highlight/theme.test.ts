import { wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import { codeTheme, variablesTheme } from '../../../src/config/schema/codeTheme.js';
import { loadHighlighting } from './load.js';
import { tokenStyles } from '../../../src/highlight/styles.js';
import { themeNamed } from '../../../src/highlight/theme.js';

const stylesOf = (light: string, dark = light): string => tokenStyles(themeNamed({ light, dark }));
const text = (html: string): string =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');

const code = 'type Pet = "cat" | `dog${1}`; // small\nexport const a: Pet[] = /x<y/.exec("")?.map((b) => b as Pet);';

describe('themeNamed', () => {
  test('Every theme that Shiki bundles can be read on each background of a block', () => {
    const names = codeTheme.options.filter((name) => name !== variablesTheme);
    expect(names.length).toBeGreaterThan(60);
    const unreadable = names.flatMap((name) => {
      const styles = stylesOf(name);
      const grounds = [...styles.matchAll(/--tr-code-(?:bg|marked|added|removed): (#\w+);/g)].map(
        ([, color = '']) => color,
      );
      const colors = [...styles.matchAll(/(?:\.t\d+ \{ color|--tr-code-text): (#\w+);/g)].map(
        ([, color = '']) => color,
      );
      expect(grounds.length, name).toBeGreaterThanOrEqual(4);
      expect(colors.length, name).toBeGreaterThan(5);
      const [bg = ''] = grounds;
      const marks = grounds.slice(1, 4).filter((mark) => wcagContrast(mark, bg) < 1.1);
      return [
        ...colors.filter(
          (color) => color !== '#1f2328' && grounds.slice(0, 4).some((on) => wcagContrast(color, on) < 4.5),
        ),
        ...marks,
      ].map((color) => `${name} ${color}`);
    });
    expect(unreadable).toEqual([]);
  });

  test('Themes that colour the same scopes share one class for both modes', async () => {
    const theme = themeNamed({ light: 'github-light', dark: 'github-dark' });
    expect(theme.numbered).toHaveLength(1);
    const html = (await loadHighlighting({ theme })).highlight(code, { lang: 'ts' });
    expect(text(html)).toBe(code);
    expect(html).not.toMatch(/class="d|style=/);
    expect(tokenStyles(theme)).toMatch(/\.t1 \{ color: light-dark\(#\w+, #\w+\); \}/);
  });

  test('Themes of different scopes give a token the colour of either, wherever they divide it', async () => {
    const pair = { light: 'one-light', dark: 'dracula' };
    const theme = themeNamed(pair);
    expect(theme.numbered).toHaveLength(2);
    const html = (await loadHighlighting({ theme })).highlight(code, { lang: 'ts' });
    expect(text(html)).toBe(code);
    expect(html).toMatch(/class="t\d+ d\d+/);
    for (const mode of ['light', 'dark'] as const) {
      const alone = themeNamed({ light: pair[mode], dark: pair[mode] });
      const colors = (from: string, letter: string, number: number) =>
        new RegExp(`\\.${letter}${number} \\{ [\\w-]+: (#\\w+)`).exec(from)?.[1];
      const own = (await loadHighlighting({ theme: alone })).highlight(code, { lang: 'ts' });
      const letter = mode === 'light' ? 't' : 'd';
      const shades = (source: string, sheet: string, prefix: string): (string | undefined)[] =>
        [...source.matchAll(/<span class="(?!line)([^"]*)">([^<]*)/g)].flatMap(([, classes = '', inner = '']) => {
          const [, number] = new RegExp(`\\b${prefix}(\\d+)`).exec(classes) ?? [];
          return number === undefined
            ? []
            : [...text(inner).replace(/\s/g, '')].map(() => colors(sheet, prefix, +number));
        });
      expect(shades(html, tokenStyles(theme), letter), mode).toEqual(shades(own, tokenStyles(alone), 't'));
    }
  });

  test('One theme for both modes has one colour for each class, and its own scrollbars', () => {
    expect(stylesOf('dracula')).not.toContain('light-dark');
    expect(stylesOf('dracula')).toContain('color-scheme: dark');
    expect(stylesOf('github-light')).toContain('color-scheme: light');
    expect(stylesOf('dracula')).toContain('@media print');
    expect(stylesOf('github-light', 'dracula')).not.toMatch(/color-scheme|@media print/);
  });

  test('Custom properties of the author take the place of colours, and have colours where they are not set', () => {
    const styles = stylesOf(variablesTheme);
    expect(styles).toContain('var(--mint-color-background, #f7f8fa)');
    expect(styles).toContain('light-dark(var(--mint-token-keyword, #b81b28), var(--mint-token-keyword, #ff7b72))');
    expect(styles).not.toContain('var(--mint-foreground');
    expect(stylesOf('one-light', variablesTheme)).toContain('--tr-code-dark: var(--mint-token-keyword, #ff7b72)');
  });
});
