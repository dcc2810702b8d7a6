import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { toToday } from '../../../src/migrate/today/today.js';
import { base, read, seen } from './seen.js';

function migrated(text: string): { text: string; lost: string[] } {
  const parsed = read(text);
  const { docs, lost } = toToday(parsed, parsed.config, parsed.written);
  return { text: JSON.stringify(docs, undefined, 2), lost: lost.map(({ what }) => what) };
}

const groups = [
  { group: 'Start', pages: ['index', 'care/soil'] },
  { group: 'Care', pages: ['care/water', { group: 'Deep', icon: 'leaf', pages: ['care/deep', 'api/deep'] }] },
  { group: 'API', pages: ['api/plants'] },
  { group: 'Blog', pages: ['blog/one'] },
];
const pages = ['index', 'care/soil', 'care/water', 'care/deep', 'api/deep', 'api/plants', 'blog/one'];

it.each([
  ['groups', { navigation: groups }],
  [
    'tabs',
    {
      navigation: groups,
      primaryTab: { name: 'Guide' },
      tabs: [
        { name: 'API', url: 'api' },
        { name: 'Shop', url: 'https://shop.example' },
      ],
    },
  ],
  [
    'a tab for the root',
    {
      navigation: groups,
      tabs: [
        { name: 'Home', url: '/' },
        { name: 'API', url: 'api' },
      ],
    },
  ],
  [
    'anchors',
    {
      navigation: groups,
      topAnchor: { name: 'Guide' },
      anchors: [
        { name: 'API', url: 'api', icon: 'code' },
        { name: 'Forum', url: 'https://forum.example' },
      ],
    },
  ],
  [
    'versions',
    {
      versions: ['v2', { name: 'v1', default: true }],
      navigation: groups.map((group, index) => (index === 2 ? { ...group, version: 'v2' } : group)),
    },
  ],
  [
    'versions with tabs',
    {
      versions: ['v2', 'v1'],
      primaryTab: { name: 'Guide' },
      tabs: [{ name: 'API', url: 'api' }],
      anchors: [{ name: 'Forum', url: 'https://forum.example' }],
      topAnchor: { name: 'Top' },
      navigation: groups.map((group, index) => (index === 2 ? { ...group, version: 'v2' } : group)),
    },
  ],
])('A site with %s is the same in the current format', (_what, docs) => {
  const classic = JSON.stringify({ ...base, ...docs });
  const { text, lost } = migrated(classic);
  const today = read(text);
  expect({ lost, schema: today.schema, faults: today.diagnostics }).toEqual({
    lost: [],
    schema: 'today',
    faults: [],
  });
  expect(seen(text, pages)).toEqual(seen(classic, pages));
});

it('An anchor that covers a whole tab is kept inside the tab', () => {
  const classic = JSON.stringify({
    ...base,
    navigation: groups,
    topAnchor: { name: 'Top' },
    tabs: [{ name: 'API', url: 'api' }],
    anchors: [{ name: 'Reference', url: 'api' }],
  });
  const { text, lost } = migrated(classic);
  expect(lost).toEqual([]);
  expect(JSON.parse(text)).toMatchObject({
    navigation: {
      tabs: [
        { tab: 'Documentation', anchors: [{ anchor: 'Top', groups: [{ group: 'Start' }, {}, {}] }] },
        { tab: 'API', anchors: [{ anchor: 'Reference', groups: [{ group: 'Care' }, { group: 'API' }] }] },
      ],
    },
  });
  const withoutAnchors = (json: string) => seen(json, pages).map(({ anchor: _anchor, ...rest }) => rest);
  expect(withoutAnchors(text)).toEqual(withoutAnchors(classic));
});

it('Every setting with an equivalent is migrated, and the others are listed', () => {
  const all = readFileSync('tests/sites/every-field/docs.json', 'utf8');
  expect(read(all).schema).toBe('classic');
  expect(migrated(all).lost).toEqual(['api.auth.inputPrefix', 'api.maintainOrder', 'color of the anchor "SDKs"']);
  const other = {
    ...base,
    navigation: groups,
    rounded: 'sharp',
    topbarCtaButton: { name: 'Buy', url: 'https://shop.example', style: 'roundedRectangle' },
    colors: { primary: '#16735A', anchors: { from: '#000000', to: '#ffffff' }, ultraLight: '#ffffff' },
    anchors: [
      { name: 'Blog', url: 'blog', color: { from: '#112233', to: '#445566' } },
      { name: 'API', url: 'api' },
    ],
    backdrop: 1,
  };
  const { text, lost } = migrated(JSON.stringify(other));
  expect(lost.sort()).toEqual(
    [
      ...['color of the anchor "Blog"', 'colors.anchors', 'rounded', 'topbarCtaButton.style'],
      ...['colors.ultraLight', 'backdrop'],
    ].sort(),
  );
  expect(JSON.parse(text)).toMatchObject({
    navigation: { anchors: [{}, { anchor: 'Blog', color: '#112233' }, { anchor: 'API', color: '#000000' }] },
  });
});

it('The settings keep the order of the author', () => {
  const { text } = migrated(
    JSON.stringify({
      $schema: 'https://mintlify.com/schema.json',
      favicon: '/favicon.svg',
      name: 'Fern',
      footerSocials: [{ type: 'x', url: 'https://x.com/fern' }],
      navigation: groups,
      topbarLinks: [{ name: 'Contact', url: 'mailto:hi@fern.example' }],
      modeToggle: { isHidden: true },
      colors: { primary: '#abc' },
    }),
  );
  expect(Object.keys(JSON.parse(text) as object)).toEqual([
    ...['theme', 'favicon', 'name', 'footer', 'navigation', 'navbar', 'appearance', 'colors', 'styling'],
  ]);
  expect(JSON.parse(text)).toMatchObject({
    theme: 'mint',
    favicon: '/favicon.svg',
    colors: { primary: '#abc' },
    appearance: { strict: true },
    footer: { socials: { x: 'https://x.com/fern' } },
  });
});

it('Code blocks follow the mode if the author says so, and else stay dark', () => {
  const styling = (docs: object): unknown =>
    (JSON.parse(migrated(JSON.stringify({ ...base, navigation: groups, ...docs })).text) as { styling: unknown })
      .styling;
  expect(styling({})).toEqual({ codeblocks: 'dark' });
  expect(styling({ codeBlock: { mode: 'auto' } })).toEqual({ codeblocks: 'system' });
});

it('Operations keep their addresses below the tab', () => {
  const { text } = migrated(
    JSON.stringify({ ...base, navigation: groups, tabs: [{ name: 'API', url: 'api/v1', openapi: 'a.yaml' }] }),
  );
  expect(JSON.parse(text)).toMatchObject({
    navigation: {
      tabs: [{ tab: 'Documentation' }, { tab: 'API', openapi: { source: 'a.yaml', directory: 'api/v1' } }],
    },
  });
});
