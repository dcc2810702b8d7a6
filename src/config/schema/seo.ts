import * as z from 'zod';

export const seo = z
  .strictObject({
    indexHiddenPages: z
      .boolean()
      .default(false)
      .describe('Includes pages outside the navigation in search and sitemap.'),
  })
  .prefault({})
  .describe('What search engines see.');

export const metadata = z
  .record(
    z.string(),
    z.union([z.string(), z.number(), z.boolean()]).transform((value) => String(value)),
  )
  .prefault({})
  .describe('Meta elements of every page: name and content.');
