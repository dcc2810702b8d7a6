import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../../../src/config/load.js';
import type { JsonPath } from '../../../../src/config/tree.js';
import { brief, treeOf, unmark } from '../helpers.js';

const files: Record<string, string> = {
  'docs.json': `{ "name": "Fern",
  "colors": { "primary": "#0D7A4F" },
  "background": { "color": { "dark": "#000" } },
  "navbar": { "links": [{ "label": "Blog", "href": "/blog" }] },
  "navigation": { "versions": [{ "version": "2", "tabs": [
    { "tab": "Guide", "icon": { "name": "leaf" }, "pages": ["a", { "group": "B", "pages": ["b"] }] },
    { "$ref": "./parts/api.json", "icon": "code" }
  ] }] } }`,
  'parts/api.json': `{ "tab": "API", "icon": "x",
  "groups": { "$ref": "groups.json" } }`,
  'parts/groups.json': `[{ "group": "C",
  "pages": ["c"] }]`,
};

const read = (path: string): string | undefined => files[path];

describe('Positions of configuration values', () => {
  const { config, source } = parseConfig(files['docs.json'] ?? '', 'docs.json', read);

  const inVersion = ['navigation', 'children', 0, 'children'];
  const places: [path: JsonPath, file: string, line: number, column: number][] = [
    [['name'], 'docs.json', 1, 11],
    [['colors', 'primary'], 'docs.json', 2, 26],
    [['background', 'color', 'dark'], 'docs.json', 3, 38],
    [['navbar', 'links', 0, 'label'], 'docs.json', 4, 36],
    [['navbar', 'links', 0, 'href'], 'docs.json', 4, 52],
    [['navigation', 'children', 0, 'label'], 'docs.json', 5, 45],
    [[...inVersion, 0, 'label'], 'docs.json', 6, 14],
    [[...inVersion, 0, 'icon'], 'docs.json', 6, 41],
    [[...inVersion, 0, 'children', 0, 'children', 0, 'page'], 'docs.json', 6, 61],
    [[...inVersion, 0, 'children', 1, 'label'], 'docs.json', 6, 77],
    [[...inVersion, 0, 'children', 1, 'children', 0, 'page'], 'docs.json', 6, 92],
    [[...inVersion, 1, 'label'], 'parts/api.json', 1, 10],
    [[...inVersion, 1, 'icon'], 'docs.json', 7, 43],
    [[...inVersion, 1, 'children', 0, 'label'], 'parts/groups.json', 1, 13],
    [[...inVersion, 1, 'children', 0, 'children', 0, 'page'], 'parts/groups.json', 2, 13],
  ];

  it.each(places)('The path %j is in %s, line %i, column %i', (path, file, line, column) => {
    const place = source.placeOf(path);
    expect([place.file, place.span?.start]).toEqual([file, { line, column }]);
    expect(source.spanOf(path)?.start).toEqual({ line, column });
  });

  it.each([
    [['styling', 'codeblocks']],
    [[...inVersion, 0, 'children', 0, 'label']],
    [[...inVersion, 0, 'kind']],
    [['layout']],
  ])('The path %j has no position', (path) => {
    expect(source.spanOf(path)).toBeUndefined();
    expect(source.placeOf(path)).toEqual({ file: 'docs.json' });
  });

  it('A key beside a reference is in the file of the key', () => {
    expect(treeOf(config)).toMatchObject([{ children: [{ tab: 'Guide' }, { tab: 'API', icon: 'code' }] }]);
  });
});

/** Content of docs.json inside a valid file; `▶` marks the position of the problem. */
const inside = (settings: string): string => `{ "name": "F", "navigation": { "pages": ["a"] },\n  ${settings} }`;
const navigation = (content: string): string => `{ "name": "F",\n  "navigation": ${content} }`;

interface Mistake {
  title: string;
  text: string;
  code: string;
  /** Part of message and help together. */
  says: string;
}

