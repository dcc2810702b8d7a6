import * as z from 'zod';
import { hasScheme } from '../../shared/url.js';
import { link, optionalText, reportedAs, requiredText } from './values.js';

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

const account = link
  .refine((url) => url === '' || hasScheme(url), reportedAs('config/bad-url'))
  .meta({ pattern: '^[A-Za-z][A-Za-z0-9+.-]*:' });

const byPlatform = z
  .record(z.string(), account)
  .meta({ properties: Object.fromEntries(socialPlatforms.map((platform) => [platform, { type: 'string' }])) })
  .transform((accounts) => Object.entries(accounts).map(([platform, url]) => ({ platform, url })));

const list = z
  .array(z.strictObject({ type: requiredText.describe('Platform.'), url: account.describe('Address of the account.') }))
  .transform((accounts) => accounts.map(({ type, url }) => ({ platform: type, url })));

const socials = z.union([byPlatform, list]).prefault({});

export const footerSocials = socials.describe('Social accounts at the foot of every page: platform and address.');

const column = z.strictObject({
  title: optionalText.describe('Heading of the column.'),
  links: z
    .array(
      z.strictObject({ label: requiredText.describe('Text of the link.'), url: link.describe('Target of the link.') }),
    )
    .describe('Links of the column.'),
});

export const classicFooter = z
  .strictObject({
    socials: socials.describe('The same as `footerSocials`.'),
    links: z.array(column).prefault([]).describe('Columns of links at the foot of every page.'),
  })
  .prefault({})
  .describe('Foot of every page.');
