import * as z from 'zod';
import { optionalText } from '../values.js';

export const errors = z
  .strictObject({
    404: z
      .strictObject({
        redirect: z.boolean().default(false).describe('Leads readers to the start instead of showing a page.'),
        title: optionalText.describe('Title of the page.'),
        description: optionalText.describe('Text of the page, in Markdown.'),
      })
      .optional()
      .describe('Page for addresses that do not exist.'),
  })
  .describe('Pages for what goes wrong.');
