import * as z from 'zod';
import { icon, withIcon } from './icon.js';
import { isUnsafe } from '../../../shared/url.js';
import { reportedAs, requiredText } from '../values.js';

const query = z.array(z.strictObject({ key: requiredText.describe('Name.'), value: z.string().describe('Value.') }));

const address = requiredText.refine((url) => !isUnsafe(url), reportedAs('config/bad-url'));

const target = z.union([
  address,
  z.strictObject({
    base: address.describe('Address without a query.'),
    query: z.union([query, z.string()]).optional().describe('Query of the address.'),
  }),
]);

const own = z.strictObject({
  title: requiredText.describe('Text of the entry.'),
  description: z.string().optional().describe('Second line of the entry.'),
  icon: icon.optional().describe('Icon of the entry.'),
  iconType: withIcon.iconType,
  href: target.describe(
    'Where it leads; `$page` stands for the address of the page’s Markdown, `$path` for its path, `$mcp` for `trellis.mcpServer`.',
  ),
});

export const contextual = z
  .strictObject({
    options: z.array(z.union([requiredText, own])).describe('Entries, by name or of your own.'),
    display: z.enum(['header', 'toc']).default('header').describe('Position of the menu.'),
  })
  .describe('Menu beside the title of a page.');
