import { describe, expect, it } from 'vitest';
import { languageOf } from '../../../src/site/language.js';
import { languageByScript, languageOfPage } from '../../../src/site/writtenLanguage.js';
import { visibilityOf } from '../../../src/site/visibility.js';
import type { Site } from '../../../src/site/site.js';
import { build, page, routeOf } from '../site/build.js';

const pages = [
  page('shown'),
  page('hidden', { hidden: true }),
  page('outside'),
  page('noindex', { noindex: true }),
  page('unsearchable', { searchable: false }),
  page('robots', { robots: 'noindex, nofollow' }),
];
const navigation = [{ group: 'G', pages: ['shown', 'hidden', 'noindex', 'unsearchable', 'robots'] }];

describe('Visibility of pages (FORMAT.md 3)', () => {
  const site = build({ navigation }, { pages });
  it.each([
    ['/shown', { search: true, sitemap: true, llms: true }],
    ['/hidden', { search: false, sitemap: false, llms: false }],
    ['/outside', { search: false, sitemap: false, llms: false }],
    ['/noindex', { search: false, sitemap: false, llms: false }],
    ['/unsearchable', { search: false, sitemap: true, llms: true }],
    ['/robots', { search: true, sitemap: false, llms: true }],
  ])('The page %s has the visibility %j', (path, expected) => {
    expect(visibilityOf(routeOf(site, path), site)).toEqual(expected);
  });

  it('docs.json can include hidden pages, except those with noindex', () => {
    const open = build({ navigation, seo: { indexHiddenPages: true } }, { pages });
    const all = { search: true, sitemap: true, llms: true };
    expect(visibilityOf(routeOf(open, '/hidden'), open)).toEqual(all);
    expect(visibilityOf(routeOf(open, '/outside'), open)).toEqual(all);
    expect(visibilityOf(routeOf(open, '/noindex'), open)).toEqual({ search: false, sitemap: false, llms: false });
  });
});

