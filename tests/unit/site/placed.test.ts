import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { loadConfig } from '../../../src/config/find.js';
import { createSite } from '../../../src/site/createSite.js';
import { visibilityOf } from '../../../src/site/visibility.js';
import type { Site } from '../../../src/site/site.js';
import { arrangeLevels } from '../../../src/theme/layout/arrangement.js';
import { build, codes, labels, labelsOf, levelIn, levelsOf, outline, page, routeOf } from './build.js';
import { specification } from './operations/specification.js';

const folder = fileURLToPath(new URL('../../sites/current', import.meta.url));
const ids = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => file.replaceAll('\\', '/').slice(0, -'.mdx'.length));

const reeds = specification('openapi.json', {
  'GET /reeds': { summary: 'List reeds', tags: ['Reeds'] },
  'POST /reeds': { summary: 'Plant a reed', tags: ['Reeds'] },
});

async function siteOfFolder(): Promise<Site> {
  const { config, source, diagnostics } = await loadConfig(folder);
  if (!config || !source) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  expect(diagnostics).toEqual([]);
  const pages = ids.map((id) => page(id));
  return createSite({ config, configSource: source, pages, assets: new Set(), specifications: [reeds] });
}

describe('Site of a folder in the current schema', async () => {
  const site = await siteOfFolder();
  const global = ['Forum', 'News'];
  const inV2 = ['Guides', 'Tools', 'API', 'Shop'];
  const active = (list: string[], label: string): string[] => list.map((each) => (each === label ? `[${each}]` : each));

  it.each([
    {
      path: '/',
      version: 'v2',
      tabs: active(inV2, 'Guides'),
      anchors: global,
      tree: 'Start(/ /shared/setup) Reeds(/reeds/cut Stored(/reeds/dry))',
    },
    {
      path: '/tools/knife',
      version: 'v2',
      tabs: active(inV2, 'Tools'),
      anchors: ['[Knives]', 'Boats', ...global],
      tree: '(/tools/knife /shared/care)',
    },
    {
      path: '/tools/boat',
      version: 'v2',
      tabs: active(inV2, 'Tools'),
      anchors: ['Knives', '[Boats]', ...global],
      tree: '(/tools/boat)',
    },
    {
      path: '/api/introduction',
      version: 'v2',
      tabs: active(inV2, 'API'),
      anchors: global,
      tree: 'About(/api/introduction) Reeds(/api/reeds /api-reference/reeds/list-reeds /api-reference/reeds/plant-a-reed)',
    },
    {
      path: '/old/cut',
      version: 'v1',
      tabs: [],
      anchors: ['[Old guides]', 'Old tools', ...global],
      tree: 'Old(/old/cut)',
    },
    {
      path: '/old/knife',
      version: 'v1',
      tabs: [],
      anchors: ['Old guides', '[Old tools]', ...global],
      tree: '(/old/knife /shared/care)',
    },
  ])('Page $path has its version, tabs, anchors and sidebar', ({ path, version, tabs, anchors, tree }) => {
    const { view } = routeOf(site, path);
    expect(view.version).toBe(version);
    expect(labels(view, 'tab')).toEqual(tabs);
    expect(arrangeLevels(view.levels).lists.flatMap(labelsOf)).toEqual(anchors);
    expect(outline(view.tree)).toBe(tree);
  });

  it('Pages of one folder belong to different divisions', () => {
    const [setup, care] = ['/shared/setup', '/shared/care'].map((path) => routeOf(site, path));
    expect(setup?.view.id).toBe('v2|tab:guides');
    expect(care?.view.id).toBe('v2|tab:tools|dropdown:knives');
    expect(care?.inVersion['v1']?.view.id).toBe('v1|anchor:old-tools');
  });

  it('A division links to its first page or to its own href', () => {
    const { view } = routeOf(site, '/');
    expect(levelIn(view, 'tab').divisions.map(({ href, external }) => [href, external])).toEqual([
      ['/', false],
      ['/tools/knife', false],
      ['/api/introduction', false],
      ['https://shop.reed.example', true],
    ]);
    expect(levelIn(view, 'anchor').divisions.map(({ href, external }) => [href, external])).toEqual([
      ['https://forum.reed.example', true],
      ['/news', false],
    ]);
  });

  it('Tabs and anchors have their icons', () => {
    const { view } = routeOf(site, '/tools/knife');
    expect(levelIn(view, 'tab').divisions[0]?.icon).toEqual({ name: 'book' });
    expect(levelIn(view, 'anchor').divisions[0]?.icon).toMatchObject({ name: 'scissors' });
    expect(routeOf(site, '/reeds/dry').breadcrumbs.map(({ label }) => label)).toEqual(['Reeds', 'Stored']);
  });

  it('An unlisted page in nested divisions has the view of its folder, and a hidden one that of its place', () => {
    const tabsOf = (at: string): unknown[] => [
      { tab: 'Guide', pages: [`${at}/guide/start`] },
      { tab: 'API', pages: [`${at}/api/list`, `${at}/guide/hidden`] },
    ];
    const nested = build(
      {
        ...{ $schema: 'https://mintlify.com/docs.json', theme: 'mint', colors: { primary: '#0f766e' } },
        navigation: {
          languages: ['en', 'de'].map((language) => ({
            language,
            versions: ['v2', 'v1'].map((version) => ({ version, tabs: tabsOf(`${language}/${version}`) })),
          })),
        },
      },
      {
        pages: ['en', 'de'].flatMap((language) =>
          ['v2', 'v1'].flatMap((version) => [
            ...['guide/start', 'api/list', 'api/index', 'api/deep/loose'].map(
              (name) => `${language}/${version}/${name}`,
            ),
            page(`${language}/${version}/guide/hidden`, { hidden: true }),
          ]),
        ),
      },
    );
    for (const name of ['api/deep/loose', 'api', 'guide/hidden'])
      expect(routeOf(nested, `/de/v1/${name}`).view).toBe(routeOf(nested, '/de/v1/api/list').view);
  });

  it('An unlisted page has the view of its folder', () => {
    expect(routeOf(site, '/reeds/bundles').view).toBe(routeOf(site, '/reeds/cut').view);
    expect(routeOf(site, '/news').view).toBe(routeOf(site, '/').view);
    expect(routeOf(site, '/news')).toMatchObject({ hidden: true });
  });

  it('The previous and next links stay within a division', () => {
    expect(routeOf(site, '/shared/setup').next?.href).toBe('/reeds/cut');
    expect(routeOf(site, '/reeds/dry').next).toBeUndefined();
    expect(routeOf(site, '/shared/care').previous?.href).toBe('/tools/knife');
  });

  it('The header, theme and redirects have the values of docs.json', () => {
    expect(site.header).toMatchObject({ cta: { type: 'github' }, links: [{ label: 'Status' }, { label: 'Discord' }] });
    expect(site.theme.background).toEqual({ light: '#F7FBFF', dark: '#001018' });
    expect(site.appearance.default).toBe('dark');
    expect(site.settings).toMatchObject({ layout: 'sidenav', styling: { eyebrows: 'breadcrumbs' } });
    expect(site.redirects).toContainEqual({ source: '/start', destination: '/', permanent: true });
  });

  it('The page of a group lists the pages of the group', () => {
    expect(routeOf(site, '/').listing).toEqual({
      style: 'accordion',
      items: [{ label: 'Setup', href: '/shared/setup', external: false }],
    });
    expect(routeOf(site, '/reeds/cut').listing).toMatchObject({
      style: 'card',
      items: [{ label: 'Stored', href: '/reeds/dry', icon: { name: 'leaf' }, items: [{ href: '/reeds/dry' }] }],
    });
    expect(routeOf(site, '/shared/setup').listing).toBeUndefined();
  });

  it('A division sets the search options of its pages', () => {
    expect(routeOf(site, '/tools/boat')).toMatchObject({ searchable: false, boost: 3 });
    expect(routeOf(site, '/tools/knife')).toMatchObject({ searchable: true, boost: 1 });
    expect(visibilityOf(routeOf(site, '/tools/boat'), site)).toMatchObject({ search: false, sitemap: true });
  });

  it('Versions keep their tags and hidden flags', () => {
    expect(site.versions).toMatchObject([{ name: 'v2' }, { name: 'v1', tag: 'Old' }, { name: 'v0', isHidden: true }]);
  });

  it('Has no diagnostics but those of orphan pages', () => {
    // These pages have no links in their text, so one of them is an orphan.
    expect(codes(site).filter((code) => code !== 'site/orphan-page')).toEqual([]);
  });
});

