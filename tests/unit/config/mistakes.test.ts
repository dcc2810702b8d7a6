import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../../src/config/load.js';
import { brief, treeOf, unmark } from './helpers.js';

const navigation = '"navigation": [{ "group": "Start", "pages": ["introduction"] }]';

/** A file with the setting on its second line; `▶` marks the position of the problem. */
function file(setting: string): string {
  return `{ "name": "Fern", ${navigation},\n  ${setting}\n}`;
}

interface Mistake {
  title: string;
  text: string;
  code: string;
  severity: 'error' | 'warning';
  /** Part of message and help together. */
  says: string;
}

const mistakes: Mistake[] = [
  {
    title: 'wrong type',
    text: file('"modeToggle": { "isHidden": ▶"true" }'),
    code: 'config/wrong-type',
    severity: 'warning',
    says: '`modeToggle.isHidden` must be true or false, not "true". Take away the quotes: true.',
  },
  {
    title: 'wrong type, a number for a text',
    text: file('"versions": ["v1", ▶2]'),
    code: 'config/wrong-type',
    severity: 'warning',
    says: 'Put it in quotes: "2".',
  },
  {
    title: 'wrong type, an object for a list',
    text: file('"tabs": ▶{ "name": "API" }'),
    code: 'config/wrong-type',
    severity: 'warning',
    says: '`tabs` must be a list in [ ], not an object. Put it in a list',
  },
  {
    title: 'no list where one with an item is required',
    text: file('"trellis": { "changelogs": [▶{ "page": "changes" }] }'),
    code: 'config/missing-field',
    severity: 'warning',
    says: 'no "versions"',
  },
  {
    title: 'null in place of a text',
    text: file('"favicon": ▶null'),
    code: 'config/wrong-type',
    severity: 'warning',
    says: 'not null',
  },
  {
    title: 'wrong type of a page',
    text: `{ "name": "Fern", "navigation": [{ "group": "A", "pages": ["x", { "group": "B", "pages": [▶5] }] }] }`,
    code: 'config/wrong-type',
    severity: 'warning',
    says: '`navigation[0].pages[1].pages[0]`',
  },
  {
    title: 'a list in place of a text',
    text: file('"favicon": { "light": ▶[] }'),
    code: 'config/wrong-type',
    severity: 'warning',
    says: '`favicon.light` must be text in quotes, not a list.',
  },
  {
    title: 'wrong value',
    text: file('"api": { "playground": { "mode": ▶"shwo" } }'),
    code: 'config/wrong-value',
    severity: 'warning',
    says: '`api.playground.mode` cannot be "shwo". Did you mean "show"? Possible: "show", "simple", "hide".',
  },
  {
    title: 'wrong value without a similar one',
    text: file('"api": { "auth": { "method": ▶"oauth" } }'),
    code: 'config/wrong-value',
    severity: 'warning',
    says: 'Possible: "bearer", "basic", "key".',
  },
  {
    title: 'colour by name',
    text: file('"colors": { "primary": ▶"green" }'),
    code: 'config/bad-color',
    severity: 'warning',
    says: '`colors.primary` is "green", which is not a hex colour.',
  },
  {
    title: 'colour with alpha',
    text: file('"colors": { "primary": ▶"#11223344" }'),
    code: 'config/bad-color',
    severity: 'warning',
    says: '#RRGGBB',
  },
  {
    title: 'colour within a gradient',
    text: file('"anchors": [{ "name": "A", "url": "a", "color": { "from": "#fff", "to": ▶"fff" } }]'),
    code: 'config/bad-color',
    severity: 'warning',
    says: '`anchors[0].color.to`',
  },
  {
    title: 'missing key of an entry',
    text: file('"anchors": [{ "name": "A", "url": "a" }, ▶{ "name": "B" }]'),
    code: 'config/missing-field',
    severity: 'warning',
    says: '`anchors[1]` has no "url".',
  },
  {
    title: 'missing key within colors',
    text: file('"colors": ▶{ "light": "#fff" }'),
    code: 'config/missing-field',
    severity: 'warning',
    says: '`colors` has no "primary".',
  },
  {
    title: 'missing key of a nested group',
    text: '{ "name": "Fern", "navigation": [{ "group": "A", "pages": [▶{ "pages": ["x"] }] }] }',
    code: 'config/missing-field',
    severity: 'warning',
    says: '`navigation[0].pages[0]` has no "group".',
  },
  {
    title: 'missing name',
    text: `▶{ ${navigation} }`,
    code: 'config/missing-field',
    severity: 'warning',
    says: 'The file has no "name".',
  },
  {
    title: 'missing navigation',
    text: '▶{ "name": "Fern" }',
    code: 'config/missing-field',
    severity: 'warning',
    says: 'The file has no "navigation".',
  },
  {
    title: 'blank name',
    text: `{ "name": ▶"  ", ${navigation} }`,
    code: 'config/missing-field',
    severity: 'warning',
    says: '`name` is empty.',
  },
  {
    title: 'logo without an image',
    text: file('"logo": ▶{ "href": "/" }'),
    code: 'config/missing-field',
    severity: 'warning',
    says: '`logo` has no "light".',
  },
  {
    title: 'empty optional text',
    text: file('"favicon": ▶""'),
    code: 'config/empty-value',
    severity: 'warning',
    says: '`favicon` is empty, so it has no effect.',
  },
  {
    title: 'empty address',
    text: file('"trellis": { "siteUrl": ▶"" }'),
    code: 'config/missing-field',
    severity: 'warning',
    says: '`trellis.siteUrl` is empty. Write a text between the quotes.',
  },
  {
    title: 'ID of another product',
    text: file('"analytics": { "ga4": { "measurementId": ▶"UA-1234-1" } }'),
    code: 'config/bad-id',
    severity: 'warning',
    says: '`analytics.ga4.measurementId` is "UA-1234-1", which cannot be right. Copy it from the service: Measurement ID, such as `G-ABCDEF`.',
  },
  {
    title: 'ID with a script tag',
    text: file('"analytics": { "segment": { "key": ▶"</script><script>alert(1)" } }'),
    code: 'config/bad-id',
    severity: 'warning',
    says: '`analytics.segment.key`',
  },
  {
    title: 'ID with an invalid host',
    text: file('"analytics": { "plausible": { "domain": "fern.example", "server": ▶"evil.example/x?" } }'),
    code: 'config/bad-id',
    severity: 'warning',
    says: 'Host of a self-hosted instance.',
  },
  {
    title: 'unknown service',
    text: file('"analytics": { ▶"posthogg": { "apiKey": "phc_a" } }'),
    code: 'config/unknown-key',
    severity: 'warning',
    says: 'Did you mean "posthog"?',
  },
  {
    title: 'unknown key that differs in case',
    text: file('▶"topbarlinks": []'),
    code: 'config/unknown-key',
    severity: 'warning',
    says: 'Did you mean "topbarLinks"?',
  },
  {
    title: 'unknown key in an entry',
    text: file('"anchors": [{ "name": "A", "url": "a", ▶"icn": "code" }]'),
    code: 'config/unknown-key',
    severity: 'warning',
    says: '"icn" is not a setting of `anchors[0]`, so it has no effect. Did you mean "icon"?',
  },
  {
    title: 'unknown key with a synonym',
    text: '{ "name": "F", "navigation": [{ "group": "A", "pages": ["x", { "group": "B", ▶"isDefaultOpen": true, "pages": ["y"] }] }] }',
    code: 'config/unknown-key',
    severity: 'warning',
    says: 'Did you mean "expanded"?',
  },
  {
    title: 'unknown key with the opposite meaning',
    text: '{ "name": "F", "navigation": [{ "group": "A", "pages": ["x", { "group": "B", ▶"collapsed": true, "pages": ["y"] }] }] }',
    code: 'config/unknown-key',
    severity: 'warning',
    says: 'Did you mean "expanded"?',
  },
  {
    title: 'unknown key in a nested group',
    text: '{ "name": "F", "navigation": [{ "group": "A", "pages": ["x", { "group": "B", ▶"icno": "x", "pages": ["y"] }] }] }',
    code: 'config/unknown-key',
    severity: 'warning',
    says: 'Did you mean "icon"?',
  },
  {
    title: 'unknown key in one form of several',
    text: file('"logo": { "light": "/a.svg", ▶"drak": "/b.svg" }'),
    code: 'config/unknown-key',
    severity: 'warning',
    says: 'Did you mean "dark"?',
  },
  {
    title: 'unknown key without a similar one',
    text: file('▶"zzzzz": 1'),
    code: 'config/unknown-key',
    severity: 'warning',
    says: 'Remove it.',
  },
  {
    title: 'key named __proto__',
    text: file('▶"__proto__": 1'),
    code: 'config/unknown-key',
    severity: 'warning',
    says: '"__proto__" is not a setting',
  },
  {
    title: 'key of the current schema',
    text: file('▶"navbar": {}'),
    code: 'config/unknown-key',
    severity: 'warning',
    says: 'Use `topbarLinks` and `topbarCtaButton` instead.',
  },
  {
    title: 'a key for a style sheet that every page has anyway',
    text: file('▶"css": "/custom.css"'),
    code: 'config/unknown-key',
    severity: 'warning',
    says: 'Remove it: the style sheets of the folder are on every page without it.',
  },
  {
    title: 'key of another generator',
    text: file('▶"editUrl": "https://fern.example"'),
    code: 'config/unknown-key',
    severity: 'warning',
    says: '`trellis.repository`',
  },
  {
    title: 'key one level too high',
    text: file('▶"playground": { "mode": "show" }'),
    code: 'config/misplaced-key',
    severity: 'warning',
    says: 'Move it into `api`.',
  },
  {
    title: 'key one level too low',
    text: file('"api": { ▶"openapi": "openapi.yaml" }'),
    code: 'config/misplaced-key',
    severity: 'warning',
    says: 'Move it to the top level of the file.',
  },
  {
    title: 'path written as a key',
    text: file('▶"feedback.thumbsRating": true'),
    code: 'config/misplaced-key',
    severity: 'warning',
    says: 'Write "thumbsRating" inside an object "feedback".',
  },
  {
    title: 'address without scheme',
    text: file('"footerSocials": { "github": ▶"github.com/fern" }'),
    code: 'config/bad-url',
    severity: 'warning',
    says: 'Write https://github.com/fern.',
  },
  {
    title: 'address with a misspelt scheme',
    text: file('"topbarLinks": [{ "name": "A", "url": ▶"https//fern.example" }]'),
    code: 'config/bad-url',
    severity: 'warning',
    says: 'not an address',
  },
  {
    title: 'address that runs code',
    text: file('"logo": { "light": "/a.svg", "href": ▶"javascript:alert(1)" }'),
    code: 'config/bad-url',
    severity: 'warning',
    says: 'not an address',
  },
  {
    title: 'base URL as a path',
    text: file('"api": { "baseUrl": ["https://a.example", ▶"/v1"] }'),
    code: 'config/bad-url',
    severity: 'warning',
    says: '`api.baseUrl[1]`',
  },
  {
    title: 'repository without owner',
    text: file('"topbarCtaButton": { "type": "github", "url": ▶"https://github.com/fern" }'),
    code: 'config/bad-repository',
    severity: 'warning',
    says: 'https://github.com/owner/repository',
  },
  {
    title: 'button without text',
    text: file('"topbarCtaButton": ▶{ "url": "/start" }'),
    code: 'config/missing-name',
    severity: 'warning',
    says: '`topbarCtaButton` has no "name". Add "name", the text that is shown, or set "type" to "github".',
  },
  {
    title: 'icon with prefix',
    text: file('"anchors": [{ "name": "A", "url": "a", "icon": ▶"fa-code" }]'),
    code: 'config/icon-prefix',
    severity: 'warning',
    says: 'Write "code".',
  },
  {
    title: 'unknown platform',
    text: file('"footerSocials": { ▶"mastodon": "https://fern.example" }'),
    code: 'config/unknown-social',
    severity: 'warning',
    says: 'Known platforms: website,',
  },
  {
    title: 'misspelt platform in footer.socials',
    text: file('"footer": { "socials": { ▶"linkdin": "https://fern.example" } }'),
    code: 'config/unknown-social',
    severity: 'warning',
    says: 'Did you mean "linkedin"?',
  },
  {
    title: 'unknown version of a group',
    text: '{ "name": "F", "versions": ["v1", "v2"],\n"navigation": [{ "group": "A", "version": ▶"v3", "pages": ["x"] }] }',
    code: 'config/unknown-version',
    severity: 'warning',
    says: 'There is no version "v3" in `versions`',
  },
  {
    title: 'version that is not listed yet',
    text: '{ "name": "F", "versions": ["v1"],\n"navigation": [{ "group": "A", "version": ▶"v2", "pages": ["x"] }] }',
    code: 'config/unknown-version',
    severity: 'warning',
    says: 'Add it to "versions", or use one of them: v1.',
  },
  {
    title: 'unknown version of a nested group',
    text: '{ "name": "F", "versions": ["1.0-beta"],\n"navigation": [{ "group": "A", "pages": [{ "group": "B", "version": ▶"1.0-bata", "pages": ["x"] }] }] }',
    code: 'config/unknown-version',
    severity: 'warning',
    says: 'Did you mean "1.0-beta"?',
  },
  {
    title: 'version of an anchor without any versions',
    text: file('"anchors": [{ "name": "A", "url": "a", "version": ▶"v1" }]'),
    code: 'config/unknown-version',
    severity: 'warning',
    says: 'Add "versions": ["v1"] to the file.',
  },
  {
    title: 'unknown version of a tab',
    text: file('"versions": ["v1"], "tabs": [{ "name": "A", "url": "a", "version": ▶"legacy" }]'),
    code: 'config/unknown-version',
    severity: 'warning',
    says: 'or use one of them: v1.',
  },
  {
    title: 'two default versions',
    text: file('"versions": [{ "name": "v1", "default": true }, "v2", { "name": "v3", "default": ▶true }]'),
    code: 'config/several-defaults',
    severity: 'warning',
    says: '"v3" is a second default version, after "v1".',
  },
  {
    title: 'version listed twice',
    text: file('"versions": ["v1", ▶"v1"]'),
    code: 'config/duplicate-version',
    severity: 'warning',
    says: 'listed twice',
  },
  {
    title: 'group without pages',
    text: '{ "name": "F", "navigation": [{ "group": "A", "pages": ["x", { "group": "B", "pages": ▶[] }] }] }',
    code: 'config/empty-group',
    severity: 'warning',
    says: 'The group "B" has no pages',
  },
  {
    title: 'navigation without groups',
    text: '{ "name": "F", "navigation": ▶[] }',
    code: 'config/empty-navigation',
    severity: 'warning',
    says: 'Add a group',
  },
  {
    title: 'background of one mode',
    text: file('"colors": { "primary": "#fff", ▶"background": { "dark": "#000" } }'),
    code: 'config/half-given',
    severity: 'warning',
    says: '`colors.background` has no "light"; that mode gets #ffffff.',
  },
  {
    title: 'second redirect of a path',
    text: file('"redirects": [{ "source": "/a", "destination": "/b" }, { "source": ▶"a/", "destination": "/c" }]'),
    code: 'config/duplicate-redirect',
    severity: 'warning',
    says: 'the first is in line 2',
  },
  {
    title: 'weight out of range',
    text: file('"font": { "family": "Inter", "weight": ▶5000 }'),
    code: 'config/wrong-value',
    severity: 'warning',
    says: '`font.weight` is 5000',
  },
  {
    title: 'text in place of an object',
    text: file('"modeToggle": ▶"dark"'),
    code: 'config/wrong-type',
    severity: 'warning',
    says: 'not "dark". Write an object in { }. Possible here: default, isHidden.',
  },
  {
    title: 'list in place of the object',
    text: '▶["name"]',
    code: 'config/syntax',
    severity: 'error',
    says: '`docs.json` must be an object in { }, not a list.',
  },
];

