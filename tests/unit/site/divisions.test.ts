import { describe, expect, it } from 'vitest';
import type { Page } from '../../../src/content/page.js';
import { build, codes, labels, levelIn, levelsOf, listedIn, outline, page, routeOf, type Group } from './build.js';

const group = (name: string, ...pages: (string | Group)[]): Group => ({ group: name, pages });

function siteOf(docs: { navigation: readonly Group[]; [key: string]: unknown }) {
  return build(docs, { pages: listedIn(docs.navigation) });
}

it('A division leads to a page that shows it, even if it first lists one that an earlier division lists too', () => {
  const anchors = [
    { anchor: 'Ferns', pages: ['index', 'ferns/start'] },
    {
      anchor: 'Mosses',
      groups: [
        { group: 'All', pages: ['index'] },
        { group: 'Own', pages: ['mosses/start'] },
      ],
    },
    { anchor: 'Both', pages: ['index', 'ferns/start'] },
  ];
  const site = build({ navigation: { anchors } }, { pages: ['index', 'ferns/start', 'mosses/start'] });
  const { divisions } = levelIn(routeOf(site, '/').view, 'anchor');
  expect(divisions.map(({ href }) => href)).toEqual(['/', '/mosses/start', '/']);
  expect(labels(routeOf(site, '/mosses/start').view, 'anchor')).toEqual(['Ferns', '[Mosses]', 'Both']);
});

