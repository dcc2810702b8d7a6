import type { Site } from '../site/site.js';
import type { Address } from '../site/address.js';

/** Hosts that read rules for headers from a file of the site. */
export const targets = ['netlify', 'cloudflare', 'vercel'] as const;

/** A host that a site is built for. */
export type Target = (typeof targets)[number];

interface Rule {
  /** Path with a `*` at its end. */
  path: string;
  headers: Readonly<Record<string, string>>;
}

/** What a page cannot say of itself: who may show it in a frame, that types are as told, and how long files stay as they are. */
function rules({ settings }: Pick<Site, 'settings'>, base: string): Rule[] {
  const { contentSecurityPolicy: further } = settings;
  const own = typeof further === 'object' ? (further['frame-ancestors'] ?? []) : [];
  const policy = { 'Content-Security-Policy': ["frame-ancestors 'self'", ...own].join(' ') };
  return [
    {
      path: `${base}/*`,
      headers: {
        ...(further === false ? {} : policy),
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
      },
    },
    { path: `${base}/_astro/*`, headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
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
