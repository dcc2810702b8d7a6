import * as z from 'zod';
import { hexColor, requiredText } from '../values.js';

export const banner = z
  .strictObject({
    content: requiredText.describe('Text, with links and emphasis in Markdown.'),
    dismissible: z.boolean().default(false).describe('Readers can close it.'),
    type: z.enum(['info', 'warning', 'critical']).default('info').describe('Colour by meaning.'),
    color: z
      .union([
        hexColor.transform((color) => ({ light: color, dark: color })),
        z.strictObject({
          light: hexColor.describe('Colour in light mode.'),
          dark: hexColor.describe('Colour in dark mode.'),
        }),
      ])
      .optional()
      .describe('Colour of its own.'),
  })
  .describe('Announcement above every page.');
