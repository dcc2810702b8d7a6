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

/** Limits of a sitemap: addresses, and characters (sitemaps.org allows 50 MB). */
const limits = { addresses: 50_000, characters: 40_000_000 };

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/**
 * Generates the sitemap (sitemaps.org), with dates if known: `/sitemap.xml`, and where that would be too large, an index there of further files.
 *
 * @param address must be absolute.
 * @returns texts by the addresses of their files, without base.
 */
export function sitemapFiles(
  routes: readonly MappedPage[],
  address: Address,
  { addresses, characters } = limits,
): Map<string, string> {
  const paths = new Set(routes.map(({ path }) => path));
  const parts: string[][] = [];
  let length = Infinity;
  for (const route of routes) {
    const entry = entryXml(route, paths, address);
    length += entry.length;
    if (length > characters || (parts.at(-1)?.length ?? 0) === addresses) {
      parts.push([]);
      length = entry.length;
    }
    parts.at(-1)?.push(entry);
  }
  const hasLanguages = routes.some(({ alternates }) => alternates.length > 0);
  const names = hasLanguages ? `${schema} xmlns:xhtml="http://www.w3.org/1999/xhtml"` : schema;
  const texts = parts.map((entries) => `${declaration}<urlset ${names}>\n${entries.join('')}</urlset>\n`);
  if (texts.length < 2) return new Map(texts.map((text) => ['/sitemap.xml', text]));
  const files = texts.map((text, index): [string, string] => [`/sitemap-${index + 1}.xml`, text]);
  const locations = files.map(([file]) => `  <sitemap><loc>${escapeXml(published(file, address))}</loc></sitemap>\n`);
  const index = `${declaration}<sitemapindex ${schema}>\n${locations.join('')}</sitemapindex>\n`;
  return new Map([['/sitemap.xml', index], ...files]);
}

function entryXml({ path, modified, alternates }: MappedPage, listed: ReadonlySet<string>, address: Address): string {
  const location = escapeXml(publishedPage(path, address));
  const languages = alternates.filter((other) => listed.has(other.path)).map((other) => alternateXml(other, address));
  return `  <url><loc>${location}</loc>${modified ? `<lastmod>${modified}</lastmod>` : ''}${languages.join('')}</url>\n`;
}

/** True for the address of a file of a sitemap. */
export const isSitemap = (file: string): boolean => /^\/sitemap(?:-\d+)?\.xml$/.test(file);

/**
 * Generates `robots.txt`, which allows everything.
 *
 * @param hasSitemap true if there is a sitemap to name.
 */
export function robotsTxt(address: Address, hasSitemap: boolean): string {
  const sitemap = !hasSitemap ? '' : `\nSitemap: ${published('/sitemap.xml', address)}\n`;
  return `User-agent: *\nAllow: /\n${sitemap}`;
}