describe('Nested divisions', () => {
  it('A page shows the tabs of its product', () => {
    const site = build(
      {
        navigation: {
          products: [
            {
              product: 'Reeds',
              tabs: [
                { tab: 'Guide', pages: ['a'] },
                { tab: 'API', pages: ['b'] },
              ],
            },
            {
              product: 'Boats',
              tabs: [
                { tab: 'Guide', pages: ['c'] },
                { tab: 'API', pages: ['d'] },
              ],
            },
            { product: 'Nets', pages: ['e'] },
          ],
        },
      },
      { pages: ['a', 'b', 'c', 'd', 'e'] },
    );
    const seen = (path: string): string[][] => {
      const { view } = routeOf(site, path);
      return [labels(view, 'anchor'), labels(view, 'tab'), [outline(view.tree)]];
    };
    expect(seen('/a')).toEqual([['[Reeds]', 'Boats', 'Nets'], ['[Guide]', 'API'], ['(/a)']]);
    expect(seen('/d')).toEqual([['Reeds', '[Boats]', 'Nets'], ['Guide', '[API]'], ['(/d)']]);
    expect(seen('/e')).toEqual([['Reeds', 'Boats', '[Nets]'], [], ['(/e)']]);
    expect(levelIn(routeOf(site, '/d').view, 'tab').divisions.map(({ id }) => id)).toEqual([
      'tab:guide#2',
      'tab:api#3',
    ]);
    expect(codes(site)).toEqual([]);
  });

  it('A page shows the anchors of its product', () => {
    const site = build(
      {
        navigation: {
          products: [
            {
              product: 'Reeds',
              anchors: [
                { anchor: 'Guide', pages: ['a'] },
                { anchor: 'API', pages: ['b'] },
              ],
            },
            { product: 'Boats', pages: ['c'] },
          ],
        },
      },
      { pages: ['a', 'b', 'c'] },
    );
    const seen = (path: string): string[][] => {
      const { view } = routeOf(site, path);
      return [...levelsOf(view), [outline(view.tree)]];
    };
    expect(seen('/b')).toEqual([['product', '[Reeds]', 'Boats'], ['anchor', 'Guide', '[API]'], ['(/b)']]);
    expect(seen('/c')).toEqual([['product', 'Reeds', '[Boats]'], ['(/c)']]);
  });

  it('Products, dropdowns, tabs and anchors each form a level of their own', () => {
    const anchorsOf = (name: string): unknown[] => [
      { anchor: 'Start', groups: [{ group: 'First', pages: [`${name}/start`] }] },
      { anchor: 'More', pages: [`${name}/more`] },
    ];
    const tabsOf = (name: string): unknown[] => [
      { tab: 'Guide', anchors: anchorsOf(`${name}/guide`) },
      { tab: 'API', pages: [`${name}/api`] },
    ];
    const dropdownsOf = (name: string): unknown[] => [
      { dropdown: 'Cloud', tabs: tabsOf(`${name}/cloud`) },
      { dropdown: 'Own', pages: [`${name}/own`] },
    ];
    const parts = ['cloud/guide/start', 'cloud/guide/more', 'cloud/api', 'own'];
    const site = build(
      {
        navigation: {
          versions: ['2', '1'].map((version) => ({
            version,
            products: ['Reeds', 'Boats'].map((product) => ({
              product,
              dropdowns: dropdownsOf(`${version}/${product}`),
            })),
          })),
          global: { anchors: [{ anchor: 'Forum', href: 'https://forum.reed.example' }] },
        },
      },
      { pages: ['2', '1'].flatMap((v) => ['Reeds', 'Boats'].flatMap((p) => parts.map((part) => `${v}/${p}/${part}`))) },
    );
    const seen = (path: string): unknown => {
      const { view } = routeOf(site, path);
      return [...levelsOf(view), outline(view.tree)];
    };
    const outer = [
      ['product', '[Reeds]', 'Boats'],
      ['anchor', 'Forum'],
      ['dropdown', '[Cloud]', 'Own'],
    ];
    expect(seen('/2/Reeds/cloud/guide/more')).toEqual([
      ...outer,
      ['tab', '[Guide]', 'API'],
      ['anchor', 'Start', '[More]'],
      '(/2/Reeds/cloud/guide/more)',
    ]);
    expect(seen('/2/Reeds/cloud/api')).toEqual([...outer, ['tab', 'Guide', '[API]'], '(/2/Reeds/cloud/api)']);
    expect(seen('/1/Boats/own')).toEqual([
      ['product', 'Reeds', '[Boats]'],
      ['anchor', 'Forum'],
      ['dropdown', 'Cloud', '[Own]'],
      '(/1/Boats/own)',
    ]);
    const { levels } = routeOf(site, '/2/Reeds/cloud/guide/more').view;
    expect(levels.flatMap(({ divisions }) => divisions.map(({ href }) => href))).toEqual([
      '/2/Reeds/cloud/guide/start',
      '/2/Boats/cloud/guide/start',
      'https://forum.reed.example',
      '/2/Reeds/cloud/guide/start',
      '/2/Reeds/own',
      '/2/Reeds/cloud/guide/start',
      '/2/Reeds/cloud/api',
      '/2/Reeds/cloud/guide/start',
      '/2/Reeds/cloud/guide/more',
    ]);
    const { previous, next, versionHrefs, breadcrumbs } = routeOf(site, '/2/Reeds/cloud/guide/start');
    expect([previous, next]).toEqual([undefined, undefined]);
    expect(versionHrefs).toMatchObject({ '1': '/1/Reeds/cloud/guide/start' });
    expect(breadcrumbs).toEqual([{ label: 'First' }]);
    expect(codes(site)).toEqual([]);
  });

  it.each([
    ['languages', 'language', ['en', 'de'], 'versions', 'version', ['v2', 'v1']],
    ['versions', 'version', ['v2', 'v1'], 'languages', 'language', ['en', 'de']],
  ])('Switching one level of %s keeps the nested level', (outer, name, of, inner, label, values) => {
    const ids = of.flatMap((first) => values.flatMap((second) => ['a', 'b'].map((id) => `${first}/${second}/${id}`)));
    const site = build(
      {
        navigation: {
          [outer]: of.map((first) => ({
            [name]: first,
            [inner]: values.map((second) => ({
              [label]: second,
              pages: ids.filter((id) => id.startsWith(`${first}/${second}/`)),
            })),
          })),
        },
      },
      { pages: ids },
    );
    for (const id of ids) {
      const last = id.slice(-1);
      const hrefs = Object.values(routeOf(site, `/${id}`).versionHrefs);
      expect(hrefs).toEqual(of.flatMap((first) => values.map((second) => `/${first}/${second}/${last}`)));
    }
  });

  it('The tab bar shows the tabs within anchors at any depth', () => {
    const tabs = [
      { tab: 'T', tabs: ['U', 'V'].map((tab) => ({ tab, pages: [tab] })) },
      { tab: 'W', pages: ['W'] },
    ];
    const beside = (name: string): unknown => ({ anchor: name, pages: [name] });
    const navigation = { anchors: [{ anchor: 'A', anchors: [{ anchor: 'B', tabs }, beside('C')] }, beside('D')] };
    const { view } = routeOf(build({ navigation }, { pages: ['U', 'V', 'W', 'C', 'D'] }), '/U');
    const { row, lists } = arrangeLevels(view.levels);
    expect(row && labelsOf(row)).toEqual(['[T]', 'W']);
    expect(lists.map(labelsOf)).toEqual([
      ['[A]', 'D'],
      ['[B]', 'C'],
      ['[U]', 'V'],
    ]);
  });

  it('Search and listing options are inherited from outer divisions', () => {
    const navigation = {
      directory: 'card',
      searchable: false,
      tabs: [
        { tab: 'One', boost: 2, groups: [{ group: 'A', root: 'a', pages: ['b'] }] },
        {
          tab: 'Two',
          searchable: true,
          groups: [{ group: 'C', root: 'c', directory: 'none', boost: 3, pages: ['d'] }],
        },
      ],
    };
    const site = build({ navigation }, { pages: ['a', 'b', 'c', 'd'] });
    const said = (path: string): unknown[] => {
      const { searchable, boost, listing } = routeOf(site, path);
      return [searchable, boost, listing?.style];
    };
    expect(['/a', '/b', '/c', '/d'].map(said)).toEqual([
      [false, 2, 'card'],
      [false, 2, undefined],
      [true, 3, undefined],
      [true, 3, undefined],
    ]);
  });

  it('An inner division without pages is reported with its position', () => {
    const site = build(
      {
        navigation: {
          products: [
            {
              product: 'Reeds',
              dropdowns: [
                { dropdown: 'Cloud', pages: ['a'] },
                { dropdown: 'Own', pages: ['gone'] },
              ],
            },
          ],
        },
      },
      { pages: ['a'] },
    );
    const empty = site.diagnostics.filter(({ code }) => code === 'site/empty-division');
    expect(empty).toMatchObject([{ message: expect.stringContaining('"Own"'), span: expect.anything() }]);
  });

  it('A product with its own versions links to its first page', () => {
    const site = build(
      {
        navigation: {
          products: [
            {
              product: 'Reeds',
              versions: [
                { version: '2', pages: ['a2'] },
                { version: '1', pages: ['a1'] },
              ],
            },
            { product: 'Boats', versions: [{ version: '2026', default: true, pages: ['b'] }] },
          ],
        },
      },
      { pages: ['a1', 'a2', 'b'] },
    );
    expect(site.versions.map(({ name, isDefault }) => [name, isDefault])).toEqual([
      ['2', false],
      ['1', false],
      ['2026', true],
    ]);
    const { view } = routeOf(site, '/a1');
    expect(view.version).toBe('1');
    expect(levelIn(view, 'anchor').divisions.map(({ label, href }) => [label, href])).toEqual([
      ['Reeds', '/a1'],
      ['Boats', '/b'],
    ]);
  });

  it('A page offers its languages, with the tab labels of each', () => {
    const site = build(
      {
        navigation: {
          languages: [
            {
              language: 'en',
              tabs: [
                { tab: 'Guide', pages: ['cut'] },
                { tab: 'API', pages: ['api'] },
              ],
            },
            {
              language: 'cn',
              tabs: [
                { tab: '指南', pages: ['cn/cut'] },
                { tab: '接口', pages: ['cn/api'] },
              ],
            },
          ],
        },
      },
      { pages: ['cut', 'api', 'cn/cut', 'cn/api'] },
    );
    expect(site.versions).toEqual([
      { name: 'English', isDefault: true, locale: 'en' },
      { name: '简体中文', isDefault: false, locale: 'zh-Hans' },
    ]);
    expect(labels(routeOf(site, '/cn/api').view, 'tab')).toEqual(['指南', '[接口]']);
    expect(routeOf(site, '/api').versionHrefs).toEqual({ English: '/api', 简体中文: '/cn/api' });
  });

  it('A division without entries lists all operations of its specification', () => {
    const site = build(
      {
        navigation: {
          tabs: [
            { tab: 'Guide', pages: ['a'] },
            { tab: 'API', openapi: { source: 'openapi.json', directory: 'rest' } },
          ],
        },
      },
      { pages: ['a'], specifications: [reeds] },
    );
    const { view } = routeOf(site, '/rest/reeds/list-reeds');
    expect(labels(view, 'tab')).toEqual(['Guide', '[API]']);
    expect(outline(view.tree)).toBe('Reeds(/rest/reeds/list-reeds /rest/reeds/plant-a-reed)');
    expect(codes(site)).toEqual([]);
  });

  it('A specification without references gets a tab beside the others', () => {
    const site = build(
      {
        api: { openapi: 'openapi.json' },
        navigation: { anchors: [{ anchor: 'Docs', tabs: [{ tab: 'Guide', pages: ['a'] }] }] },
      },
      { pages: ['a'], specifications: [reeds] },
    );
    expect(labels(routeOf(site, '/a').view, 'tab')).toEqual(['[Guide]', 'API Reference']);
    expect(labels(routeOf(site, '/api-reference/reeds/list-reeds').view, 'tab')).toEqual(['Guide', '[API Reference]']);
  });

  it('A division without pages is left out and reported with its position', () => {
    const site = build(
      {
        navigation: {
          tabs: [
            { tab: 'Guide', pages: ['a'] },
            { tab: 'Gone', pages: ['gone'] },
          ],
        },
      },
      { pages: ['a'] },
    );
    expect(levelIn(routeOf(site, '/a').view, 'tab').divisions).toEqual([]);
    expect(codes(site)).toEqual(['site/missing-page', 'site/empty-division']);
    expect(site.diagnostics[1]?.span?.start.line).toBe(12);
  });

  it('A dead link of a division is reported', () => {
    const site = build(
      {
        navigation: {
          pages: ['a'],
          global: {
            anchors: [
              { anchor: 'News', href: '/nws' },
              { anchor: 'A', href: '/a' },
            ],
          },
        },
      },
      { pages: ['a', page('news', { hidden: true })] },
    );
    expect(site.diagnostics).toMatchObject([
      { code: 'site/dead-link', help: 'Did you mean `/news`?', span: { start: { line: 11, column: 19 } } },
    ]);
  });

  it('A hidden division is listed only on its own pages', () => {
    const site = build(
      {
        navigation: {
          tabs: [
            { tab: 'Guide', pages: ['a'] },
            { tab: 'API', pages: ['b'] },
            { tab: 'Drafts', hidden: true, pages: ['c'] },
          ],
        },
      },
      { pages: ['a', 'b', 'c'] },
    );
    expect(labels(routeOf(site, '/a').view, 'tab')).toEqual(['[Guide]', 'API']);
    expect(labels(routeOf(site, '/c').view, 'tab')).toEqual(['Guide', 'API', '[Drafts]']);
  });

  it('A page outside of all divisions shows the divisions beside it', () => {
    const site = build(
      {
        navigation: {
          pages: ['a'],
          tabs: [
            { tab: 'One', pages: ['b'] },
            { tab: 'Two', pages: ['c'] },
          ],
        },
      },
      { pages: ['a', 'b', 'c'] },
    );
    const { view } = routeOf(site, '/a');
    expect([labels(view, 'tab'), outline(view.tree)]).toEqual([['One', 'Two'], '(/a)']);
  });
});
