import * as z from 'zod';
import { socials } from '../footer.js';
import { link, optionalText, requiredText } from '../values.js';

const column = z.strictObject({
  header: optionalText.describe('Heading of the column.'),
  items: z
    .array(
      z.strictObject({ label: requiredText.describe('Text of the link.'), href: link.describe('Target of the link.') }),
    )
    .describe('Links of the column.'),
});

export const footer = z
  .strictObject({
    socials: socials.optional(),
    links: z.array(column).optional().describe('Columns of links at the foot of every page.'),
  })
  .describe('Foot of every page.');