describe('Invalid docs.json in the classic schema', () => {
  it.each(mistakes)(
    'The mistake "$title" is reported once at its position',
    ({ text: marked, code, severity, says }) => {
      const { text, line, column } = unmark(marked);
      const { diagnostics } = parseConfig(text, 'docs.json');
      expect(diagnostics.map(brief)).toEqual([`${code} ${line}:${column}`]);
      const [found] = diagnostics;
      expect(found?.severity).toBe(severity);
      expect(found?.file).toBe('docs.json');
      expect(`${found?.message ?? ''} ${found?.help ?? ''}`).toContain(says);
    },
  );
});

describe('Several mistakes in one docs.json', () => {
  it('Are all reported, several within one object included', () => {
    const text = `{
  "nmae": "Fern",
  "colors": { "primary": "green", "backgruond": {} },
  "topbarCtaButton": { "stile": "pill", "url": "https//x" },
  "versions": ["v1"],
  "tabs": [{ "name": "A", "url": "a", "isDefaultHidden": "no" }, { "name": "B", "url": "b", "version": "v9" }],
  "navigation": [
    { "group": "A", "pages": ["x", 4, { "group": "B", "version": "v8" }] }
  ]
}`;
    expect(parseConfig(text, 'docs.json').diagnostics.map(brief)).toEqual([
      'config/missing-field 1:1',
      'config/unknown-key 2:3',
      'config/bad-color 3:26',
      'config/unknown-key 3:35',
      'config/missing-name 4:22',
      'config/unknown-key 4:24',
      'config/bad-url 4:48',
      'config/wrong-type 6:58',
      'config/unknown-version 6:104',
      'config/wrong-type 8:36',
      'config/missing-field 8:39',
      'config/unknown-version 8:66',
    ]);
  });

  it('Valid values beside them are kept', () => {
    const { config } = parseConfig(
      `{ "name": 5, "favicon": "/f.svg", "colors": { "primary": "red", "light": "#abc" },
         "navigation": [{ "group": "A", "pages": ["x", 4, "y"] }, { "pages": ["z"] }],
         "anchors": [{ "name": "A" }, { "name": "B", "url": "b" }], "wrong": true }`,
      'docs.json',
    );
    expect(config).toMatchObject({
      favicon: { light: '/f.svg', dark: '/f.svg' },
      colors: { light: '#aabbcc' },
    });
    expect(treeOf(config)).toEqual([
      { anchor: '', prefix: '', icon: 'book-open' },
      { anchor: 'B', prefix: 'b' },
      { group: 'A', pages: ['x', 'y'] },
      { group: '', pages: ['z'] },
    ]);
    expect(config).not.toHaveProperty('wrong');
  });

  it('A version is not reported as unknown if the list of versions is invalid', () => {
    const { diagnostics } = parseConfig(
      '{ "name": "F", "versions": "v1", "navigation": [{ "group": "A", "version": "v1", "pages": ["x"] }] }',
      'docs.json',
    );
    expect(diagnostics.map(({ code }) => code)).toEqual(['config/wrong-type']);
  });
});

