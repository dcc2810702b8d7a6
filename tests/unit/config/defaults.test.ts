import { expect, it } from 'vitest';
import { accept, treeOf } from './helpers.js';

it('fills in every default of a file that has only what it must', () => {
  const bare = accept();
  // Absent settings without a default are not there at all, or undefined.
  expect(JSON.parse(JSON.stringify(bare))).toEqual({
    schema: 'classic',
    name: 'Fern',
    navigation: {
      children: [{ kind: 'group', label: 'Start', children: [{ kind: 'page', page: 'introduction' }] }],
    },
    colors: {
      primary: '#16A34A',
      light: '#4ADE80',
      dark: '#166534',
      background: { light: '#ffffff', dark: '#0f1117' },
    },
    topbarLinks: [],
    api: {
      baseUrl: [],
      playground: { mode: 'show', disableProxy: false },
      request: { example: {} },
      paramFields: { expanded: 'none', post: [] },
    },
    openapi: [],
    footerSocials: [],
    footer: { links: [] },
    feedback: { suggestEdit: false, raiseIssue: false, thumbsRating: false },
    modeToggle: { isHidden: false },
    background: {},
    layout: 'topnav',
    rounded: 'default',
    sidebar: { items: 'container' },
    topbar: { style: 'default' },
    eyebrow: { display: 'section' },
    codeBlock: { mode: 'dark' },
    font: {},
    search: { location: 'top' },
    redirects: [],
    seo: { indexHiddenPages: false },
    metadata: {},
    analytics: {},
    integrations: {},
    trellis: {
      contentSecurityPolicy: {},
      imageHosts: [],
      messages: {},
      lastUpdated: false,
      ogImages: true,
      redirectFiles: ['_redirects'],
      servicesOnLocalhost: false,
    },
    isWhiteLabeled: false,
  });
});

it.each([
  ['logo', '/a.svg', { light: '/a.svg', dark: '/a.svg', href: '/' }],
  ['logo', { light: '/a.svg' }, { light: '/a.svg', dark: '/a.svg', href: '/' }],
  ['logo', { dark: '/b.svg' }, { light: '/b.svg', dark: '/b.svg', href: '/' }],
  [
    'colors',
    { primary: '#0D7A4F' },
    {
      primary: '#0D7A4F',
      light: '#0D7A4F',
      dark: '#0D7A4F',
      background: { light: '#ffffff', dark: '#0f1117' },
      anchors: undefined,
    },
  ],
  ['topbarCtaButton', { name: 'Go', url: '/go' }, { type: 'link', name: 'Go', url: '/go', style: 'pill', arrow: true }],
  ['topbarLinks', [{ name: 'Go', url: '/go' }], [{ type: 'link', name: 'Go', url: '/go' }]],
  ['redirects', [{ source: '/a', destination: '/b' }], [{ source: '/a', destination: '/b', permanent: true }]],
])('completes %s given as %j', (key, value, expected) => {
  expect(accept({ [key]: value })).toHaveProperty(key, expected);
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
])('completes the navigation of %j', (settings, expected) => {
  expect(treeOf(accept(settings))).toEqual([...expected, { group: 'Start', pages: ['introduction'] }]);
});
