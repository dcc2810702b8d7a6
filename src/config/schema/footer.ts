import * as z from 'zod';
import { hasScheme } from '../../shared/url.js';
import { link, reportedAs, requiredText } from './values.js';

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

export const socials = z
  .union([byPlatform, list])
  .prefault({})
  .describe('Social accounts at the foot of every page: platform and address.');
