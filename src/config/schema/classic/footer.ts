import * as z from 'zod';
import { socials } from '../footer.js';
import { link, optionalText, requiredText } from '../values.js';

const column = z.strictObject({
  title: optionalText.describe('Heading of the column.'),
  links: z
    .array(
      z.strictObject({ label: requiredText.describe('Text of the link.'), url: link.describe('Target of the link.') }),
    )
    .describe('Links of the column.'),
});

export const footer = z
  .strictObject({
    socials: socials.describe('The same as `footerSocials`.'),
    links: z.array(column).prefault([]).describe('Columns of links at the foot of every page.'),
  })
  .prefault({})
  .describe('Foot of every page.');
