import * as z from 'zod';
import { organization } from '../seo.js';

export const seo = z
  .strictObject({
    indexHiddenPages: z
      .boolean()
      .default(false)
      .describe('Includes pages outside the navigation in search and sitemap.'),
    organization: organization.optional(),
  })
  .prefault({})
  .describe('Metadata for search engines.');
