import { describe, expect, it } from 'vitest';
import { sitemapFiles } from '../../../src/features/feeds/sitemap.js';
import { build, page, routeOf } from './build.js';

const versions = [
  { name: 'English', locale: 'en', default: true },
  { name: 'Deutsch', locale: 'de' },
  { name: '中文', locale: 'cn' },
];
const groups = (entries: Record<string, string[]>) =>
  Object.entries(entries).map(([version, pages]) => ({ group: 'Start', version, pages }));

describe('Alternates of a page', () => {
  const site = build(
    { versions, navigation: groups({ English: ['intro', 'only'], Deutsch: ['de/intro'], 中文: ['zh/intro'] }) },
    { pages: [page('intro'), page('only'), page('de/intro'), page('zh/intro'), page('elsewhere')] },
  );
  const of = (path: string) => routeOf(site, path).alternates.map(({ language, path: other }) => [language, other]);

  it('Are the same, the page itself included, from each language', () => {
    const all = [
      ['en', '/intro'],
      ['de', '/de/intro'],
      ['zh-Hans', '/zh/intro'],
    ];
    for (const path of ['/intro', '/de/intro', '/zh/intro']) expect(of(path)).toEqual(all);
    expect(routeOf(site, '/de/intro').alternates.find(({ isDefault }) => isDefault)?.path).toBe('/intro');
  });

  it('Are empty for a page in one language', () => {
    expect(of('/only')).toEqual([]);
    expect(of('/elsewhere')).toEqual([]);
  });

  it('Stand in for a missing translation beside links to other sites', () => {
    const own = groups({ English: ['intro', 'only', 'shop'], Deutsch: ['de/intro', 'de/only', 'laden'] });
    const links = [page('shop', { url: 'https://shop.example' }), page('laden', { url: 'https://shop.example/de' })];
    const other = build(
      { versions: versions.slice(0, 2), navigation: own },
      { pages: [page('intro'), page('only'), page('de/intro'), ...links] },
    );
    expect(routeOf(other, '/de/only').translation).toMatchObject({ kind: 'fallback', original: '/only' });
  });

  it('Are in the sitemap if it lists them', () => {
    const address = { origin: 'https://docs.example.com', base: '/docs' };
    const routes = ['/intro', '/de/intro', '/only'].map((path) => routeOf(site, path));
    const xml = sitemapFiles(routes, address).get('/sitemap.xml') ?? '';
    expect(xml).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
    expect(xml.match(/hreflang="de" href="https:\/\/docs\.example\.com\/docs\/de\/intro"/g)).toHaveLength(2);
    expect(xml.match(/hreflang="x-default" href="https:\/\/docs\.example\.com\/docs\/intro"/g)).toHaveLength(2);
    expect(xml).not.toContain('zh-Hans');
  });
});

it('Versions of different languages are alternates of the same version', () => {
  const names = ['English · 2', 'English · 1', 'Deutsch · 2', 'Deutsch · 1'];
  const site = build(
    {
      versions: names.map((name) => ({ name, locale: name.startsWith('E') ? 'en' : 'de' })),
      navigation: groups({
        'English · 2': ['en/v2/a'],
        'English · 1': ['en/v1/a'],
        'Deutsch · 2': ['de/v2/a'],
        'Deutsch · 1': ['de/v1/a'],
      }),
    },
    { pages: ['en/v2/a', 'en/v1/a', 'de/v2/a', 'de/v1/a'].map((path) => page(path)) },
  );
  for (const version of ['v2', 'v1'])
    expect(routeOf(site, `/en/${version}/a`).alternates.map(({ path }) => path)).toEqual([
      `/en/${version}/a`,
      `/de/${version}/a`,
    ]);
});
