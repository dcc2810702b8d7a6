import { describe, expect, it } from 'vitest';
import { parse, structure } from './helpers.js';

const groups = (navigation: Record<string, unknown>): unknown => structure(navigation).navigation;

describe('groups and pages', () => {
  it('keep their order; pages in no group become groups without heading', () => {
    expect(groups({ pages: ['a', 'b', { group: 'C', pages: ['c'] }, 'd'] })).toEqual([
      { group: '', pages: ['a', 'b'] },
      { group: 'C', pages: ['c'] },
      { group: '', pages: ['d'] },
    ]);
  });

  it('keep what they say', () => {
    const written = {
      group: 'A',
      tag: 'New',
      expanded: true,
      hidden: true,
      icon: { name: 'leaf', style: 'solid', library: 'fontawesome' },
      searchable: false,
      boost: 2,
      directory: 'card',
      pages: ['a', { group: 'B', icon: 'star', iconType: 'thin', pages: ['b'] }],
    };
    expect(groups({ groups: [written] })).toEqual([
      {
        group: 'A',
        tag: 'New',
        expanded: true,
        hidden: true,
        icon: 'leaf',
        iconType: 'solid',
        searchable: false,
        boost: 2,
        listing: 'card',
        pages: ['a', { group: 'B', icon: 'star', iconType: 'thin', pages: ['b'] }],
      },
    ]);
  });

  it.each([
    [{ group: 'A', root: 'a', pages: ['b'] }, ['a', 'b']],
    [{ group: 'A', root: 'a', pages: ['b', 'a'] }, ['b', 'a']],
    [{ group: 'A', root: 'a' }, ['a']],
  ])('list their root: %j', (group, pages) => {
    expect(groups({ groups: [group] })).toEqual([{ group: 'A', pages, rootPage: 'a' }]);
  });

  it('are handed what the divisions around them say of the search and of lists, as far as they say nothing', () => {
    const said = groups({
      directory: 'card',
      searchable: false,
      tabs: [
        { tab: 'One', boost: 2, pages: ['a'] },
        { tab: 'Two', searchable: true, groups: [{ group: 'B', directory: 'none', boost: 3, pages: ['b'] }] },
      ],
    });
    expect(said).toMatchObject([
      { pages: ['a'], searchable: false, boost: 2, listing: 'card' },
      { pages: ['b'], searchable: true, boost: 3, listing: 'none' },
    ]);
  });
});

describe('divisions', () => {
  it('are at the level of their kind, with what they are part of', () => {
    const { navigation, tabs, anchors } = structure({
      tabs: [
        { tab: 'One', icon: 'leaf', pages: ['a'] },
        { tab: 'Two', anchors: [{ anchor: 'In', color: { light: '#fff', dark: '#000' }, pages: ['b'] }] },
        { tab: 'Out', href: 'https://fern.example' },
        { tab: 'Menu', menu: [{ item: 'Entry', description: 'Text', groups: [{ group: 'G', pages: ['c'] }] }] },
      ],
    });
    expect(navigation.map(({ group, placement }) => [group, placement])).toEqual([
      ['', { tab: 0 }],
      ['', { tab: 1, anchor: 0 }],
      ['G', { tab: 3, anchor: 1 }],
    ]);
    expect(tabs).toMatchObject([{ name: 'One', icon: 'leaf' }, { name: 'Two' }, { url: 'https://fern.example' }, {}]);
    expect(anchors).toMatchObject([
      { name: 'In', color: '#ffffff', within: { tab: 1 } },
      { name: 'Entry', within: { tab: 3 } },
    ]);
  });

  it.each(['dropdowns', 'products'] as const)('that are %s are anchors to choose between', (key) => {
    const label = key.slice(0, -1);
    const { navigation, anchors } = structure({
      [key]: [{ [label]: 'A', description: 'First.', tabs: [{ tab: 'T', pages: ['a'] }] }],
    });
    expect(anchors).toMatchObject([{ name: 'A', description: 'First.', isChoice: true }]);
    expect(navigation).toMatchObject([{ placement: { tab: 0, anchor: 0 } }]);
  });

  it.each(['dropdowns', 'products'] as const)('that are %s leave the level of anchors to those they hold', (key) => {
    const label = key.slice(0, -1);
    const { navigation, tabs, anchors } = structure({
      [key]: [
        { [label]: 'A', anchors: [{ anchor: 'In', pages: ['a'] }] },
        { [label]: 'B', pages: ['b'] },
      ],
    });
    expect(tabs).toMatchObject([
      { name: 'A', isChoice: true },
      { name: 'B', isChoice: true },
    ]);
    expect(anchors).toMatchObject([{ name: 'In', within: { tab: 0 } }]);
    expect(navigation).toMatchObject([{ placement: { tab: 0, anchor: 0 } }, { placement: { tab: 1 } }]);
  });

  it('that lie in a product and a dropdown keep both boxes, the row of tabs and a list of their own', () => {
    const { navigation, tabs, anchors, innerDivisions } = structure({
      products: [
        {
          product: 'P',
          dropdowns: [
            {
              dropdown: 'D',
              tabs: [
                { tab: 'T', icon: 'leaf', anchors: [{ anchor: 'A', pages: ['a', { group: 'G', pages: ['b'] }] }] },
              ],
            },
          ],
        },
      ],
    });
    expect(anchors).toMatchObject([{ name: 'P', isChoice: true }]);
    expect(innerDivisions).toMatchObject([
      { name: 'D', isChoice: true, within: { anchor: 0 } },
      { name: 'A', within: { anchor: 0, tab: 0, inner: [0] } },
    ]);
    expect(tabs).toMatchObject([{ name: 'T', icon: 'leaf', within: { anchor: 0, inner: [0] } }]);
    const placement = { anchor: 0, tab: 0, inner: [0, 1] };
    expect(navigation).toEqual([
      { group: '', pages: ['a'], placement },
      { group: 'G', pages: ['b'], placement },
    ]);
  });

  it('leave the row of tabs to the tabs that they hold, at any depth', () => {
    const { tabs, anchors, innerDivisions } = structure({
      anchors: [{ anchor: 'A', anchors: [{ anchor: 'B', tabs: [{ tab: 'T', tabs: [{ tab: 'U', pages: ['a'] }] }] }] }],
    });
    expect(anchors).toMatchObject([{ name: 'A' }]);
    expect(tabs).toMatchObject([{ name: 'T', within: { anchor: 0, inner: [0] } }]);
    expect(innerDivisions).toMatchObject([
      { name: 'B', within: { anchor: 0 } },
      { name: 'U', within: { anchor: 0, tab: 0, inner: [0] } },
    ]);
  });

  it('that are global come last, and belong to nothing', () => {
    const { tabs, anchors } = structure({
      global: { anchors: [{ anchor: 'Forum', href: '/forum' }], tabs: [{ tab: 'Blog', href: '/blog' }] },
      versions: [{ version: '1', tabs: [{ tab: 'Guide', pages: ['a'] }] }],
    });
    expect(tabs.map(({ name, version }) => [name, version])).toEqual([
      ['Guide', '1'],
      ['Blog', undefined],
    ]);
    expect(anchors).toMatchObject([{ name: 'Forum', url: '/forum', spansVersions: true }]);
  });
});