describe('Language of a page', () => {
  it.each([
    [['Getting started', 'API reference'], undefined],
    [['快速开始', 'API 参考', '安装 CLI'], 'zh'],
    [['はじめに', 'インストール', 'API リファレンス'], 'ja'],
    [['시작하기', '설치'], 'ko'],
    [['Введение', 'API'], 'ru'],
    [['Größe', 'Einführung'], undefined],
    [['Quickstart', 'Deploy', 'Configure', '認証のやり方'], undefined],
    [[], undefined],
  ])('The titles %j are in the language %s', (titles, language) => {
    expect(languageByScript(titles)).toBe(language);
  });

  it('A sentence in another language overrides the language of the site, a name does not', () => {
    const english = 'Everything that you need to know, step by step';
    expect(languageOfPage(english, 'ja')).toBe('en');
    expect(languageOfPage(english, 'de')).toBe('de');
    expect(languageOfPage('SDK', 'ja')).toBe('ja');
    expect(languageOfPage('設定', 'ja')).toBe('ja');
    expect(languageOfPage('OpenAI Compatible API を使う', 'ja')).toBe('ja');
    expect(languageOfPage('使用模型的方法', 'zh-Hant')).toBe('zh-Hant');
    expect(languageOfPage('使い方をまとめました', 'zh-Hans')).toBe('ja');
    expect(languageOfPage('Вступ', 'uk')).toBe('uk');
    expect(languageOfPage('はじめに', 'en')).toBe('ja');
    expect(languageOfPage('Type 日本語 with an English keyboard', 'en')).toBe('en');
  });

  it('The locale of a version is its language', () => {
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

  const story = 'How this is done, and why it is done like this and not otherwise';
  const inLanguages = ['start', 'waiting'].flatMap((name) => [
    page(`en/${name}`, { title: 'Getting started', description: story }),
    page(`zh/${name}`, { title: name === 'start' ? '快速开始' : story }),
    page(`ja/${name}`, { title: name === 'start' ? 'はじめに' : story }),
  ]);
  /** The language of the interface on a page, and that of its text if it has another. */
  const languagesOf = (site: Site, path: string): string => {
    const { language, textLanguage } = routeOf(site, path);
    return [language, textLanguage].filter((each) => each !== undefined).join(' ');
  };
  const groups = (names: Readonly<Record<string, string>>) =>
    Object.entries(names).map(([folder, version]) => ({
      group: folder,
      version,
      pages: [`${folder}/start`, `${folder}/waiting`],
    }));
  const told = (names: Readonly<Record<string, string>>) => {
    const site = build({ versions: Object.values(names), navigation: groups(names) }, { pages: inLanguages });
    return {
      versions: Object.values(names).map((name) => languageOf(site, name)),
      pages: ['en', 'zh', 'ja'].flatMap((folder) =>
        ['start', 'waiting'].map((name) => languagesOf(site, `/${folder}/${name}`)),
      ),
      locales: site.versions.map(({ locale }) => locale),
    };
  };

  it('Versions that are all named after languages have these languages', () => {
    expect(told({ en: 'English', zh: '简体中文', ja: '日本語' })).toEqual({
      versions: ['en', 'zh-Hans', 'ja'],
      pages: ['en', 'en', 'zh-Hans', 'zh-Hans en', 'ja', 'ja en'],
      locales: ['en', 'zh-Hans', 'ja'],
    });
    expect(told({ en: 'EN', zh: 'CN', ja: 'jp' }).versions).toEqual(['en', 'zh-Hans', 'ja']);
  });

  it('The pages of a version decide its language, and each page that of its text', () => {
    expect(told({ en: 'Global', zh: 'Mainland', ja: 'Tokyo' })).toEqual({
      versions: ['en', 'zh', 'ja'],
      pages: ['en', 'en', 'zh', 'zh en', 'ja', 'ja en'],
      locales: [undefined, undefined, undefined],
    });
    expect(told({ en: 'v1', zh: 'v2', ja: 'English' }).locales).toEqual([undefined, undefined, undefined]);
  });

  it('The language of docs.json is that of the interface on every page', () => {
    const site = build(
      { trellis: { language: 'de' }, versions: ['v1', 'v2'], navigation: groups({ en: 'v1', ja: 'v2' }) },
      { pages: inLanguages },
    );
    expect(languageOf(site, 'v2')).toBe('de');
    expect(['/en/start', '/ja/start'].map((path) => languagesOf(site, path))).toEqual(['de', 'de ja']);
  });

  it('The interface has one language on a site with a page in another, and that of its folder in a folder of a language', () => {
    const pages = [
      ...['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => page(id, { title: 'Getting started', description: story })),
      page('quotes', { title: 'はじめに' }),
      ...['zh-TW/start', 'docs/zh-TW/start', 'guides/start'].map((id) => page(id, { title: '快速開始' })),
      page('zh-TW/waiting', { title: 'Waiting', description: story }),
      page('ru/start', { title: 'Getting started', description: story }),
    ];
    const site = build({ navigation: [{ group: 'G', pages: pages.map(({ id }) => id) }] }, { pages });
    const paths = [
      '/a',
      '/quotes',
      '/zh-TW/start',
      '/docs/zh-TW/start',
      '/guides/start',
      '/zh-TW/waiting',
      '/ru/start',
    ];
    expect(paths.map((path) => languagesOf(site, path))).toEqual([
      'en',
      'en ja',
      'zh-TW',
      'zh-TW',
      'en zh',
      'zh-TW en',
      'en',
    ]);
  });

  it('Latin letters tell the language of a folder only on a site in another script', () => {
    const pages = [
      ...['a', 'b', 'c', 'd'].map((id) => page(id, { title: 'はじめに' })),
      ...['en/a', 'api/a'].map((id) => page(id, { title: 'Getting started', description: story })),
    ];
    const site = build({ navigation: [{ group: 'G', pages: pages.map(({ id }) => id) }] }, { pages });
    expect(['/a', '/en/a', '/api/a'].map((path) => languagesOf(site, path))).toEqual(['ja', 'en', 'ja en']);
  });
});
