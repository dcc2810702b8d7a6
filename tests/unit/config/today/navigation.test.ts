import { describe, expect, it } from 'vitest';
import { declaredVersions } from '../../../../src/config/navigation/versions.js';
import { accept, parse, structure } from './helpers.js';

describe('Groups and pages', () => {
  it('Keep their order, and pages without a group become a group without a heading', () => {
    expect(structure({ pages: ['a', 'b', { group: 'C', pages: ['c'] }, 'd'] })).toEqual([
      { group: '', pages: ['a', 'b'] },
      { group: 'C', pages: ['c'] },
      { group: '', pages: ['d'] },
    ]);
  });

  it('Keep their properties', () => {
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
    expect(structure({ groups: [written] })).toEqual([
      {
        group: 'A',
        tag: 'New',
        expanded: true,
        hidden: true,
        icon: 'leaf',
        iconLibrary: 'fontawesome',
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
  ])('A group with a root lists it among its pages: %j', (group, pages) => {
    expect(structure({ groups: [group] })).toEqual([{ group: 'A', pages, root: 'a' }]);
  });
});

describe('Divisions', () => {
  it('Are nested as in docs.json, with their properties', () => {
    const tree = structure({
      directory: 'card',
      tabs: [
        { tab: 'One', icon: 'leaf', boost: 2, pages: ['a'] },
        { tab: 'Two', anchors: [{ anchor: 'In', color: { light: '#fff', dark: '#000' }, pages: ['b'] }] },
        { tab: 'Out', href: 'https://fern.example' },
        { tab: 'Menu', menu: [{ item: 'Entry', description: 'Text', groups: [{ group: 'G', pages: ['c'] }] }] },
      ],
    });
    expect(tree).toEqual([
      { tab: 'One', icon: 'leaf', boost: 2, children: [{ group: '', pages: ['a'] }] },
      { tab: 'Two', children: [{ anchor: 'In', color: '#ffffff', children: [{ group: '', pages: ['b'] }] }] },
      { tab: 'Out', href: 'https://fern.example' },
      {
        tab: 'Menu',
        children: [{ item: 'Entry', description: 'Text', children: [{ group: 'G', pages: ['c'] }] }],
      },
    ]);
    expect(accept({ navigation: { directory: 'card', searchable: false, pages: ['a'] } }).navigation).toMatchObject({
      listing: 'card',
      searchable: false,
    });
  });

  it.each(['languages', 'versions', 'products', 'dropdowns', 'tabs', 'anchors'] as const)(
    'Entries of %s can contain other divisions',
    (outer) => {
      const label = outer.slice(0, -1);
      const text = label === 'language' ? 'en' : 'A';
      const inner = {
        products: [{ product: 'P', dropdowns: [{ dropdown: 'D', tabs: [{ tab: 'T', pages: ['a'] }] }] }],
      };
      expect(structure({ [outer]: [{ [label]: text, ...inner }] })).toMatchObject([
        { children: [{ product: 'P', children: [{ dropdown: 'D', children: [{ tab: 'T', children: [{}] }] }] }] },
      ]);
    },
  );

  it('Global divisions come last and belong to no version', () => {
    expect(
      structure({
        global: { anchors: [{ anchor: 'Forum', href: '/forum' }], tabs: [{ tab: 'Blog', href: '/blog' }] },
        versions: [{ version: '1', tabs: [{ tab: 'Guide', pages: ['a'] }] }],
      }),
    ).toEqual([
      { version: '1', children: [{ tab: 'Guide', children: [{ group: '', pages: ['a'] }] }] },
      { anchor: 'Forum', href: '/forum' },
      { tab: 'Blog', href: '/blog' },
    ]);
  });

  it('Global divisions of a version come after its own', () => {
    expect(
      structure({
        versions: [
          {
            version: '2',
            global: { anchors: [{ anchor: 'Forum', href: '/forum' }] },
            tabs: [{ tab: 'Guide', pages: ['a'] }],
          },
          { version: '1', pages: ['b'] },
        ],
      }),
    ).toEqual([
      {
        version: '2',
        children: [
          { tab: 'Guide', children: [{ group: '', pages: ['a'] }] },
          { anchor: 'Forum', href: '/forum' },
        ],
      },
      { version: '1', children: [{ group: '', pages: ['b'] }] },
    ]);
  });
});

const versionsOf = (navigation: Record<string, unknown>): unknown =>
  JSON.parse(
    JSON.stringify(declaredVersions(accept({ navigation }).navigation).map(({ path: _, ...version }) => version)),
  );

describe('Versions and languages', () => {
  it('Keep their contents and properties', () => {
    const navigation = {
      versions: [
        { version: '2', tag: 'Latest', groups: [{ group: 'A', pages: ['a', { group: 'B', pages: ['b'] }] }] },
        { version: '1', default: true, hidden: true, pages: ['c'] },
        { version: '0', href: 'https://old.fern.example' },
      ],
    };
    expect(structure(navigation)).toEqual([
      { version: '2', tag: 'Latest', children: [{ group: 'A', pages: ['a', { group: 'B', pages: ['b'] }] }] },
      { version: '1', default: true, hidden: true, children: [{ group: '', pages: ['c'] }] },
      { version: '0', href: 'https://old.fern.example' },
    ]);
    expect(versionsOf(navigation)).toEqual([
      { name: '2', default: false, tag: 'Latest' },
      { name: '1', default: true, hidden: true },
      { name: '0', default: false, href: 'https://old.fern.example' },
    ]);
  });

  it.each([
    ['en', 'English', 'en'],
    ['fr', 'Français', 'fr'],
    ['jp', '日本語', 'ja'],
    ['pt-BR', 'Português (Brasil)', 'pt-BR'],
  ])('The language %s has the name %s and the locale %s', (language, name, locale) => {
    expect(versionsOf({ languages: [{ language, pages: ['a'] }] })).toEqual([{ name, locale, default: false }]);
  });

  it('An invalid language code is reported', () => {
    const { config, diagnostics } = parse({ navigation: { languages: [{ language: 'not a tag', pages: ['a'] }] } });
    expect(diagnostics).toMatchObject([{ code: 'config/bad-language', span: { start: { line: 6, column: 21 } } }]);
    expect(config?.navigation.children).toEqual([
      expect.not.objectContaining({ locale: expect.anything() as unknown }),
    ]);
    expect(config?.navigation.children).toMatchObject([{ label: 'not a tag' }]);
  });

  it('Nested versions and languages are combined', () => {
    const versions = (name: string): unknown[] => [
      { version: '2', pages: [`${name}/2`] },
      { version: '1', pages: [`${name}/1`] },
    ];
    const all = versionsOf({
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
  });

  it('A level with a single choice is not part of the name', () => {
    const all = versionsOf({
      versions: ['2', '1'].map((version) => ({ version, languages: [{ language: 'en', pages: [version] }] })),
    });
    expect(all).toMatchObject([
      { name: '2', locale: 'en' },
      { name: '1', locale: 'en' },
    ]);
  });

  it('Versions of several products are listed once with the first default', () => {
    const all = versionsOf({
      products: ['A', 'B'].map((product) => ({
        product,
        versions: [
          { version: '2', pages: [`${product}2`] },
          { version: product, default: true, pages: [product] },
        ],
      })),
    });
    expect(all).toEqual([
      { name: '2', default: false },
      { name: 'A', default: true },
      { name: 'B', default: false },
    ]);
  });
});

describe('Specifications of divisions', () => {
  it('Follow the entries of a division, nested divisions included', () => {
    const remainder = { group: '', pages: [], openapi: ['/a.json'], directory: 'b' };
    const openapi = { source: '/a.json', directory: 'b' };
    const tree = structure({
      tabs: [
        { tab: 'A', openapi, groups: [{ group: 'Start', pages: ['a'] }] },
        { tab: 'B', openapi, anchors: [{ anchor: 'C', pages: ['c'] }] },
        { tab: 'D', versions: [{ version: '1', openapi, pages: ['d'] }] },
        { tab: 'E', dropdowns: [{ dropdown: 'F', products: [{ product: 'G', openapi, pages: ['g'] }] }] },
      ],
    });
    expect(tree).toMatchObject([
      { tab: 'A', children: [{ group: 'Start', pages: ['a'] }, remainder] },
      { tab: 'B', children: [{ anchor: 'C', children: [{ group: '', pages: ['c'] }] }, remainder] },
      { tab: 'D', children: [{ version: '1', children: [{ group: '', pages: ['d'] }, remainder] }] },
      {
        tab: 'E',
        children: [{ dropdown: 'F', children: [{ product: 'G', children: [{ group: '', pages: ['g'] }, remainder] }] }],
      },
    ]);
  });

  it('Follow the entries of a version but not those of the whole site', () => {
    const openapi = '/a.json';
    expect(structure({ openapi, pages: ['a'] })).toEqual([{ group: '', pages: ['a'] }]);
    expect(structure({ versions: [{ version: '1', openapi, pages: ['a'] }] })).toEqual([
      {
        version: '1',
        children: [
          { group: '', pages: ['a'] },
          { group: '', pages: [], openapi: ['/a.json'] },
        ],
      },
    ]);
  });

  it('Replace missing entries', () => {
    expect(
      structure({
        tabs: [
          { tab: 'A', openapi: '/a.json' },
          { tab: 'B', openapi: { source: '/b.json', directory: 'b' } },
          { tab: 'C', openapi: ['/c.json', '/d.json'], pages: ['c'] },
        ],
      }),
    ).toEqual([
      { tab: 'A', openapi: ['/a.json'], children: [{ group: '', pages: [], openapi: ['/a.json'] }] },
      { tab: 'B', openapi: ['/b.json'], children: [{ group: '', pages: [], openapi: ['/b.json'], directory: 'b' }] },
      {
        tab: 'C',
        openapi: ['/c.json', '/d.json'],
        children: [
          { group: '', pages: ['c'] },
          { group: '', pages: [], openapi: ['/c.json', '/d.json'] },
        ],
      },
    ]);
  });

  it('Are inherited by operations without a specification of their own', () => {
    expect(
      structure({
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