describe('versions and languages', () => {
  it('become versions, and version what they hold', () => {
    const { navigation, versions } = structure({
      versions: [
        { version: '2', tag: 'Latest', groups: [{ group: 'A', pages: ['a', { group: 'B', pages: ['b'] }] }] },
        { version: '1', default: true, hidden: true, pages: ['c'] },
        { version: '0', href: 'https://old.fern.example' },
      ],
    });
    expect(navigation).toEqual([
      { group: 'A', version: '2', pages: ['a', { group: 'B', pages: ['b'] }] },
      { group: '', version: '1', pages: ['c'] },
    ]);
    expect(versions).toEqual([
      { name: '2', default: false, tag: 'Latest' },
      { name: '1', default: true, hidden: true },
      { name: '0', default: false, url: 'https://old.fern.example' },
    ]);
  });

  it.each([
    ['en', 'English', 'en'],
    ['fr', 'Français', 'fr'],
    ['jp', '日本語', 'ja'],
    ['pt-BR', 'Português (Brasil)', 'pt-BR'],
  ])('%s is called %s', (language, name, locale) => {
    expect(structure({ languages: [{ language, pages: ['a'] }] }).versions).toEqual([{ name, locale, default: false }]);
  });

  it('need a code that is one', () => {
    const { config, diagnostics } = parse({ navigation: { languages: [{ language: 'not a tag', pages: ['a'] }] } });
    expect(diagnostics).toMatchObject([{ code: 'config/bad-language', span: { start: { line: 6, column: 21 } } }]);
    expect(config?.versions.map(({ name, locale }) => [name, locale])).toEqual([['not a tag', undefined]]);
  });

  it('are combined where they are nested', () => {
    const versions = (name: string): unknown[] => [
      { version: '2', pages: [`${name}/2`] },
      { version: '1', pages: [`${name}/1`] },
    ];
    const { versions: all, navigation } = structure({
      languages: [
        { language: 'en', versions: versions('en') },
        { language: 'de', versions: versions('de') },
      ],
    });
    expect(all).toEqual([
      {
        name: 'English · 2',
        default: true,
        locale: 'en',
        levels: [
          { name: 'English', kind: 'language' },
          { name: '2', kind: 'version' },
        ],
      },
      {
        name: 'English · 1',
        default: false,
        locale: 'en',
        levels: [
          { name: 'English', kind: 'language' },
          { name: '1', kind: 'version' },
        ],
      },
      {
        name: 'Deutsch · 2',
        default: false,
        locale: 'de',
        levels: [
          { name: 'Deutsch', kind: 'language' },
          { name: '2', kind: 'version' },
        ],
      },
      {
        name: 'Deutsch · 1',
        default: false,
        locale: 'de',
        levels: [
          { name: 'Deutsch', kind: 'language' },
          { name: '1', kind: 'version' },
        ],
      },
    ]);
    expect(navigation.map(({ version }) => version)).toEqual(all.map(({ name }) => name));
  });

  it('leave out of the name what gives no choice', () => {
    const { versions } = structure({
      versions: ['2', '1'].map((version) => ({ version, languages: [{ language: 'en', pages: [version] }] })),
    });
    expect(versions.map(({ name, locale }) => [name, locale])).toEqual([
      ['2', 'en'],
      ['1', 'en'],
    ]);
  });

  it('of several products are listed once, and the first default counts', () => {
    const { versions } = structure({
      products: ['A', 'B'].map((product) => ({
        product,
        versions: [
          { version: '2', pages: [`${product}2`] },
          { version: product, default: true, pages: [product] },
        ],
      })),
    });
    expect(versions.map(({ name, default: isDefault }) => [name, isDefault])).toEqual([
      ['2', false],
      ['A', true],
      ['B', false],
    ]);
  });
});

