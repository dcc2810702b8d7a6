import { describe, expect, it } from 'vitest';
import { languageByScript, languageOf } from '../../../../src/site/language.js';
import { visibilityOf } from '../../../../src/site/outputs/visibility.js';
import { build, page, routeOf } from '../build.js';

const pages = [
  page('shown'),
  page('hidden', { hidden: true }),
  page('outside'),
  page('noindex', { noindex: true }),
  page('unsearchable', { searchable: false }),
  page('robots', { robots: 'noindex, nofollow' }),
];
const navigation = [{ group: 'G', pages: ['shown', 'hidden', 'noindex', 'unsearchable', 'robots'] }];

describe('the visibility matrix (format spec part 3)', () => {
  const site = build({ navigation }, { pages });
  it.each([
    ['/shown', { search: true, sitemap: true, llms: true }],
    ['/hidden', { search: false, sitemap: false, llms: false }],
    ['/outside', { search: false, sitemap: false, llms: false }],
    ['/noindex', { search: false, sitemap: false, llms: false }],
    ['/unsearchable', { search: false, sitemap: true, llms: true }],
    ['/robots', { search: true, sitemap: false, llms: true }],
  ])('%s', (path, expected) => {
    expect(visibilityOf(routeOf(site, path), site)).toEqual(expected);
  });

  it('includes hidden pages where docs.json says so, but not those that ask to be left out', () => {
    const open = build({ navigation, seo: { indexHiddenPages: true } }, { pages });
    const all = { search: true, sitemap: true, llms: true };
    expect(visibilityOf(routeOf(open, '/hidden'), open)).toEqual(all);
    expect(visibilityOf(routeOf(open, '/outside'), open)).toEqual(all);
    expect(visibilityOf(routeOf(open, '/noindex'), open)).toEqual({ search: false, sitemap: false, llms: false });
  });
});

describe('the language of a page', () => {
  it.each([
    [['Getting started', 'API reference'], 'en'],
    [['快速开始', 'API 参考', '安装 CLI'], 'zh'],
    [['はじめに', 'インストール', 'API リファレンス'], 'ja'],
    [['시작하기', '설치'], 'ko'],
    [['Введение', 'API'], 'ru'],
    [['Größe', 'Einführung'], 'en'],
    [[], 'en'],
  ])('%j is %s', (titles, language) => {
    expect(languageByScript(titles)).toBe(language);
  });

  it('is the locale of its version, if that has one', () => {
    const versions = [{ name: 'v1', locale: 'cn' }, { name: 'v2', locale: 'fr' }, 'v3'];
    const site = build(
      { versions, navigation: [{ group: 'G', pages: ['a'] }] },
      { pages: [page('a', { title: '紹介する' })] },
    );
    expect(['v1', 'v2', 'v3', undefined].map((version) => languageOf(site, version))).toEqual([
      'zh-Hans',
      'fr',
      'ja',
      'ja',
    ]);
  });
});
