import { describe, expect, it } from 'vitest';
import { metaOfPage } from '../../../src/layout/head/meta.js';
import { structuredData } from '../../../src/layout/head/structuredData.js';
import { addressOf } from '../../../src/site/address.js';
import { feedPath } from '../../../src/feeds/feed.js';
import { pageList } from '../../../src/feeds/pageList.js';
import { sitemapXml } from '../../../src/feeds/sitemap.js';
import { visibilityOf } from '../../../src/site/visibility.js';
import type { Frontmatter } from '../../../src/content/frontmatter.js';
import { build, outline, page, routeOf } from './build.js';

interface Row {
  frontmatter?: Frontmatter;
  isListed?: boolean;
  inHiddenGroup?: boolean;
  indexesAll?: boolean;
  /** What docs.json says to robots on every page. */
  robots?: string;
}

const published = (href: string): string => `https://x.example${href}`;

/** The places that the page `x` is found in, asked of what makes each of them. */
function placesOf({
  frontmatter = {},
  isListed = true,
  inHiddenGroup = false,
  indexesAll = false,
  robots: general,
}: Row): string {
  const group = { group: 'G', pages: ['start', ...(isListed && !inHiddenGroup ? ['x'] : [])] };
  const hidden = { group: 'H', pages: ['x'], hidden: true };
  const site = build(
    inHiddenGroup
      ? {
          theme: 'mint',
          colors: { primary: '#0D7A4F' },
          navigation: { groups: [group, hidden] },
          seo: { indexing: indexesAll ? 'all' : 'navigable' },
        }
      : {
          navigation: [group],
          seo: { indexHiddenPages: indexesAll },
          ...(general && { metadata: { robots: general } }),
        },
    { pages: ['start', page('x', frontmatter, { components: [{ name: 'Update' }] } as never)] },
  );
  const route = routeOf(site, '/x');
  const start = routeOf(site, '/start');
  const { search, sitemap, llms } = visibilityOf(route, site);
  const [listed] = pageList(site, llms ? [route] : [], { base: '' }).pages;
  const url = published('/x');
  const address = { url, language: 'en', published };
  const robots = metaOfPage(site, route, address).find((meta) => 'name' in meta && meta.name === 'robots')?.content;
  const found = {
    sidebar: outline(start.view.tree).includes('/x'),
    next: start.next?.href === '/x',
    search,
    sitemap: sitemap && sitemapXml([route], addressOf('https://x.example', '')).includes('/x<'),
    feed: feedPath(route, site) !== undefined,
    llms,
    mcp: listed !== undefined && listed.searchable !== false,
    data: structuredData(site, route, address) !== undefined,
    [robots ?? '']: robots !== undefined,
  };
  return Object.entries(found)
    .filter(([, isThere]) => isThere)
    .map(([place]) => place)
    .join(' ');
}

describe('a page is found in', () => {
  it.each<[string, Row, string]>([
    ['every place', {}, 'sidebar next search sitemap feed llms mcp data'],
    ['none when it is hidden', { frontmatter: { hidden: true } }, 'noindex'],
    ['none when its group is hidden', { inHiddenGroup: true }, 'noindex'],
    ['none when nothing lists it, but search engines may come by', { isListed: false }, 'data'],
    ['the sidebar alone when it asks for no index', { frontmatter: { noindex: true } }, 'sidebar next noindex'],
    [
      'all but search when it is not searchable',
      { frontmatter: { searchable: false } },
      'sidebar next sitemap feed llms data',
    ],
    [
      'all but the sitemap when it turns robots away',
      { frontmatter: { robots: 'noindex, nofollow' } },
      'sidebar next search llms mcp noindex, nofollow',
    ],
    [
      'all but the sitemap when all of the site turns robots away',
      { robots: 'noindex' },
      'sidebar next search llms mcp noindex',
    ],
    [
      'none when it is hidden, whatever else it says to robots',
      { frontmatter: { hidden: true, robots: 'noarchive' } },
      'noindex, noarchive',
    ],
    [
      'all but the sidebar when hidden pages are indexed',
      { frontmatter: { hidden: true }, indexesAll: true },
      'search sitemap feed llms mcp data',
    ],
    [
      'all but the sidebar when pages nothing lists are indexed',
      { isListed: false, indexesAll: true },
      'search sitemap feed llms mcp data',
    ],
    [
      'all but the sidebar when hidden groups are indexed',
      { inHiddenGroup: true, indexesAll: true },
      'search sitemap feed llms mcp data',
    ],
    [
      'the sidebar alone when it asks for no index though all is indexed',
      { frontmatter: { noindex: true }, indexesAll: true },
      'sidebar next noindex',
    ],
  ])('%s', (_words, row, places) => {
    expect(placesOf(row)).toBe(places);
  });
});