describe('specifications', () => {
  it('follow what a division lists, also where it is divided further', () => {
    const remainder = { group: '', pages: [], openapi: ['/a.json'], directory: 'b' };
    const openapi = { source: '/a.json', directory: 'b' };
    const made = groups({
      tabs: [
        { tab: 'A', openapi, groups: [{ group: 'Start', pages: ['a'] }] },
        { tab: 'B', openapi, anchors: [{ anchor: 'C', pages: ['c'] }] },
        { tab: 'D', versions: [{ version: '1', openapi, pages: ['d'] }] },
        { tab: 'E', dropdowns: [{ dropdown: 'F', products: [{ product: 'G', openapi, pages: ['g'] }] }] },
      ],
    });
    expect(made).toMatchObject([
      { group: 'Start', pages: ['a'], placement: { tab: 0 } },
      { ...remainder, placement: { tab: 0 } },
      { group: '', pages: ['c'], placement: { tab: 1, anchor: 0 } },
      { ...remainder, placement: { tab: 1 } },
      { group: '', pages: ['d'], version: '1', placement: { tab: 2 } },
      { ...remainder, version: '1', placement: { tab: 2 } },
      { group: '', pages: ['g'], placement: { tab: 3, anchor: 1, inner: [0] } },
      { ...remainder, placement: { tab: 3, anchor: 1, inner: [0] } },
    ]);
  });

  it('follow what a version lists, and not what the whole site does', () => {
    const openapi = '/a.json';
    expect(groups({ openapi, pages: ['a'] })).toEqual([{ group: '', pages: ['a'] }]);
    expect(groups({ versions: [{ version: '1', openapi, pages: ['a'] }] })).toEqual([
      { group: '', pages: ['a'], version: '1' },
      { group: '', pages: [], openapi: ['/a.json'], version: '1' },
    ]);
  });

  it('stand for pages where nothing is listed', () => {
    expect(
      structure({
        tabs: [
          { tab: 'A', openapi: '/a.json' },
          { tab: 'B', openapi: { source: '/b.json', directory: 'b' } },
          { tab: 'C', openapi: ['/c.json', '/d.json'], pages: ['c'] },
        ],
      }),
    ).toMatchObject({
      navigation: [
        { group: '', pages: [], openapi: ['/a.json'], placement: { tab: 0 } },
        { group: '', pages: [], openapi: ['/b.json'], directory: 'b', placement: { tab: 1 } },
        { group: '', pages: ['c'], placement: { tab: 2 } },
        { group: '', pages: [], openapi: ['/c.json', '/d.json'], placement: { tab: 2 } },
      ],
      tabs: [{ openapi: ['/a.json'] }, { openapi: ['/b.json'] }, { openapi: ['/c.json', '/d.json'] }],
    });
  });

  it('are those of the operations inside, unless these say otherwise', () => {
    expect(
      groups({
        openapi: '/a.json',
        groups: [
          { group: 'A', pages: ['intro', 'GET /a', 'webhook added', { group: 'B', pages: ['post /b'] }] },
          { group: 'C', openapi: '/c.json', pages: ['GET /c', '/other.json GET /d'] },
          { group: 'D' },
        ],
      }),
    ).toEqual([
      {
        group: 'A',
        pages: ['intro', '/a.json GET /a', '/a.json webhook added', { group: 'B', pages: ['/a.json post /b'] }],
      },
      { group: 'C', openapi: ['/c.json'], pages: ['/c.json GET /c', '/other.json GET /d'] },
      { group: 'D', openapi: ['/a.json'], pages: [] },
    ]);
  });
});