describe('Prefix of a division', () => {
  it('The prefix api does not claim api-reference', () => {
    const site = siteOf({
      tabs: [{ name: 'API', url: 'api' }],
      navigation: [group('Start', 'intro'), group('Api', 'api/one'), group('Reference', 'api-reference/two')],
    });
    expect(labels(routeOf(site, '/api-reference/two').view, 'tab')).toEqual(['[Documentation]', 'API']);
    expect(outline(routeOf(site, '/api/one').view.tree)).toBe('Api(/api/one)');
    expect(outline(routeOf(site, '/intro').view.tree)).toBe('Start(/intro) Reference(/api-reference/two)');
  });

  it('The longest matching prefix claims a page', () => {
    const site = siteOf({
      tabs: [
        { name: 'Docs', url: 'docs' },
        { name: 'SDK', url: 'docs/sdk' },
      ],
      navigation: [group('Home', 'intro'), group('Docs', 'docs/start', 'docs/sdk-list', 'docs/sdk/js')],
    });
    expect(labels(routeOf(site, '/docs/sdk/js').view, 'tab')).toEqual(['Documentation', 'Docs', '[SDK]']);
    expect(labels(routeOf(site, '/docs/sdk-list').view, 'tab')).toEqual(['Documentation', '[Docs]', 'SDK']);
    expect(outline(routeOf(site, '/docs/start').view.tree)).toBe('Docs(/docs/start /docs/sdk-list)');
    expect(outline(routeOf(site, '/docs/sdk/js').view.tree)).toBe('Docs(/docs/sdk/js)');
  });

  it.each(['sdk', '/sdk', 'sdk/', '/sdk/', './sdk', './sdk/', 'sdk/index', 'sdk?x=1#y'])(
    'The url %s claims the folder',
    (url) => {
      const site = siteOf({
        anchors: [{ name: 'SDK', url }],
        navigation: [group('All', 'intro', 'sdk', 'sdk/js', 'sdks')],
      });
      expect(labels(routeOf(site, '/sdk/js').view, 'anchor')).toEqual(['Documentation', '[SDK]']);
      expect(labels(routeOf(site, '/sdk').view, 'anchor')).toEqual(['Documentation', '[SDK]']);
      expect(labels(routeOf(site, '/sdks').view, 'anchor')).toEqual(['[Documentation]', 'SDK']);
    },
  );

  it('A tab with the root as prefix replaces the primary tab', () => {
    const site = siteOf({
      tabs: [
        { name: 'Home', url: '/' },
        { name: 'API', url: 'api' },
      ],
      navigation: [group('Start', 'intro'), group('API', 'api/one')],
    });
    expect(labels(routeOf(site, '/intro').view, 'tab')).toEqual(['[Home]', 'API']);
  });

  it.each<[string, { also?: string; redirects?: unknown }, string | Page, string, boolean]>([
    ['a redirect', { redirects: [{ source: '/blog', destination: '/intro' }] }, 'intro', '/intro', false],
    [
      'a redirect to elsewhere',
      { redirects: [{ source: '/blog/', destination: 'https://x.example' }] },
      'intro',
      'https://x.example',
      true,
    ],
    [
      'a redirect with a wildcard',
      { redirects: [{ source: '/:any*', destination: 'https://x.example/:any*' }] },
      'intro',
      'https://x.example/blog',
      true,
    ],
    ['an unlisted page that is a link', {}, page('blog', { url: 'https://x.example' }), 'https://x.example', true],
    ['a listed page that is a link', { also: 'blog/news' }, page('blog/news', { url: '/intro' }), '/intro', false],
  ])('A division is kept if its address is %s', (_, { also, ...docs }, extra, href, external) => {
    const navigation = [group('Start', 'intro', ...(also ? [also] : [])), group('API', 'api/one')];
    for (const kind of ['tab', 'anchor'] as const) {
      const divisions = [
        { name: 'API', url: 'api' },
        { name: 'Blog', url: 'blog' },
      ];
      const site = build({ [`${kind}s`]: divisions, navigation, ...docs }, { pages: ['intro', 'api/one', extra] });
      expect(levelIn(routeOf(site, '/intro').view, kind).divisions).toContainEqual(
        expect.objectContaining({ label: 'Blog', href, external }),
      );
      expect(codes(site)).not.toContain('site/empty-division');
    }
  });

  it('A tab of the current schema with only external links is kept', () => {
    const navigation = {
      tabs: [
        { tab: 'Docs', pages: ['intro'] },
        { tab: 'Blog', pages: ['blog'] },
      ],
    };
    const site = build({ navigation }, { pages: ['intro', page('blog', { url: 'https://x.example' })] });
    expect(levelIn(routeOf(site, '/intro').view, 'tab').divisions).toContainEqual(
      expect.objectContaining({ label: 'Blog', external: true }),
    );
    expect(codes(site)).toEqual([]);
  });

  it('A prefix without pages is left out and reported with the nearest folder', () => {
    const site = siteOf({
      tabs: [{ name: 'API', url: 'api-refrence' }],
      anchors: [{ name: 'Nothing', url: 'nowhere' }],
      navigation: [group('Start', 'intro'), group('API', 'api-reference/one')],
    });
    expect(levelIn(routeOf(site, '/intro').view, 'tab').divisions).toEqual([]);
    expect(labels(routeOf(site, '/intro').view, 'anchor')).toEqual([]);
    expect(site.diagnostics).toMatchObject([
      {
        code: 'site/empty-division',
        help: 'Did you mean `api-reference`?',
        file: 'docs.json',
        span: { start: { line: 6 } },
      },
      { code: 'site/empty-division' },
    ]);
    expect(site.diagnostics[1]?.message).toContain('"Nothing"');
  });
});

