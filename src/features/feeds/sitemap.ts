import type { Alternate } from '../../site/navigation/view.js';
import type { Route } from '../../site/site.js';
import { published, publishedPage, type Address } from '../../site/address.js';
import { escapeXml } from '../../shared/html.js';

function alternateXml({ language, path, isDefault }: Alternate, address: Address): string {
  const target = escapeXml(publishedPage(path, address));
  const link = (tag: string): string => `<xhtml:link rel="alternate" hreflang="${escapeXml(tag)}" href="${target}"/>`;
  return isDefault ? link(language) + link('x-default') : link(language);
}

/** What a sitemap says of a page. */
export type MappedPage = Pick<Route, 'path' | 'modified' | 'alternates'>;

/** Generates `sitemap.xml` (sitemaps.org), with dates if known. Addresses must be absolute. */
export function sitemapXml(routes: readonly MappedPage[], address: Address): string {
  const listed = new Set(routes.map(({ path }) => path));
  const entries = routes.map(({ path, modified, alternates }) => {
    const location = escapeXml(publishedPage(path, address));
    const languages = alternates.filter((other) => listed.has(other.path)).map((other) => alternateXml(other, address));
    return `  <url><loc>${location}</loc>${modified ? `<lastmod>${modified}</lastmod>` : ''}${languages.join('')}</url>\n`;
  });
  const hasLanguages = routes.some(({ alternates }) => alternates.length > 0);
  const names = hasLanguages ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${names}>\n${entries.join('')}</urlset>\n`;
}

/**
 * Generates `robots.txt`, which allows everything.
 *
 * @param hasSitemap true if there is a sitemap to name.
 */
export function robotsTxt(address: Address, hasSitemap: boolean): string {
  const sitemap = !hasSitemap ? '' : `\nSitemap: ${published('/sitemap.xml', address)}\n`;
  return `User-agent: *\nAllow: /\n${sitemap}`;
}
