import { bundledThemesInfo } from 'shiki/themes';
import * as z from 'zod';

/** The theme whose colours are CSS variables, which an author's style sheet sets. */
export const variablesTheme = 'css-variables';

/** Code themes, by Shiki's names. */
export const codeTheme = z
  .enum([...bundledThemesInfo.map(({ id }) => id), variablesTheme])
  .meta({ id: 'codeTheme', description: 'Theme of code, by the name that Shiki has for it.' });

export const codeThemes = z.strictObject({
  light: codeTheme.describe('Theme in light mode.'),
  dark: codeTheme.describe('Theme in dark mode.'),
});
