import * as z from 'zod';
import { colorOrGradient, hexColor, inert } from './values.js';

const background = z.strictObject({
  light: hexColor.prefault('#ffffff').describe('Background in light mode.'),
  dark: hexColor.prefault('#0f1117').describe('Background in dark mode.'),
});

/** Colours of a site without `colors`. */
export const withoutColors = { primary: '#16A34A', light: '#4ADE80', dark: '#166534' };

export const classicColors = z
  .strictObject({
    primary: hexColor.describe('Accent in light mode: active entries, links, section headers.'),
    light: hexColor.optional().describe('The same accent in dark mode; `primary` when not given.'),
    dark: hexColor.optional().describe('Fill of important buttons; `primary` when not given.'),
    background: background.prefault({}).describe('Colour of the page behind everything; give both modes.'),
    anchors: colorOrGradient.optional().describe('Icon background of anchors that have no colour of their own.'),
    ultraLight: inert(hexColor.optional(), 'Left over from early versions of the format.'),
    ultraDark: inert(hexColor.optional(), 'Left over from early versions of the format.'),
  })
  .prefault(withoutColors)
  .describe('Theme colours, each as `#RGB` or `#RRGGBB`. Without them the theme is green.');
