import * as z from 'zod';
import { inert, optionalImage, optionalText, requiredText, link, needsOneOf, reportedAs } from '../values.js';
import { socials, organization } from '../common.js';
import { isRepositoryUrl } from '../../../shared/url.js';

export const classicTheme = inert(
  z.enum(['venus', 'quill', 'prism']).optional(),
  'There is one look; `layout`, `rounded` and `colors` vary it.',
);

export const layout = z
  .enum(['topnav', 'sidenav', 'solidSidenav'])
  .default('topnav')
  .describe('Position of logo, search and links: across the top, or above the sidebar.');

export const rounded = z.enum(['default', 'sharp']).default('default').describe('Corners of boxes and buttons.');

export const sidebar = z
  .strictObject({
    items: z
      .enum(['container', 'card', 'border', 'undecorated'])
      .default('container')
      .describe('How the active entry is marked.'),
  })
  .prefault({})
  .describe('Look of the sidebar.');

export const backgroundImage = optionalImage.describe('Image behind every page.');

export const classicBackground = z
  .strictObject({
    style: z.enum(['gradient', 'grid', 'windows']).optional().describe('Decoration behind the content.'),
  })
  .prefault({})
  .describe('Decoration of the page.');

export const eyebrow = z
  .strictObject({
    display: z
      .enum(['section', 'breadcrumbs'])
      .default('section')
      .describe('The nearest group, or all groups around the page.'),
  })
  .prefault({})
  .describe('Small line above the title of a page.');

export const codeBlock = z
  .strictObject({
    mode: z.enum(['dark', 'auto']).default('dark').describe('Dark in both modes, or following the mode.'),
  })
  .prefault({})
  .describe('Look of code blocks.');

export const classicSearch = z
  .strictObject({
    prompt: optionalText.describe('Text in the empty search field; otherwise `Search...` in the language of the page.'),
    location: inert(z.enum(['top', 'side']).default('top'), '`layout` decides the position of the search field.'),
  })
  .prefault({})
  .describe('Search of the site.');

const fontFile = {
  weight: z.number().int().min(1).max(1000).optional().describe('Weight from 1 to 1000.'),
  url: optionalText.describe('Path of the font file. Without it, only readers who have the font installed see it.'),
  format: z.enum(['woff', 'woff2']).optional().describe('Format of that file.'),
};

const face = z.strictObject({ family: requiredText.describe('Name of the family.'), ...fontFile });

export const font = z
  .strictObject({
    family: optionalText.describe('Name of the family of all text.'),
    ...fontFile,
    headings: face.optional().describe('Font of headings.'),
    body: face.optional().describe('Font of all other text.'),
  })
  .prefault({})
  .describe('Fonts of the site. Without the key, pages use Inter.');

export const modeToggle = z
  .strictObject({
    default: z
      .enum(['light', 'dark'])
      .optional()
      .describe('Mode that new readers see; without it, the one their operating system asks for.'),
    isHidden: z
      .boolean()
      .default(false)
      .describe('Leaves the button out; together with `default` the site has one mode only.'),
  })
  .prefault({})
  .describe('Button that switches between light and dark.');

const column = z.strictObject({
  title: optionalText.describe('Heading of the column.'),
  links: z
    .array(
      z.strictObject({ label: requiredText.describe('Text of the link.'), url: link.describe('Target of the link.') }),
    )
    .describe('Links of the column.'),
});

export const footer = z
  .strictObject({
    socials: socials.describe('The same as `footerSocials`.'),
    links: z.array(column).prefault([]).describe('Columns of links at the foot of every page.'),
  })
  .prefault({})
  .describe('Foot of every page.');

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
const shownText = needsOneOf(['name'], ['github']);
const missingName = { path: ['name'], ...reportedAs('config/missing-name') };
const namesRepository = ({ type, url }: Entry): boolean => type !== 'github' || isRepositoryUrl(url);
const badRepository = { path: ['url'], ...reportedAs('config/bad-repository') };

const topbarLink = z
  .strictObject({ type, name, url })
  .refine(hasName, missingName)
  .refine(namesRepository, badRepository)
  .meta(shownText);

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
  .meta(shownText)
  .describe('Button at the right of the header.');

export const topbar = z
  .strictObject({ style: z.enum(['default', 'gradient']).default('default').describe('Background of the header.') })
  .prefault({})
  .describe('Look of the header.');

export const seo = z
  .strictObject({
    indexHiddenPages: z
      .boolean()
      .default(false)
      .describe('Adds pages that the navigation does not list to the search and the sitemap.'),
    organization: organization.optional(),
  })
  .prefault({})
  .describe('Metadata for search engines.');
