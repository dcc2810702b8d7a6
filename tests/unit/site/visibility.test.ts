import { describe, expect, it } from 'vitest';
import { metaOfPage } from '../../../src/theme/layout/head/meta.js';
import { structuredData } from '../../../src/theme/layout/head/structuredData.js';
import { addressOf } from '../../../src/site/address.js';
import { feedPath } from '../../../src/features/feeds/feed.js';
import { pageList } from '../../../src/site/pageList.js';
import { sitemapFiles } from '../../../src/features/feeds/sitemap.js';
import { visibilityOf } from '../../../src/site/visibility.js';
import type { Frontmatter } from '../../../src/content/frontmatter.js';
import { build, outline, page, routeOf } from './build.js';

interface Row {
  frontmatter?: Frontmatter;
  isListed?: boolean;
  inHiddenGroup?: boolean;
  indexesAll?: boolean;
  /** The robots metadata of docs.json for every page. */
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
    sitemap: sitemap && sitemapFiles([route], addressOf('https://x.example', '')).get('/sitemap.xml')?.includes('/x<'),
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

describe('Visibility of a page', () => {
  it.each<[string, Row, string]>([
    ['A page is in every place by default', {}, 'sidebar next search sitemap feed llms mcp data'],
    ['A hidden page is in no place', { frontmatter: { hidden: true } }, 'noindex'],
    ['A page of a hidden group is in no place', { inHiddenGroup: true }, 'noindex'],
    ['An unlisted page is in no place but may be indexed', { isListed: false }, 'data'],
    ['A page with noindex is in the sidebar only', { frontmatter: { noindex: true } }, 'sidebar next noindex'],
    [
      'A page that is not searchable is in every place but search',
      { frontmatter: { searchable: false } },
      'sidebar next sitemap feed llms data',
    ],
    [
      'A page with robots set to noindex is not in the sitemap',
      { frontmatter: { robots: 'noindex, nofollow' } },
      'sidebar next search llms mcp noindex, nofollow',
    ],
    [
      'A page of a site with robots set to noindex is not in the sitemap',
      { robots: 'noindex' },
      'sidebar next search llms mcp noindex',
    ],
    [
      'A hidden page with robots metadata is in no place',
      { frontmatter: { hidden: true, robots: 'noarchive' } },
      'noindex, noarchive',
    ],
    [
      'A hidden page is in every place but the sidebar if hidden pages are indexed',
      { frontmatter: { hidden: true }, indexesAll: true },
      'search sitemap feed llms mcp data',
    ],
    [
      'An unlisted page is in every place but the sidebar if hidden pages are indexed',
      { isListed: false, indexesAll: true },
      'search sitemap feed llms mcp data',
    ],
    [
      'A page of a hidden group is in every place but the sidebar if hidden pages are indexed',
      { inHiddenGroup: true, indexesAll: true },
      'search sitemap feed llms mcp data',
    ],
    [
      'A page with noindex is in the sidebar only even if hidden pages are indexed',
      { frontmatter: { noindex: true }, indexesAll: true },
      'sidebar next noindex',
    ],
  ])('%s', (_words, row, places) => {
    expect(placesOf(row)).toBe(places);
  });
});
