import type { Site } from '../../site/site.js';
import type { Address } from '../../site/address.js';

/** Folders of files whose names contain a hash of their contents. */
export const hashedFolders = ['/_astro/', '/_trellis/pictures/', '/_trellis/playground/assets/'] as const;

/** `Cache-Control` of the files in these folders. */
export const longCache = 'public, max-age=31536000, immutable';

interface Rule {
  /** Path with a trailing `*`. */
  path: string;
  headers: Readonly<Record<string, string>>;
}

/** Headers that a page cannot set by itself: who may embed it in a frame, and no guessing of content types. */
export function headersOf({ settings }: Pick<Site, 'settings'>): Readonly<Record<string, string>> {
  const { contentSecurityPolicy: further } = settings;
  const own = typeof further === 'object' ? (further['frame-ancestors'] ?? []) : [];
  const policy = { 'Content-Security-Policy': ["frame-ancestors 'self'", ...own].join(' ') };
  return {
    ...(further === false ? {} : policy),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  };
}

// By default, these hosts make browsers revalidate every file.
function rules(site: Pick<Site, 'settings'>, base: string): Rule[] {
  return [
    { path: `${base}/*`, headers: headersOf(site) },
    ...hashedFolders.map((folder) => ({ path: `${base}${folder}*`, headers: { 'Cache-Control': longCache } })),
  ];
}

/** Formats a `_headers` file for Netlify and Cloudflare Pages. */
export function headerRules(site: Pick<Site, 'settings'>, { base }: Pick<Address, 'base'>): string {
  const lines = rules(site, base).flatMap(({ path, headers }) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return `${lines.join('\n')}\n`;
}

/** Formats the same rules as `headers` in `vercel.json`. */
export function vercelHeaders(site: Pick<Site, 'settings'>, { base }: Pick<Address, 'base'>): object[] {
  return rules(site, base).map(({ path, headers }) => ({
    source: path.replace('*', '(.*)'),
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  }));
}
