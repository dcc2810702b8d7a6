import * as z from 'zod';
import {
  colorOrGradient,
  hexColor,
  inert,
  optionalImage,
  image,
  link,
  needsOneOf,
  reportedAs,
  absoluteUrl,
  optionalText,
  requiredText,
} from './values.js';
import { hasScheme } from '../../shared/url.js';

const background = z.strictObject({
  light: hexColor.prefault('#ffffff').describe('Background in light mode.'),
  dark: hexColor.prefault('#0f1117').describe('Background in dark mode.'),
});

/** Colours of a site without `colors`. */
export const withoutColors = { primary: '#16A34A', light: '#4ADE80', dark: '#166534' };

export const accents = {
  primary: hexColor.describe('Accent in light mode: active entries, links, section headers.'),
  light: hexColor.optional().describe('The same accent in dark mode; `primary` when not given.'),
  dark: hexColor.optional().describe('Fill of important buttons; `primary` when not given.'),
};

export const classicColors = z
  .strictObject({
    ...accents,
    background: background.prefault({}).describe('Colour of the page behind everything; give both modes.'),
    anchors: colorOrGradient.optional().describe('Icon background of anchors that have no colour of their own.'),
    ultraLight: inert(hexColor.optional(), 'Left over from early versions of the format.'),
    ultraDark: inert(hexColor.optional(), 'Left over from early versions of the format.'),
  })
  .prefault(withoutColors)
  .describe('Theme colours, each as `#RGB` or `#RRGGBB`. Without them the theme is green.');

const icons = z.strictObject({
  light: optionalImage.describe(
    'Icon where the reader’s system is light; also where it is dark when `dark` is not given.',
  ),
  dark: optionalImage.describe(
    'Icon where the reader’s system is dark; also where it is light when `light` is not given.',
  ),
});

/** The site's icon, for each mode (FORMAT.md 1.3). An empty object means no icon. */
export const favicon = z
  .union([optionalImage.unwrap(), icons])
  .transform((value) => {
    const { light, dark } = typeof value === 'string' ? { light: value, dark: value } : value;
    const either = light ?? dark;
    return either === undefined ? undefined : { light: light ?? either, dark: dark ?? either };
  })
  .optional()
  .describe('Icon of the site, or one for each mode; without it, one is made from the name.');

export const feedback = z
  .strictObject({
    suggestEdit: z.boolean().default(false).describe("Button that opens the page's source in its repository."),
    raiseIssue: z.boolean().default(false).describe('Button that opens a new issue about the page.'),
    thumbsRating: z.boolean().default(false).describe('Question whether the page was helpful.'),
  })
  .prefault({})
  .describe('Buttons at the foot of every page.');

const images = z
  .strictObject({
    light: optionalImage.describe('Image in light mode; also in dark mode when `dark` is not given.'),
    dark: optionalImage.describe('Image in dark mode; also in light mode when `light` is not given.'),
    href: link.default('/').describe('Where a click on the logo leads.'),
  })
  .refine(({ light, dark }) => light !== undefined || dark !== undefined, {
    path: ['light'],
    ...reportedAs('config/missing-field'),
  })
  .meta(needsOneOf(['light', 'dark']));

export const logo = z
  .union([image, images])
  .transform((value) => {
    const { light, dark, href } = typeof value === 'string' ? { light: value, dark: value, href: '/' } : value;
    return { light: light ?? dark ?? '', dark: dark ?? light ?? '', href };
  })
  .describe('Logo at the left of the header: one image, or one for each mode. Without it the name is shown.');

export const redirects = z
  .array(
    z.strictObject({
      source: link.describe('Old path; `:name*` matches any rest.'),
      destination: link.describe('Path or address that it leads to.'),
      permanent: z.boolean().default(true).describe('Whether the move is final.'),
    }),
  )
  .prefault([])
  .describe('Old paths and their new addresses.');

export const organization = z
  .strictObject({
    id: absoluteUrl.optional().describe('Address that identifies it: `https://example.com/#organization`.'),
    name: optionalText.describe('Name; otherwise that of the site.'),
    legalName: optionalText.describe('Its registered name.'),
    url: absoluteUrl.optional().describe('Its home page; otherwise the start of the site.'),
    logo: link.optional().describe('Its logo; otherwise that of the site.'),
    sameAs: z
      .array(absoluteUrl)
      .optional()
      .describe('Its profiles elsewhere; otherwise the social accounts of the site.'),
  })
  .describe('Publisher of the site, in structured data.');

export const texts = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean()]).transform((value) => String(value)),
);

export const metatags = texts.prefault({}).describe('Meta elements of every page: name and content.');

/** Platforms with an icon; others are shown with a generic link icon. */
export const socialPlatforms = [
  'website',
  'facebook',
  'x',
  'discord',
  'slack',
  'github',
  'linkedin',
  'instagram',
  'hacker-news',
  'youtube',
  'medium',
  'telegram',
  'twitter',
  'x-twitter',
  'earth-americas',
  'bluesky',
  'threads',
  'reddit',
  'podcast',
] as const;

const accountForEditors = { pattern: '^[A-Za-z][A-Za-z0-9+.-]*:', description: 'Address of the account.' };

const account = link
  .refine((url) => url === '' || hasScheme(url), reportedAs('config/bad-url'))
  .meta(accountForEditors);

const byPlatform = z
  .record(z.string(), account)
  .meta({
    properties: Object.fromEntries(
      socialPlatforms.map((platform) => [platform, { type: 'string', ...accountForEditors }]),
    ),
  })
  .transform((accounts) => Object.entries(accounts).map(([platform, url]) => ({ platform, url })));

const list = z
  .array(z.strictObject({ type: requiredText.describe('Platform.'), url: account }))
  .transform((accounts) => accounts.map(({ type, url }) => ({ platform: type, url })));

export const socials = z
  .union([byPlatform, list])
  .prefault({})
  .describe('Social accounts at the foot of every page: platform and address.');

export const paramLabels = inert(
  z.array(requiredText),
  'The format does not say which fields the labels belong to; a field has its own, `post`.',
);
