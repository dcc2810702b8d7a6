import * as z from 'zod';
import { absoluteUrl, language, text } from './values.js';

const version = z.strictObject({
  name: text.describe('Name, as `version` in the navigation uses it.'),
  default: z.boolean().default(false).describe('Selected for new readers; otherwise the first version is.'),
  url: absoluteUrl.optional().describe('Makes the entry a link to another site.'),
  locale: language.describe('Language of this version, such as `fr`.'),
});

export const versions = z
  .array(z.union([text.transform((name) => ({ name, default: false, url: undefined, locale: undefined })), version]))
  .prefault([])
  .describe('Versions of the documentation, by name; shows a version select in the header.');