describe('Target of a division', () => {
  it('A tab claims a folder with a single page', () => {
    const site = siteOf({
      tabs: [{ name: 'Log', url: 'log' }],
      navigation: [group('Start', 'intro'), group('Log', 'log/index')],
    });
    expect(labels(routeOf(site, '/log').view, 'tab')).toEqual(['Documentation', '[Log]']);
    expect(levelIn(routeOf(site, '/intro').view, 'tab').divisions[1]?.href).toBe('/log');
  });

  it('A tab claims a page that the navigation does not list', () => {
    const site = build(
      { tabs: [{ name: 'Changes', url: 'changelog' }], navigation: [group('Start', 'intro')] },
      { pages: ['intro', 'changelog'] },
    );
    expect(levelIn(routeOf(site, '/intro').view, 'tab').divisions[1]).toMatchObject({
      label: 'Changes',
      href: '/changelog',
    });
    expect(labels(routeOf(site, '/changelog').view, 'tab')).toEqual(['Documentation', '[Changes]']);
    expect(outline(routeOf(site, '/changelog').view.tree)).toBe('Start(/intro)');
    expect(codes(site)).toEqual([]);
  });

  it('External links stay among the tabs in the order of docs.json', () => {
    const site = siteOf({
      tabs: [
        { name: 'Blog', url: 'https://blog.example' },
        { name: 'API', url: 'api' },
        { name: 'Mail', url: 'mailto:a@b.example' },
        { name: 'Old', url: 'https://old.example', version: 'v1' },
      ],
      versions: ['v2', 'v1'],
      navigation: [group('Start', 'intro'), group('API', 'api/one'), { ...group('Old', 'old'), version: 'v1' }],
    });
    expect(labels(routeOf(site, '/api/one').view, 'tab')).toEqual(['Documentation', 'Blog', '[API]', 'Mail']);
    expect(labels(routeOf(site, '/old').view, 'tab')).toEqual(['[Documentation]', 'Blog', 'API', 'Mail', 'Old']);
    expect(levelIn(routeOf(site, '/intro').view, 'tab').divisions.map(({ external }) => external)).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });

  it('A site has no primary tab if all its pages belong to tabs', () => {
    const site = siteOf({
      tabs: [
        { name: 'Guides', url: 'guides' },
        { name: 'API', url: 'api' },
      ],
      navigation: [group('Guides', 'guides/one'), group('API', 'api/one')],
    });
    expect(labels(routeOf(site, '/api/one').view, 'tab')).toEqual(['Guides', '[API]']);
  });

  it('Two tabs with the same url have distinct ids', () => {
    const site = siteOf({
      tabs: [
        { name: 'One', url: 'https://x.example' },
        { name: 'Two', url: 'https://x.example' },
      ],
      navigation: [group('Start', 'intro')],
    });
    const ids = levelIn(routeOf(site, '/intro').view, 'tab').divisions.map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
  });
});

describe('Hidden divisions', () => {
  const docs = {
    primaryTab: { name: 'Home', isDefaultHidden: true },
    tabs: [{ name: 'API', url: 'api', isDefaultHidden: true }],
    anchors: [
      { name: 'Secret', url: 'secret', isDefaultHidden: true },
      { name: 'Link', url: 'https://x.example', isDefaultHidden: true },
    ],
    navigation: [group('Start', 'intro'), group('API', 'api/one'), group('Secret', 'secret/one')],
  };

  it('Are listed only on their own pages', () => {
    const site = siteOf(docs);
    expect(labels(routeOf(site, '/api/one').view, 'tab')).toEqual([]);
    expect(labels(routeOf(site, '/intro').view, 'anchor')).toEqual([]);
    expect(labels(routeOf(site, '/secret/one').view, 'anchor')).toEqual(['Documentation', '[Secret]']);
    expect(codes(site)).toEqual([]);
  });

  it('Are reported if all pages of their folder belong to another tab', () => {
    const tabs = [
      { name: 'Secret', url: 'secret', isDefaultHidden: true },
      { name: 'API', url: 'secret/api' },
    ];
    const site = siteOf({ tabs, navigation: [group('Start', 'intro', 'secret/api/one')] });
    expect(codes(site)).toEqual(['site/empty-division']);
  });

  it('Accept pages that the navigation does not list', () => {
    const site = build(
      { anchors: [{ name: 'Secret', url: 'secret', isDefaultHidden: true }], navigation: [group('Start', 'intro')] },
      { pages: ['intro', 'secret/one'] },
    );
    const route = routeOf(site, '/secret/one');
    expect(labels(route.view, 'anchor')).toEqual(['Documentation', '[Secret]']);
    expect(outline(route.view.tree)).toBe('Start(/intro)');
    expect(route).toMatchObject({ hidden: true, branch: [], breadcrumbs: [] });
    expect(route.previous ?? route.next).toBeUndefined();
    expect(codes(site)).toEqual([]);
  });
});

