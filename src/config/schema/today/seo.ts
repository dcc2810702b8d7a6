import * as z from 'zod';
import { metatags, organization, texts } from '../common.js';
import { optionalText, requiredText } from '../values.js';

export const seo = z
  .strictObject({
    indexing: z
      .enum(['navigable', 'all'])
      .default('navigable')
      .describe('`all` adds pages that the navigation does not list to the search and the sitemap.'),
    trailingSlash: z
      .boolean()
      .default(false)
      .describe('Ends the addresses for search engines with a slash, for hosts that add one.'),
    metatags: metatags.optional(),
    organization: organization.optional(),
  })
  .describe('Metadata for search engines.');

export const metadata = z
  .strictObject({
    timestamp: z.boolean().default(false).describe('Whether pages show the date of their last change, from git.'),
  })
  .describe('Metadata of pages.');

export const search = z
  .strictObject({ prompt: optionalText.describe('Text in the empty search field.') })
  .describe('Search of the site.');

export const markdown = z
  .strictObject({
    schema: z
      .boolean()
      .default(true)
      .describe('Whether the Markdown of API pages contains the details of the specification.'),
    instructions: z
      .union([requiredText.transform((line) => [line]), z.array(requiredText)], 'expected a text or a list of texts')
      .optional()
      .describe('Instructions for agents: in the Markdown of every page, in `llms.txt` and in `llms-full.txt`.'),
  })
  .describe('Markdown of the pages, for agents.');

export const variables = texts.describe('Texts that replace `{{name}}` in pages.');
