import { hasComponent } from '../../content/includedComponents.js';
import { hrefOf } from '../../content/links.js';
import type { Route, Site } from '../../site/site.js';
import { published, publishedPage, type Address } from '../../site/address.js';
import { plainLine } from '../../content/plainLine.js';
import type { PageUpdate } from '../../render/text/updates.js';
import { visibilityOf } from '../../site/visibility.js';
import { escapeXml } from '../../shared/html.js';

/** Path of the feed of a page with updates, root-relative without base; undefined for pages without updates and pages that are not public. */
export function feedPath(route: Route, site: Pick<Site, 'seo' | 'settings'>): string | undefined {
  const { page } = route.source;
  const hasUpdates = page && hasComponent(page, 'Update');
  return hasUpdates && visibilityOf(route, site).sitemap ? `${route.path.replace(/\/$/, '')}/rss.xml` : undefined;
}

/** A page's updates as RSS 2.0. */
export function feedXml(
  route: Route,
  updates: readonly PageUpdate[],
  site: Site,
  feed: string,
  address: Address,
): string {
  const page = publishedPage(route.path, address);
  const items = updates.map(({ id, title, date, tags, html }) => {
    const link = escapeXml(id === undefined ? page : `${page}#${encodeURIComponent(id)}`);
    return [
      '    <item>',
      `      <title>${escapeXml(title)}</title>`,
      `      <link>${link}</link>`,
      `      <guid${id === undefined ? ' isPermaLink="false"' : ''}>${id === undefined ? escapeXml(`${page}#${title}`) : link}</guid>`,
      ...(date === undefined ? [] : [`      <pubDate>${new Date(date).toUTCString()}</pubDate>`]),
      ...tags.map((tag) => `      <category>${escapeXml(tag)}</category>`),
      `      <description>${escapeXml(html)}</description>`,
      '    </item>',
    ].join('\n');
  });
  const about = plainLine(route.description ?? site.identity.description ?? route.title);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '  <channel>',
    `    <title>${escapeXml(`${site.identity.name}: ${route.title}`)}</title>`,
    `    <link>${escapeXml(page)}</link>`,
    `    <description>${escapeXml(about)}</description>`,
    `    <atom:link href="${escapeXml(published(hrefOf(feed), address))}" rel="self" type="application/rss+xml"/>`,
    ...(route.modified ? [`    <lastBuildDate>${new Date(route.modified).toUTCString()}</lastBuildDate>`] : []),
    ...items,
    '  </channel>',
    '</rss>',
    '',
  ].join('\n');
}