it('A meta tag among the metadata of pages is to be moved to those of the site', () => {
  const text =
    '{ "theme": "mint", "name": "A", "colors": { "primary": "#117a4f" }, "navigation": { "pages": ["a"] }, "metadata": { "og:title": "A" } }';
  expect(parseConfig(text, 'docs.json').diagnostics).toMatchObject([
    { code: 'config/misplaced-key', help: 'Move it into `seo.metatags`.' },
  ]);
});

it.each(['"custom": {}', '"seo": { "title": "A" }'])(
  'A key that only a deeply nested setting or an error page has is not said to be misplaced: %s',
  (entry) => {
    const text = `{ "theme": "mint", "name": "A", "colors": { "primary": "#117a4f" }, "navigation": { "pages": ["a"] }, ${entry} }`;
    const { diagnostics } = parseConfig(text, 'docs.json');
    expect(diagnostics.map(({ code }) => code)).toContain('config/unknown-key');
  },
);

/** The diagnostics of a file in today's form. */
function problemsOf(settings: Record<string, unknown>): string[] {
  const file = { theme: 'mint', name: 'A', colors: { primary: '#117a4f' }, navigation: { pages: ['a'] }, ...settings };
  return parseConfig(JSON.stringify(file), 'docs.json').diagnostics.map(
    ({ code, message, help = '' }) => `${code}: ${message} ${help}`,
  );
}

