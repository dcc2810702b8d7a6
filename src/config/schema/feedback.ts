import * as z from 'zod';

export const feedback = z
  .strictObject({
    suggestEdit: z.boolean().default(false).describe("Button that opens the page's source in its repository."),
    raiseIssue: z.boolean().default(false).describe('Button that opens a new issue about the page.'),
    thumbsRating: z.boolean().default(false).describe('Question whether the page was helpful.'),
  })
  .prefault({})
  .describe('Buttons at the foot of every page.');
