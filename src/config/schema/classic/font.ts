import * as z from 'zod';
import { optionalText, requiredText } from '../values.js';

const weight = z.number().int().min(1).max(1000).optional().describe('Weight from 1 to 1000.');
const url = optionalText.describe('Path of a font file, for a family that is not bundled.');
const format = z.enum(['woff', 'woff2']).optional().describe('Format of that file.');

const face = z.strictObject({ family: requiredText.describe('Name of the family.'), weight, url, format });

export const font = z
  .strictObject({
    family: optionalText.describe('Name of the family of all text.'),
    weight,
    url,
    format,
    headings: face.optional().describe('Font of headings.'),
    body: face.optional().describe('Font of all other text.'),
  })
  .prefault({})
  .describe('Fonts, bundled or from files of the site.');