const mistakes: Mistake[] = [
  {
    title: 'wrong value',
    text: inside('"appearance": { "default": ▶"drak" }'),
    code: 'config/wrong-value',
    says: '`appearance.default` cannot be "drak". Did you mean "dark"?',
  },
  {
    title: 'wrong type deep inside',
    text: navigation('{ "tabs": [{ "tab": "T", "anchors": [{ "anchor": "A", "pages": ["x", ▶5] }] }] }'),
    code: 'config/wrong-type',
    says: '`navigation.tabs[0].anchors[0].pages[1]`',
  },
  {
    title: 'division without a label',
    text: navigation('{ "tabs": [▶{ "pages": ["a"] }] }'),
    code: 'config/missing-field',
    says: '`navigation.tabs[0]` has no "tab". Add "tab": Label of the tab.',
  },
  {
    title: 'misspelt key of a division',
    text: navigation('{ "products": [{ "product": "P", ▶"grups": [], "pages": ["a"] }] }'),
    code: 'config/unknown-key',
    says: '"grups" is not a setting of `navigation.products[0]`, so it has no effect. Did you mean "groups"?',
  },
  {
    title: 'tab that every version beside it has',
    text: navigation(
      '{ "versions": [{ "version": "1", "tabs": [{ "tab": "A", "pages": ["a"] }] }], "tabs": [▶{ "tab": "A", "pages": ["a"] }] }',
    ),
    code: 'config/repeated-division',
    says: '`navigation.tabs[0]` is left out',
  },
  {
    title: 'key in the wrong place',
    text: inside('▶"indexing": "all"'),
    code: 'config/misplaced-key',
    says: 'Move it into `seo`.',
  },
  {
    title: 'title of a column in the footer',
    text: inside('"footer": { "links": [{ ▶"title": "More", "items": [{ "label": "A", "href": "/a" }] }] }'),
    code: 'config/unknown-key',
    says: 'Did you mean "header"?',
  },
  {
    title: 'key of another object in an entry of a list',
    text: inside('"navbar": { "links": [{ "label": "A", "href": "/a", ▶"thumbsRating": true }] }'),
    code: 'config/unknown-key',
    says: 'Possible here: ',
  },
  {
    title: 'button without text',
    text: inside('"navbar": { "primary": ▶{ "href": "/a" } }'),
    code: 'config/missing-name',
    says: 'has no "label"',
  },
  {
    title: 'colour by name',
    text: inside('"colors": { "primary": ▶"green" }'),
    code: 'config/bad-color',
    says: '`colors.primary`',
  },
  {
    title: 'background of one mode',
    text: inside('"background": { ▶"color": { "dark": "#000" } }'),
    code: 'config/half-given',
    says: '`background.color` has no "light"; that mode gets #ffffff.',
  },
  {
    title: 'empty navigation',
    text: navigation('▶{ "tabs": [] }'),
    code: 'config/empty-navigation',
    says: '"navigation": { "pages": ["introduction"] }',
  },
  {
    title: 'group without pages',
    text: navigation('{ "pages": ["a"], "groups": [{ "group": "G", "pages": ▶[] }] }'),
    code: 'config/empty-group',
    says: 'The group "G" has no pages',
  },
  {
    title: 'version listed twice',
    text: navigation('{ "versions": [{ "version": "1", "pages": ["a"] }, { "version": ▶"1", "pages": ["b"] }] }'),
    code: 'config/duplicate-version',
    says: 'The version "1" is listed twice; the first time is in line 2.',
  },
  {
    title: 'language listed twice under two codes',
    text: navigation('{ "languages": [{ "language": "ja", "pages": ["a"] }, { "language": ▶"jp", "pages": ["b"] }] }'),
    code: 'config/duplicate-version',
    says: 'The language "日本語" is listed twice; the first time is in line 2.',
  },
  {
    title: 'icon with a prefix',
    text: navigation('{ "anchors": [{ "anchor": "A", "icon": { "name": ▶"fa-code" }, "pages": ["a"] }] }'),
    code: 'config/icon-prefix',
    says: 'Write "code".',
  },
  {
    title: 'second redirect of a path',
    text: inside('"redirects": [{ "source": "/a", "destination": "/b" }, { "source": ▶"a/", "destination": "/c" }]'),
    code: 'config/duplicate-redirect',
    says: 'the first is in line 2',
  },
  {
    title: 'platform without an icon',
    text: inside('"footer": { "socials": { ▶"gitub": "https://github.com/a" } }'),
    code: 'config/unknown-social',
    says: 'Did you mean "github"?',
  },
  {
    title: 'file that does not exist',
    text: navigation('{ "pages": ["a"], "tabs": [{ "$ref": ▶"./tabs.json" }] }'),
    code: 'config/reference',
    says: 'There is no file `tabs.json`.',
  },
  {
    title: 'file outside of the folder',
    text: navigation('{ "pages": ["a"], "tabs": { "$ref": ▶"../tabs.json" } }'),
    code: 'config/reference',
    says: 'is not a file of the documentation folder',
  },
  {
    title: 'file on another host',
    text: navigation('{ "$ref": ▶"https://fern.example/navigation.json" }'),
    code: 'config/reference',
    says: 'is not a file of the documentation folder',
  },
  {
    title: 'file that refers to itself',
    text: navigation('{ "pages": ["a"], "groups": { "$ref": ▶"./docs.json" } }'),
    code: 'config/reference',
    says: 'refers back',
  },
];

