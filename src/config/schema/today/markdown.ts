import * as z from 'zod';
import { requiredText } from '../values.js';

export const markdown = z
  .strictObject({
    schema: z
      .boolean()
      .default(true)
      .describe('Whether the Markdown of API pages contains the details of the specification.'),
    instructions: z
      .union([requiredText.transform((line) => [line]), z.array(requiredText)], 'expected a text or a list of texts')
      .optional()
      .describe('Instructions for agents: in the Markdown of every page, in `llms.txt` and in `llms-full.txt`.'),
  })
  .describe('Markdown of the pages, for agents.');
