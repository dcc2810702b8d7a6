import { describe, expect, it } from 'vitest';
import { addressOf } from '../../../../src/site/address.js';
import { feedXml } from '../../../../src/features/feeds/feed.js';
import { sitemapFiles } from '../../../../src/features/feeds/sitemap.js';
import { xmlFaults } from '../../../xml.js';
import { build, page, routeOf } from '../../site/build.js';

const site = build(
  { name: 'Fern & <Moss>', navigation: [{ group: 'G', pages: ['a', "odd & 'quoted' <name>", '紹介', 'news'] }] },
  {
    pages: [
      page('a', { lastUpdatedDate: '2026-01-31' }),
      "odd & 'quoted' <name>",
      '紹介',
      page('news', { title: 'News & more' }, { components: [{ name: 'Update' }] } as never),
    ],
  },
);
const here = addressOf('https://docs.example.com', '/docs');
const routes = [...site.routes.values()];
const changed = routes.map((route, index) =>
  index === 1 ? { ...route, modified: '2026-03-04T05:06:07+02:00' } : route,
);

describe('sitemap.xml', () => {
  it('The file is valid in the schema of sitemaps', async () => {
    expect(await xmlFaults('sitemap', sitemapFiles(changed, here).get('/sitemap.xml') ?? '')).toEqual([]);
  });

  it.each([
    ['addresses', { addresses: 2, characters: 10_000 }],
    ['characters', { addresses: 50_000, characters: 250 }],
  ])('A sitemap with too many %s is an index of several, in its schema', async (_, limits) => {
    const files = sitemapFiles(changed, here, limits);
    expect([...files.keys()]).toEqual(['/sitemap.xml', '/sitemap-1.xml', '/sitemap-2.xml']);
    const [index = '', ...parts] = files.values();
    expect(await xmlFaults('siteindex', index)).toEqual([]);
    expect(index).toContain('<loc>https://docs.example.com/docs/sitemap-2.xml</loc>');
    const addresses = parts.flatMap((part) => [...part.matchAll(/<loc>([^<]*)/g)].map(([, address]) => address));
    const whole = sitemapFiles(changed, here).get('/sitemap.xml') ?? '';
    expect(addresses).toEqual([...whole.matchAll(/<loc>([^<]*)/g)].map(([, address]) => address));
    for (const part of parts) expect(await xmlFaults('sitemap', part)).toEqual([]);
  });

  it('The file with the languages of pages is valid', async () => {
    const versions = [
      { name: 'English', locale: 'en' },
      { name: '中文', locale: 'cn' },
    ];
    const navigation = [
      { group: 'G', version: 'English', pages: ['en/a'] },
      { group: 'G', version: '中文', pages: ['cn/a'] },
    ];
    const spoken = build({ versions, navigation }, { pages: ['en/a', 'cn/a'] });
    const xml = sitemapFiles([...spoken.routes.values()], here).get('/sitemap.xml') ?? '';
    expect(xml).toContain('hreflang="zh-Hans" href="https://docs.example.com/docs/cn/a"');
    expect(await xmlFaults('sitemap', xml)).toEqual([]);
    expect(await xmlFaults('sitemap', xml.replaceAll('hreflang="en"', 'hreflang="no language"'))).not.toEqual([]);
  });

  it.each([
    ['an address that is not whole', '<loc>/docs/a</loc>'],
    ['a date in words', '<loc>https://x.example/</loc><lastmod>March 4</lastmod>'],
    ['a time of no zone', '<loc>https://x.example/</loc><lastmod>2026-03-04T05:06:07</lastmod>'],
  ])('The schema refuses %s', async (_what, entry) => {
    const xml = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url>${entry}</url></urlset>`;
    expect(await xmlFaults('sitemap', xml)).not.toEqual([]);
  });
});

describe('rss.xml', () => {
  const news = { ...routeOf(site, '/news'), modified: '2026-03-04T05:06:07+02:00' };
  const updates = [
    {
      id: 'v-1',
      title: 'v1 & "more"',
      date: '2026-02-03T00:00:00.000Z',
      tags: ['Added', 'A < B'],
      html: '<p>New <b>things</b></p>',
    },
    { title: 'Undated', tags: [], html: '' },
  ];

  it('The feed is valid RSS 2.0', async () => {
    expect(await xmlFaults('rss', feedXml(news, updates, site, '/news/rss.xml', here))).toEqual([]);
    expect(await xmlFaults('rss', feedXml(news, [], site, '/news/rss.xml', here))).toEqual([]);
  });

  it('The schema refuses a feed without the address of the site', async () => {
    expect(await xmlFaults('rss', feedXml(news, updates, site, '/news/rss.xml', addressOf(undefined, '')))).not.toEqual(
      [],
    );
  });

  it('The feed contains the time of the last change', () => {
    expect(feedXml(news, [], site, '/news/rss.xml', here)).toContain(
      '<lastBuildDate>Wed, 04 Mar 2026 03:06:07 GMT</lastBuildDate>',
    );
  });
});
