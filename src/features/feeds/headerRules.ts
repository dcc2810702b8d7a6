import type { Site } from '../../site/site.js';
import type { Address } from '../../site/address.js';

/** Folders of files whose names change with their content. */
export const hashedFolders = ['/_astro/', '/_trellis/pictures/', '/_trellis/playground/assets/'] as const;

/** `Cache-Control` of the files in these folders. */
export const kept = 'public, max-age=31536000, immutable';

interface Rule {
  /** Path with a `*` at its end. */
  path: string;
  headers: Readonly<Record<string, string>>;
}

/** Headers that a page cannot set by itself: who may show it in a frame, and that types are not guessed. */
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

// These hosts let nobody keep a page without asking again, unless they are told to.
function rules(site: Pick<Site, 'settings'>, base: string): Rule[] {
  return [
    { path: `${base}/*`, headers: headersOf(site) },
    ...hashedFolders.map((folder) => ({ path: `${base}${folder}*`, headers: { 'Cache-Control': kept } })),
  ];
}

/** A `_headers` file, as Netlify and Cloudflare Pages read it. */
export function headerRules(site: Pick<Site, 'settings'>, { base }: Pick<Address, 'base'>): string {
  const lines = rules(site, base).flatMap(({ path, headers }) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return `${lines.join('\n')}\n`;
}

/** The same as `headers` of a `vercel.json`. */
export function vercelHeaders(site: Pick<Site, 'settings'>, { base }: Pick<Address, 'base'>): object[] {
  return rules(site, base).map(({ path, headers }) => ({
    source: path.replace('*', '(.*)'),
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  }));
}
