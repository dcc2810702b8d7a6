import * as z from 'zod';
import { inert, optionalImage, optionalText } from '../values.js';

export const classicTheme = inert(
  z.enum(['venus', 'quill', 'prism']).optional(),
  'There is one look; `layout`, `rounded` and `colors` vary it.',
);

export const layout = z
  .enum(['topnav', 'sidenav', 'solidSidenav'])
  .default('topnav')
  .describe('Position of logo, search and links: across the top, or above the sidebar.');

export const rounded = z.enum(['default', 'sharp']).default('default').describe('Corners of boxes and buttons.');

export const sidebar = z
  .strictObject({
    items: z
      .enum(['container', 'card', 'border', 'undecorated'])
      .default('container')
      .describe('How the active entry is marked.'),
  })
  .prefault({})
  .describe('Look of the sidebar.');

export const backgroundImage = optionalImage.describe('Image behind every page.');

export const classicBackground = z
  .strictObject({
    style: z.enum(['gradient', 'grid', 'windows']).optional().describe('Decoration behind the content.'),
  })
  .prefault({})
  .describe('Decoration of the page.');

export const eyebrow = z
  .strictObject({
    display: z
      .enum(['section', 'breadcrumbs'])
      .default('section')
      .describe('The nearest group, or the whole chain of groups.'),
  })
  .prefault({})
  .describe('Small line above the title of a page.');

export const codeBlock = z
  .strictObject({
    mode: z.enum(['dark', 'auto']).default('dark').describe('Dark in both modes, or following the mode.'),
  })
  .prefault({})
  .describe('Look of code blocks.');

export const classicSearch = z
  .strictObject({
    prompt: optionalText.describe('Text in the empty search field; otherwise `Search...` in the language of the page.'),
    location: inert(z.enum(['top', 'side']).default('top'), '`layout` decides the position of the search field.'),
  })
  .prefault({})
  .describe('Search of the site.');
