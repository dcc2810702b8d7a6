import { expect, it } from 'vitest';
import { toClassic } from '../../../src/migrate/classic/classic.js';
import { toToday } from '../../../src/migrate/today/today.js';
import { base, read, seen } from './seen.js';

function migrated(docs: object) {
  const parsed = read(JSON.stringify(docs, undefined, 2));
  expect(parsed.schema).toBe('current');
  const { docs: classic, lost } = toClassic(parsed, parsed.config, parsed.written);
  const text = JSON.stringify(classic);
  expect(read(text)).toMatchObject({ schema: 'classic', diagnostics: [] });
  return { text, classic, lost };
}

const guide = { group: 'Start', pages: ['index', 'care/soil'] };
const care = { group: 'Care', pages: ['care/water', { group: 'Deep', icon: 'leaf', pages: ['care/deep'] }] };
const api = { group: 'API', tag: 'New', pages: ['api/plants'] };
const pages = ['index', 'care/soil', 'care/water', 'care/deep', 'api/plants'];

it.each([
  ['groups', { groups: [guide, care, api] }],
  [
    'tabs and links',
    {
      tabs: [
        { tab: 'Guide', groups: [guide, care] },
        { tab: 'API', groups: [api] },
        { tab: 'Shop', href: 'https://shop.example' },
      ],
    },
  ],
  [
    'anchors',
    {
      anchors: [
        { anchor: 'Guide', icon: 'leaf', groups: [guide, care] },
        { anchor: 'API', icon: 'code', color: '#112233', groups: [api] },
      ],
    },
  ],
  [
    'versions',
    {
      versions: [
        { version: 'v2', groups: [guide, api] },
        { version: 'v1', default: true, groups: [care] },
      ],
    },
  ],
])('A site with %s is the same in the classic format', (_what, navigation) => {
  const docs = { ...base, navigation };
  const { text, lost } = migrated(docs);
  expect(lost).toEqual([]);
  expect(seen(text, pages)).toEqual(seen(JSON.stringify(docs), pages));
});

it('The settings are the same after a migration to the current format and back', () => {
  const classic = {
    ...base,
    navigation: [guide],
    layout: 'sidenav',
    backgroundImage: '/back.png',
    codeBlock: { mode: 'auto' },
    modeToggle: { default: 'dark', isHidden: true },
    topbarLinks: [
      { name: 'Contact', url: 'mailto:hi@fern.example' },
      { type: 'github', url: 'https://github.com/a/b' },
    ],
    topbarCtaButton: { name: 'Buy', url: 'https://shop.example' },
    footerSocials: { x: 'https://x.com/fern' },
    footer: { links: [{ title: 'More', links: [{ label: 'Blog', url: 'https://blog.example' }] }] },
    font: { headings: { family: 'Inter', url: '/inter.woff2', format: 'woff2' } },
    seo: { indexHiddenPages: true },
    openapi: 'openapi.json',
    api: {
      baseUrl: 'https://api.example',
      playground: { mode: 'simple' },
      request: { example: { showOptionalParams: false, languages: ['go'] } },
      paramFields: { expanded: 'all' },
    },
    analytics: { hightouch: { writeKey: 'abc', apiHost: 'https://h.example' } },
    integrations: { intercom: 'abcdefg' },
    redirects: [{ source: '/a', destination: '/b' }],
  };
  const parsed = read(JSON.stringify(classic));
  expect(parsed.diagnostics).toEqual([]);
  const there = toToday(parsed, parsed.config, parsed.written);
  expect(there.lost).toEqual([]);
  const { text, lost } = migrated(there.docs);
  expect(lost).toEqual([]);
  expect(read(text).config).toEqual(parsed.config);
});

it('Settings without a classic equivalent are listed with their place', () => {
  const { lost, classic } = migrated({
    name: 'Fern',
    banner: { content: 'New' },
    navbar: { links: [{ label: 'Contact', href: '/hi', icon: 'leaf' }] },
    navigation: {
      tabs: [
        { tab: 'Guide', icon: 'leaf', groups: [guide, { ...care, boost: 2 }] },
        { tab: 'Mixed', pages: ['other'] },
        { tab: 'API', menu: [{ item: 'Plants', groups: [api] }] },
        { tab: 'Home', href: '/index' },
      ],
    },
  });
  expect(lost.map(({ what, why, line }) => [line, what, why])).toEqual([
    [7, 'navbar.links', 'mint.json has no word for it'],
    [3, 'banner', 'mint.json has no word for it'],
    [17, 'icon of the tab "Guide"', 'mint.json has no word for it'],
    [67, 'the tab "Home"', 'as a link to /index it would claim the pages below'],
    [53, 'the item "Plants"', 'it stands among the anchors'],
    [28, 'boost of the group "Care"', 'mint.json has no word for it'],
  ]);
  expect(classic).toMatchObject({
    primaryTab: { name: 'Guide' },
    tabs: [
      { name: 'Mixed', url: 'other' },
      { name: 'API', url: 'api' },
    ],
    anchors: [{ name: 'Plants', url: 'api' }],
  });
});
