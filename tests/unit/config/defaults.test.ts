import { expect, it } from 'vitest';
import { accept, treeOf } from './helpers.js';

it('A minimal file gets every default', () => {
  const bare = accept();
  // Absent settings without a default are left out or undefined.
  expect(JSON.parse(JSON.stringify(bare))).toEqual({
    schema: 'classic',
    name: 'Fern',
    navigation: {
      children: [{ kind: 'group', label: 'Start', children: [{ kind: 'page', page: 'introduction' }] }],
    },
    colors: { primary: '#16A34A', light: '#4ADE80', dark: '#166534' },
    appearance: { default: 'system', strict: false },
    background: { color: { light: '#ffffff', dark: '#0f1117' } },
    styling: {
      eyebrows: 'section',
      codeblocks: 'dark',
      languages: [],
      rounded: 'default',
      sidebar: 'container',
      navbar: 'default',
    },
    fonts: {},
    navbar: { links: [] },
    footer: { socials: [], links: [] },
    api: {
      openapi: [],
      playground: { display: 'interactive' },
      params: { expanded: 'closed' },
      examples: { defaults: 'all', autogenerate: true },
      mdx: { server: [] },
    },
    search: {},
    seo: { indexing: 'navigable', trailingSlash: false, metatags: {} },
    redirects: [],
    integrations: {},
    feedback: { suggestEdit: false, raiseIssue: false, thumbsRating: false },
    markdown: { schema: true },
    interaction: { drilldown: true },
    icons: { library: 'fontawesome' },
    trellis: {
      contentSecurityPolicy: {},
      imageHosts: [],
      images: {},
      introductions: true,
      messages: {},
      lastUpdated: false,
      ogImages: true,
      redirectFiles: ['_redirects'],
      servicesOnLocalhost: false,
      versions: [],
      changelogs: [],
      translations: { fallback: true, notice: true },
    },
  });
});

it.each([
  [{ logo: '/a.svg' }, 'logo', { light: '/a.svg', dark: '/a.svg', href: '/' }],
  [{ logo: { light: '/a.svg' } }, 'logo', { light: '/a.svg', dark: '/a.svg', href: '/' }],
  [{ logo: { dark: '/b.svg' } }, 'logo', { light: '/b.svg', dark: '/b.svg', href: '/' }],
  [
    { colors: { primary: '#0D7A4F' } },
    'colors',
    { primary: '#0D7A4F', light: '#0D7A4F', dark: '#0D7A4F', anchors: undefined },
  ],
  [{ colors: { primary: '#0D7A4F' } }, 'background.color', { light: '#ffffff', dark: '#0f1117' }],
  [
    { topbarCtaButton: { name: 'Go', url: '/go' } },
    'navbar.primary',
    { type: 'button', label: 'Go', href: '/go', style: 'pill', arrow: true },
  ],
  [{ topbarLinks: [{ name: 'Go', url: '/go' }] }, 'navbar.links', [{ label: 'Go', href: '/go' }]],
  [
    { redirects: [{ source: '/a', destination: '/b' }] },
    'redirects',
    [{ source: '/a', destination: '/b', permanent: true }],
  ],
])('The settings %j complete %s to %j', (written, key, expected) => {
  expect(accept(written)).toHaveProperty(key, expected);
});

it.each([
  [{ versions: ['v1'] }, [{ version: 'v1' }]],
  [{ versions: [{ name: 'v1' }] }, [{ version: 'v1' }]],
  [
    { anchors: [{ name: 'A', url: 'a' }] },
    [
      { anchor: '', prefix: '', icon: 'book-open' },
      { anchor: 'A', prefix: 'a' },
    ],
  ],
  [
    { anchors: [{ name: 'A', url: 'a' }], topAnchor: {} },
    [
      { anchor: 'Documentation', prefix: '', icon: 'book-open' },
      { anchor: 'A', prefix: 'a' },
    ],
  ],
  [
    { tabs: [{ name: 'A', url: 'a' }] },
    [
      { tab: '', prefix: '' },
      { tab: 'A', prefix: 'a' },
    ],
  ],
  [
    { tabs: [{ name: 'A', url: 'a' }], primaryTab: {} },
    [
      { tab: 'Documentation', prefix: '' },
      { tab: 'A', prefix: 'a' },
    ],
  ],
])('The settings %j complete the navigation to %j', (settings, expected) => {
  expect(treeOf(accept(settings))).toEqual([...expected, { group: 'Start', pages: ['introduction'] }]);
});
