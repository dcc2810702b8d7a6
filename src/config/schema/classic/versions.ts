import * as z from 'zod';
import { absoluteUrl, language, requiredText } from '../values.js';

const version = z.strictObject({
  name: requiredText.describe('Name, as `version` in the navigation uses it.'),
  default: z.boolean().default(false).describe('Selected for new readers; otherwise the first version is.'),
  url: absoluteUrl.optional().describe('Makes the entry a link to another site.'),
  locale: language.describe('Language of this version, such as `fr`.'),
});

export const versions = z
  .array(
    z.union([requiredText.transform((name) => ({ name, default: false, url: undefined, locale: undefined })), version]),
  )
  .prefault([])
  .describe('Versions of the documentation, by name; shows a version select in the header.');