describe('Tabs and anchors together', () => {
  const docs = {
    tabs: [
      { name: 'A guides', url: 'a/guides' },
      { name: 'A API', url: 'a/api' },
    ],
    anchors: [
      { name: 'A', url: 'a' },
      { name: 'B', url: 'b' },
    ],
    navigation: [
      group('Home', 'intro'),
      group('A', 'a/start', 'a/guides/one', 'a/guides/two', 'a/api/one'),
      group('B', 'b/one'),
    ],
  };

  it('An anchor spans tabs, and each tab lists its part', () => {
    const site = siteOf(docs);
    const inTab = routeOf(site, '/a/guides/one').view;
    expect(labels(inTab, 'tab')).toEqual(['Documentation', '[A guides]', 'A API']);
    expect(levelsOf(inTab)).toContainEqual(['anchor', '[A]']);
    expect(outline(inTab.tree)).toBe('A(/a/guides/one /a/guides/two)');
    const inPrimary = routeOf(site, '/a/start').view;
    expect(labels(inPrimary, 'tab')).toEqual(['[Documentation]', 'A guides', 'A API']);
    expect(labels(inPrimary, 'anchor')).toEqual(['Documentation', '[A]', 'B']);
    expect(outline(inPrimary.tree)).toBe('A(/a/start)');
  });

  it('A tab with anchors lists the top anchor first', () => {
    const site = siteOf({
      tabs: [{ name: 'Docs', url: 'docs' }],
      anchors: [{ name: 'SDK', url: 'docs/sdk' }],
      topAnchor: { name: 'Overview' },
      navigation: [group('Home', 'intro'), group('Docs', 'docs/start', 'docs/sdk/js')],
    });
    expect(labels(routeOf(site, '/docs/sdk/js').view, 'anchor')).toEqual(['Overview', '[SDK]']);
    expect(levelIn(routeOf(site, '/docs/sdk/js').view, 'anchor').divisions[0]?.href).toBe('/docs/start');
    expect(levelsOf(routeOf(site, '/intro').view)).toContainEqual(['anchor', '[Overview]']);
  });

  it('Two tabs split a group and its nested groups', () => {
    const site = siteOf({
      tabs: [{ name: 'API', url: 'api' }],
      navigation: [group('All', 'intro', 'api/one', group('Deep', 'guides/x', group('Deeper', 'api/two')))],
    });
    expect(outline(routeOf(site, '/intro').view.tree)).toBe('All(/intro Deep(/guides/x))');
    expect(outline(routeOf(site, '/api/one').view.tree)).toBe('All(/api/one Deep(Deeper(/api/two)))');
  });

  it('The previous and next links stay within the section', () => {
    const site = siteOf(docs);
    const { previous, next } = routeOf(site, '/a/guides/two');
    expect(previous?.href).toBe('/a/guides/one');
    expect(next).toBeUndefined();
  });
});

it('A site without tabs and anchors has none in its view, with empty lists as well', () => {
  const site = siteOf({ tabs: [], anchors: [], navigation: [group('Start', 'intro')] });
  const { view } = routeOf(site, '/intro');
  expect(view.levels).toEqual([]);
});

it('A division stays left out if its only page is hidden by frontmatter', () => {
  const site = build(
    { tabs: [{ name: 'API', url: 'api' }], navigation: [group('Start', 'intro'), group('API', 'api/one')] },
    { pages: ['intro', page('api/one', { hidden: true })] },
  );
  expect(levelIn(routeOf(site, '/intro').view, 'tab').divisions).toEqual([]);
  expect(codes(site)).toEqual(['site/empty-division']);
  expect(routeOf(site, '/api/one')).toMatchObject({ hidden: true, noindex: true });
});
