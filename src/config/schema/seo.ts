import * as z from 'zod';
import { absoluteUrl, link, optionalText } from './values.js';

export const organization = z
  .strictObject({
    id: absoluteUrl.optional().describe('Identifying address: `https://example.com/#organization`.'),
    name: optionalText.describe('Name; otherwise that of the site.'),
    legalName: optionalText.describe('Name under which it is registered.'),
    url: absoluteUrl.optional().describe('Its home page; otherwise the start of the site.'),
    logo: link.optional().describe('Its logo; otherwise that of the site.'),
    sameAs: z
      .array(absoluteUrl)
      .optional()
      .describe('Its profiles elsewhere; otherwise the social accounts of the site.'),
  })
  .describe('Publisher of the site, in structured data.');

export const metatags = z
  .record(
    z.string(),
    z.union([z.string(), z.number(), z.boolean()]).transform((value) => String(value)),
  )
  .prefault({})
  .describe('Meta elements of every page: name and content.');
