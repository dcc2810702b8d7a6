import * as z from 'zod';
import { metatags, organization } from '../seo.js';
import { optionalText } from '../values.js';

export const seo = z
  .strictObject({
    indexing: z
      .enum(['navigable', 'all'])
      .default('navigable')
      .describe('`all` includes pages outside the navigation in search and sitemap.'),
    trailingSlash: z
      .boolean()
      .default(false)
      .describe('Addresses for search engines end with a slash, as on hosts that add one.'),
    metatags: metatags.optional(),
    organization: organization.optional(),
  })
  .describe('Metadata for search engines.');

export const metadata = z
  .strictObject({
    timestamp: z.boolean().default(false).describe('Whether pages say when they were last changed, by git.'),
  })
  .describe('Metadata of pages.');

export const search = z
  .strictObject({ prompt: optionalText.describe('Text in the empty search field.') })
  .describe('Search of the site.');
