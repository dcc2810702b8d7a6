import * as z from 'zod';
import { optionalText, requiredText } from '../values.js';

const weight = z.number().int().min(1).max(1000).optional().describe('Weight from 1 to 1000.');
const source = optionalText.describe('Path of a font file, for a family that is not bundled.');
const format = z.enum(['woff', 'woff2']).optional().describe('Format of that file.');

const face = z.strictObject({ family: requiredText.describe('Name of the family.'), weight, source, format });

export const fonts = z
  .strictObject({
    family: optionalText.describe('Name of the family of all text.'),
    weight,
    source,
    format,
    heading: face.optional().describe('Font of headings.'),
    body: face.optional().describe('Font of all other text.'),
  })
  .describe('Fonts, bundled or from files of the site.');
