import { hrefOf } from '../../content/links.js';
import type { Route } from '../site.js';
import { published, type Address } from './address.js';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** A text as XML has it. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/**
 * `sitemap.xml` (sitemaps.org): addresses have to be absolute.
 *
 * @param changed when a page's file was last changed, ISO 8601; undefined when that is not known.
 */
export function sitemapXml(
  routes: readonly Route[],
  address: Address,
  changed: (route: Route) => string | undefined,
): string {
  const entries = routes.map((route) => {
    const date = changed(route);
    const location = escapeXml(published(hrefOf(route.path), address));
    return `  <url><loc>${location}</loc>${date ? `<lastmod>${escapeXml(date)}</lastmod>` : ''}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`;
}

/** `robots.txt`: everything may be read; names the sitemap when there is one. */
export function robotsTxt(address: Address): string {
  const sitemap = address.origin === '' ? '' : `\nSitemap: ${published('/sitemap.xml', address)}\n`;
  return `User-agent: *\nAllow: /\n${sitemap}`;
}
