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

/** `sitemap.xml` (sitemaps.org), with dates where they are known: addresses have to be absolute. */
export function sitemapXml(routes: readonly Pick<Route, 'path' | 'modified'>[], address: Address): string {
  const entries = routes.map(({ path, modified }) => {
    const location = escapeXml(published(hrefOf(path), address));
    return `  <url><loc>${location}</loc>${modified ? `<lastmod>${modified}</lastmod>` : ''}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`;
}

/** `robots.txt`: everything may be read; names the sitemap when there is one. */
export function robotsTxt(address: Address): string {
  const sitemap = address.origin === '' ? '' : `\nSitemap: ${published('/sitemap.xml', address)}\n`;
  return `User-agent: *\nAllow: /\n${sitemap}`;
}