describe('Invalid docs.json in the current schema', () => {
  it.each(mistakes)('The mistake "$title" is reported once at its position', ({ text: marked, code, says }) => {
    const { text, line, column } = unmark(marked);
    const { diagnostics } = parseConfig(text, 'docs.json');
    expect(diagnostics.map(brief)).toEqual([`${code} ${line}:${column}`]);
    expect(`${diagnostics[0]?.message ?? ''} ${diagnostics[0]?.help ?? ''}`).toContain(says);
    expect(diagnostics[0]?.file).toBe('docs.json');
  });
});

describe('Files referenced by docs.json', () => {
  const parts: Record<string, string> = {
    'groups.json': '[{ "group": "A", "pages": ["a"] },\n { "grup": "B", "pages": [5] }]',
    'more.json': '["m", "n"]',
    'broken.json': '{ "tab": ',
    'a.json': '{ "$ref": "b.json" }',
    'b.json': '{ "$ref": "a.json" }',
    'classic.json': '[{ "group": "A", "pages": ["a"] }]',
  };
  const parse = (navigation: unknown): ReturnType<typeof parseConfig> =>
    parseConfig(JSON.stringify({ name: 'F', navigation }), 'docs.json', (path) => parts[path]);

  it('Problems are reported at their positions in the referenced file', () => {
    const { diagnostics, config } = parse({ groups: { $ref: './groups.json' } });
    expect(diagnostics.map((each) => [each.file, brief(each)])).toEqual([
      ['groups.json', 'config/missing-field 2:2'],
      ['groups.json', 'config/unknown-key 2:4'],
      ['groups.json', 'config/wrong-type 2:27'],
    ]);
    expect(treeOf(config)).toEqual([
      { group: 'A', pages: ['a'] },
      { group: '', pages: [] },
    ]);
  });

  it('A reference within a list is replaced by the entries of the file', () => {
    const { config } = parse({ pages: ['a', { $ref: 'more.json' }, 'z'] });
    expect(treeOf(config)).toEqual([{ group: '', pages: ['a', 'm', 'n', 'z'] }]);
  });

  it('A reference can contain the navigation of either schema', () => {
    expect(parse({ $ref: 'classic.json' })).toMatchObject({ schema: 'classic', diagnostics: [] });
  });

  it.each([
    [{ $ref: 'broken.json' }, ['config/reference']],
    [{ pages: ['a'], tabs: [{ $ref: 'a.json' }] }, ['config/reference']],
  ])('An invalid reference is reported once: %j', (navigation, codes) => {
    expect(parse(navigation).diagnostics.map(({ code }) => code)).toEqual(codes);
  });

  it('The number of references is limited', () => {
    const many = JSON.stringify(Array.from({ length: 40 }, () => ({ $ref: 'next.json' })));
    const chain: Record<string, string> = {};
    for (let depth = 0; depth < 12; depth += 1) chain[`${depth}.json`] = many.replaceAll('next', String(depth + 1));
    const text = '{ "name": "F", "navigation": { "pages": { "$ref": "0.json" } } }';
    const { diagnostics } = parseConfig(text, 'docs.json', (path) => chain[path]);
    expect(diagnostics.some(({ message }) => /more than 1000 times/.test(message))).toBe(true);
  });
});
