import * as z from 'zod';
import { isRepositoryUrl } from '../../../shared/url.js';
import { link, optionalText, reportedAs } from '../values.js';

const type = z
  .enum(['link', 'github'])
  .default('link')
  .describe('`link` shows text; `github` shows the repository and its number of stars.');

const url = link.describe('Target; for `github` the address of the repository.');
const name = optionalText.describe('Text; required when `type` is `link`.');

interface Entry {
  type: 'link' | 'github';
  url: string;
  name?: string | undefined;
}

const hasName = ({ type, name }: Entry): boolean => type !== 'link' || name !== undefined;
const missingName = { path: ['name'], ...reportedAs('config/missing-name') };
const namesRepository = ({ type, url }: Entry): boolean => type !== 'github' || isRepositoryUrl(url);
const badRepository = { path: ['url'], ...reportedAs('config/bad-repository') };

const topbarLink = z
  .strictObject({ type, name, url })
  .refine(hasName, missingName)
  .refine(namesRepository, badRepository);

export const topbarLinks = z.array(topbarLink).prefault([]).describe('Links in the header, in this order.');

export const topbarCtaButton = z
  .strictObject({
    type,
    name,
    url,
    style: z.enum(['pill', 'roundedRectangle']).default('pill').describe('Shape of the button.'),
    arrow: z.boolean().default(true).describe('Small arrow after the text.'),
  })
  .refine(hasName, missingName)
  .refine(namesRepository, badRepository)
  .describe('Button at the right of the header.');

export const topbar = z
  .strictObject({ style: z.enum(['default', 'gradient']).default('default').describe('Background of the header.') })
  .prefault({})
  .describe('Look of the header.');
