import * as z from 'zod';
import { requiredText } from '../../schema/values.js';

export const markdown = z
  .strictObject({
    schema: z
      .boolean()
      .default(true)
      .describe('Whether the Markdown of API pages holds what the specification says of the operation.'),
    instructions: z
      .union([requiredText.transform((line) => [line]), z.array(requiredText)], 'expected a text or a list of texts')
      .optional()
      .describe('What agents should know: in the Markdown of every page, in `llms.txt` and in `llms-full.txt`.'),
  })
  .describe('Markdown of the pages, for agents.');