describe('Messages about one setting of today’s form', () => {
  it.each<[title: string, settings: Record<string, unknown>, problem: string]>([
    [
      'A misspelt theme of one mode is reported by its own name',
      { styling: { codeblocks: { theme: { light: 'one-lite', dark: 'dracula' } } } },
      'config/wrong-value: `styling.codeblocks.theme.light` cannot be "one-lite". Did you mean "one-light"?',
    ],
    [
      'An empty label of a link asks for its text',
      { navbar: { links: [{ label: '', href: '/a' }] } },
      'config/missing-name: `navbar.links[0].label` is empty. Write the text that is shown, or set "type" to "github".',
    ],
    [
      'A name in place of a label',
      { navigation: { pages: ['a'], anchors: [{ anchor: '', name: 'Blog', href: 'https://a.example' }] } },
      'config/unknown-key: "name" is not a setting of `navigation.anchors[0]`, so it has no effect. Remove it.',
    ],
    [
      'A name in place of the label of an own entry',
      { navbar: { links: [{ name: 'Blog', icon: 'leaf', href: '/a' }] } },
      'config/unknown-key: "name" is not a setting of `navbar.links[0]`, so it has no effect. Did you mean "label"?',
    ],
    [
      'A key that belongs one level deeper',
      { background: { dark: '#000' } },
      'config/misplaced-key: "dark" is not a setting of `background`, so it has no effect. Move it into `background.image` or `background.color`.',
    ],
    [
      'A key that only another setting has',
      { footer: { notice: 'A' } },
      'config/unknown-key: "notice" is not a setting of `footer`, so it has no effect. Possible here: socials, links.',
    ],
    [
      'A key of the classic form inside an object',
      { seo: { indexHiddenPages: true } },
      'config/unknown-key: "indexHiddenPages" is not a setting of `seo`, so it has no effect. Use `seo.indexing` instead.',
    ],
    [
      'A key for light and dark',
      { mode: 'dark' },
      'config/unknown-key: "mode" is not a setting, so it has no effect. Use `appearance.default` instead.',
    ],
    [
      'A key for style sheets, in any case',
      { customCSS: '/a.css' },
      'config/unknown-key: "customCSS" is not a setting, so it has no effect. Remove it: the style sheets of the folder are on every page without it.',
    ],
  ])('%s', (_, settings, problem) => {
    expect(problemsOf(settings)).toContainEqual(expect.stringContaining(problem));
  });

  it('Says nothing about the theme if the navigation is missing', () => {
    expect(problemsOf({ navigation: undefined })).toEqual([expect.stringContaining('The file has no "navigation".')]);
  });
});
