import * as z from 'zod';
import { link, needsOneOf, optionalText, reportedAs, requiredText, hexColor } from '../values.js';
import { pageMenuNames } from '../../pageMenuNames.js';
import { icon, withIcon } from './icon.js';
import { socials } from '../common.js';
import { isUnsafe } from '../../../shared/url.js';

const label = optionalText.describe('Text of the button; required unless `type` is `github` or `discord`.');
const missingLabel = { path: ['label'], ...reportedAs('config/missing-name') };

/** Some authors leave the label empty to show the icon alone. */
const emptyLabel = z
  .string()
  .trim()
  .transform((text) => text || undefined)
  .optional()
  .describe('Text of the link; required without `icon` and `type`.');

const entry = z
  .strictObject({
    type: z.enum(['github', 'discord']).optional().describe('`github` shows the repository and its number of stars.'),
    label: emptyLabel,
    href: link.describe('Target; for `github` the address of the repository.'),
    icon: icon.optional().describe('Icon before the label; without a label it is shown alone.'),
    iconType: withIcon.iconType,
  })
  .refine(({ type, label, icon }) => [type, label, icon].some((value) => value !== undefined), missingLabel)
  .meta(needsOneOf(['label', 'icon', 'type']));

const primary = z
  .strictObject({
    type: z
      .enum(['button', 'github', 'discord'])
      .default('button')
      .describe('`github` shows the repository and its number of stars.'),
    label,
    href: link.describe('Target; for `github` the address of the repository.'),
  })
  .refine(({ type, label }) => type !== 'button' || label !== undefined, missingLabel)
  .meta(needsOneOf(['label'], ['github', 'discord']));

export const navbar = z
  .strictObject({
    links: z.array(entry).optional().describe('Links in the header, in this order.'),
    primary: primary.optional().describe('Button at the right of the header.'),
  })
  .describe('Header of every page.');

const column = z.strictObject({
  header: optionalText.describe('Heading of the column.'),
  items: z
    .array(
      z.strictObject({ label: requiredText.describe('Text of the link.'), href: link.describe('Target of the link.') }),
    )
    .describe('Links of the column.'),
});

export const footer = z
  .strictObject({
    socials: socials.optional(),
    links: z.array(column).optional().describe('Columns of links at the foot of every page.'),
  })
  .describe('Foot of every page.');

export const banner = z
  .strictObject({
    content: requiredText.describe('Text, with links and emphasis in Markdown.'),
    dismissible: z.boolean().default(false).describe('Readers can close it.'),
    type: z.enum(['info', 'warning', 'critical']).default('info').describe('Colour by meaning.'),
    color: z
      .union([
        hexColor.transform((color) => ({ light: color, dark: color })),
        z.strictObject({
          light: hexColor.describe('Colour in light mode.'),
          dark: hexColor.describe('Colour in dark mode.'),
        }),
      ])
      .optional()
      .describe('Your own colour.'),
  })
  .describe('Announcement above every page.');

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
    'Target. `$page` stands for the address of the page’s Markdown, `$path` for its path, `$mcp` for `trellis.mcpServer`.',
  ),
});

export const contextual = z
  .strictObject({
    options: z
      .array(z.union([requiredText.meta({ examples: pageMenuNames }), own]))
      .describe('Entries: names, or your own.'),
    display: z.enum(['header', 'toc']).default('header').describe('Position of the menu.'),
  })
  .describe('Menu beside the title of a page.');

export const errors = z
  .strictObject({
    404: z
      .strictObject({
        redirect: z.boolean().default(false).describe('Leads readers to the start instead of showing a page.'),
        title: optionalText.describe('Title of the page.'),
        description: optionalText.describe('Text of the page, in Markdown.'),
      })
      .optional()
      .describe('Page for addresses that do not exist.'),
  })
  .describe('Pages for errors.');
