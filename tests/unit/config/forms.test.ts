import { describe, expect, it } from 'vitest';
import { iconTypes } from '../../../src/config/schema/icon.js';
import { socialPlatforms } from '../../../src/config/schema/common.js';
import { accept, parse, treeOf } from './helpers.js';

const start = { group: 'Start', pages: ['introduction'] };
const top = { anchor: '', prefix: '', icon: 'book-open' };

/** Setting as written, and part of the configuration that it becomes; the setting itself where that is omitted. */
const forms: [key: string, written: unknown, read?: Record<string, unknown>][] = [
  ['$schema', 'https://fern.example/docs.schema.json', {}],
  ['name', ' Fern & Moss ', { name: 'Fern & Moss' }],
  ['description', 'Plants.'],
  ['logo', { light: '/l.svg', dark: 'https://fern.example/d.svg', href: 'https://fern.example' }],
  [
    'favicon',
    'https://fern.example/favicon.png',
    { favicon: { light: 'https://fern.example/favicon.png', dark: 'https://fern.example/favicon.png' } },
  ],
  ['favicon', { light: '/l.svg', dark: '/d.svg' }],
  ['favicon', { light: '/l.svg' }, { favicon: { light: '/l.svg', dark: '/l.svg' } }],
  ['colors', { primary: '#0d7', anchors: '#ABC' }, { colors: { primary: '#00dd77', anchors: '#AABBCC' } }],
  [
    'colors',
    {
      primary: '#0D7A4F',
      light: '#5CE0A8',
      dark: '#07543A',
      background: { light: '#FFFFFF', dark: '#0B0F0D' },
      anchors: { from: '#0D7A4F', via: '#123', to: '#5CE0A8' },
    },
    {
      colors: {
        primary: '#0D7A4F',
        light: '#5CE0A8',
        dark: '#07543A',
        anchors: { from: '#0D7A4F', via: '#112233', to: '#5CE0A8' },
      },
      background: { color: { light: '#FFFFFF', dark: '#0B0F0D' } },
    },
  ],
  ['colors', { primary: '#0D7A4F', ultraLight: '#fff', ultraDark: '#000' }, { colors: { primary: '#0D7A4F' } }],
  [
    'topbarLinks',
    [
      { name: 'Mail', url: 'mailto:hi@fern.example' },
      { name: 'Page', url: '/start#first' },
      { name: 'Here', url: '.' },
      { type: 'github', url: 'https://github.com/fern/moss' },
    ],
    {
      navbar: {
        links: [
          { label: 'Mail', href: 'mailto:hi@fern.example' },
          { label: 'Page', href: '/start#first' },
          { label: 'Here', href: '.' },
          { type: 'github', href: 'https://github.com/fern/moss' },
        ],
      },
    },
  ],
  [
    'topbarCtaButton',
    { type: 'link', name: 'Join', url: 'https://fern.example', style: 'roundedRectangle', arrow: false },
    {
      navbar: {
        primary: {
          type: 'button',
          label: 'Join',
          href: 'https://fern.example',
          style: 'roundedRectangle',
          arrow: false,
        },
      },
    },
  ],
  [
    'topbarCtaButton',
    { type: 'github', url: 'https://github.com/fern/moss' },
    { navbar: { primary: { type: 'github', href: 'https://github.com/fern/moss' } } },
  ],
  [
    'api',
    { baseUrl: 'https://{region}.fern.example/v1' },
    { api: { mdx: { server: ['https://{region}.fern.example/v1'] } } },
  ],
  [
    'api',
    { baseUrl: ['https://a.example', 'http://localhost:3000'] },
    { api: { mdx: { server: ['https://a.example', 'http://localhost:3000'] } } },
  ],
  ['api', { auth: { method: 'bearer' } }, { api: { mdx: { auth: { method: 'bearer' } } } }],
  [
    'api',
    { auth: { method: 'basic', name: 'user:password' } },
    { api: { mdx: { auth: { method: 'basic', name: 'user:password' } } } },
  ],
  [
    'api',
    { auth: { method: 'key', name: 'x-api-key', inputPrefix: 'Bearer ' } },
    { api: { mdx: { auth: { method: 'key', name: 'x-api-key', inputPrefix: 'Bearer ' } } } },
  ],
  ['api', { playground: { mode: 'show' } }, { api: { playground: { display: 'interactive' } } }],
  ['api', { playground: { mode: 'simple' } }, { api: { playground: { display: 'simple' } } }],
  ['api', { playground: { mode: 'hide', disableProxy: true } }, { api: { playground: { display: 'none' } } }],
  ['api', { maintainOrder: true }],
  ['api', { maintainOrder: false }],
  [
    'api',
    { request: { example: { languages: ['bash', 'php'], showOptionalParams: true } } },
    { api: { examples: { languages: ['bash', 'php'], defaults: 'all' } } },
  ],
  ['api', { request: { example: { showOptionalParams: false } } }, { api: { examples: { defaults: 'required' } } }],
  [
    'api',
    { paramFields: { expanded: 'topLevelOneOfs', post: ['beta'] } },
    { api: { params: { expanded: 'topLevelOneOfs' } } },
  ],
  ['api', { paramFields: { expanded: 'none' } }, { api: { params: { expanded: 'closed' } } }],
  ['openapi', 'openapi.yaml', { api: { openapi: ['openapi.yaml'] } }],
  [
    'openapi',
    ['/openapi.json', 'https://fern.example/openapi.json'],
    { api: { openapi: ['/openapi.json', 'https://fern.example/openapi.json'] } },
  ],
  [
    'footerSocials',
    { website: 'https://fern.example', github: 'https://github.com/fern' },
    {
      footer: {
        socials: [
          { platform: 'website', url: 'https://fern.example' },
          { platform: 'github', url: 'https://github.com/fern' },
        ],
      },
    },
  ],
  ['feedback', { suggestEdit: true, raiseIssue: true, thumbsRating: true }],
  ['modeToggle', { default: 'light', isHidden: true }, { appearance: { default: 'light', strict: true } }],
  ['modeToggle', { default: 'dark' }, { appearance: { default: 'dark', strict: false } }],
  ['modeToggle', { isHidden: true }, { appearance: { default: 'system', strict: true } }],
  ['backgroundImage', '/images/leaves.png', { background: { image: '/images/leaves.png' } }],
  ['theme', 'quill', {}],
  ['layout', 'solidSidenav', { theme: 'willow' }],
  ['layout', 'sidenav', { theme: 'maple' }],
  ['rounded', 'sharp', { styling: { rounded: 'sharp' } }],
  ['topbar', { style: 'gradient' }, { styling: { navbar: 'gradient' } }],
  ['sidebar', { items: 'undecorated' }, { styling: { sidebar: 'undecorated' } }],
  ['background', { style: 'windows' }, { background: { decoration: 'windows' } }],
  [
    'font',
    { family: 'Inter', weight: 400 },
    { fonts: { heading: { family: 'Inter', weight: 400 }, body: { family: 'Inter' } } },
  ],
  [
    'font',
    { family: 'Inter', url: '/inter.woff2', format: 'woff2' },
    { fonts: { body: { family: 'Inter', source: '/inter.woff2', format: 'woff2' } } },
  ],
  [
    'font',
    { headings: { family: 'Fern', url: '/fern.woff2', format: 'woff2' }, body: { family: 'Moss', weight: 300 } },
    {
      fonts: {
        heading: { family: 'Fern', source: '/fern.woff2', format: 'woff2' },
        body: { family: 'Moss', weight: 300 },
      },
    },
  ],
  ['codeBlock', { mode: 'auto' }, { styling: { codeblocks: 'system' } }],
  ['codeBlock', { mode: 'dark' }, { styling: { codeblocks: 'dark' } }],
  ['eyebrow', { display: 'breadcrumbs' }, { styling: { eyebrows: 'breadcrumbs', codeblocks: 'dark' } }],
  ['search', { prompt: 'Find a plant', location: 'side' }, { search: { prompt: 'Find a plant' } }],
  [
    'metadata',
    { 'og:image': '/card.png', 'og:image:width': 1200 },
    { seo: { metatags: { 'og:image': '/card.png', 'og:image:width': '1200' } } },
  ],
  ['seo', { indexHiddenPages: true }, { seo: { indexing: 'all' } }],
  ['seo', { indexHiddenPages: false }, { seo: { indexing: 'navigable' } }],
  ['seo', { organization: { legalName: 'Fern Ltd', url: 'https://fern.example', sameAs: ['https://x.com/fern'] } }],
  ['redirects', [{ source: '/a/:slug*', destination: 'https://fern.example/:slug*', permanent: false }]],
  [
    'footer',
    { links: [{ title: 'More', links: [{ label: 'Blog', url: 'https://fern.example/blog' }] }] },
    { footer: { links: [{ header: 'More', items: [{ label: 'Blog', href: 'https://fern.example/blog' }] }] } },
  ],
  [
    'analytics',
    { posthog: { apiKey: 'phc_1', apiHost: 'https://eu.posthog.com' }, ga4: { measurementId: 'G-1' } },
    {
      integrations: { posthog: { apiKey: 'phc_1', apiHost: 'https://eu.posthog.com' }, ga4: { measurementId: 'G-1' } },
    },
  ],
  ['analytics', { hotjar: { hjid: 123, hjsv: '6' } }, { integrations: { hotjar: { hjid: '123', hjsv: '6' } } }],
  [
    'analytics',
    { hightouch: { writeKey: 'key', apiHost: 'https://events.example/' } },
    { integrations: { hightouch: { apiKey: 'key', apiHost: 'events.example' } } },
  ],
  [
    'integrations',
    { intercom: 'abc', frontchat: 'def', osano: 'https://cmp.osano.com/o.js', cookies: { key: 'consent' } },
    {
      integrations: {
        intercom: { appId: 'abc' },
        frontchat: { snippetId: 'def' },
        osano: { scriptSource: 'https://cmp.osano.com/o.js' },
        cookies: { key: 'consent' },
      },
    },
  ],
  ['isWhiteLabeled', true, {}],
  ['backdrop', { any: ['thing'] }, {}],
  [
    'trellis',
    {
      siteUrl: 'https://docs.fern.example',
      repository: { url: 'https://gitlab.com/a/b/c', branch: 'next', path: 'docs' },
    },
  ],
];

/** Settings of the navigation, and the beginning of their tree. */
const navigations: [written: Record<string, unknown>, tree: unknown[]][] = [
  [
    {
      navigation: [
        {
          group: '',
          pages: ['a', { group: 'B', pages: [{ group: 'C', icon: 'leaf', iconType: 'solid', pages: ['c'] }] }],
        },
      ],
    },
    [
      {
        group: '',
        pages: ['a', { group: 'B', pages: [{ group: 'C', icon: 'leaf', iconType: 'solid', pages: ['c'] }] }],
      },
    ],
  ],
  [
    {
      navigation: [
        {
          group: 'A',
          pages: ['GET /plants'],
          expanded: true,
          hidden: false,
          tag: 'New',
          openapi: '/a.json',
          root: 'a',
          public: true,
        },
      ],
    },
    [{ group: 'A', pages: ['GET /plants'], expanded: true, hidden: false, tag: 'New', openapi: ['/a.json'] }],
  ],
  [
    { navigation: [{ group: 'A', openapi: ['/a.json', '/b.json'], pages: [] }] },
    [{ group: 'A', openapi: ['/a.json', '/b.json'], pages: [] }],
  ],
  [
    { versions: ['v2', { name: 'v1', default: true, url: 'https://v1.fern.example', locale: 'fr' }] },
    [{ version: 'v2' }, { version: 'v1', default: true, href: 'https://v1.fern.example', locale: 'fr' }, start],
  ],
  [{ versions: [], anchors: [], tabs: [], topAnchor: {}, primaryTab: {} }, [start]],
  [{ anchors: [{ name: 'A', url: 'a', icon: '' }] }, [top, { anchor: 'A', prefix: 'a' }, start]],
  [
    {
      anchors: [{ name: 'A', url: 'a', icon: 'leaf', iconType: 'solid', color: '#0D7A4F', isDefaultHidden: true }],
    },
    [top, { anchor: 'A', prefix: 'a', icon: 'leaf', iconType: 'solid', color: '#0D7A4F', hidden: true }, start],
  ],
  [
    { anchors: [{ name: 'A', url: '/a/', color: { from: '#000000', to: '#ffffff' }, openapi: '/a.json' }] },
    [top, { anchor: 'A', prefix: '/a/', color: { from: '#000000', to: '#ffffff' }, openapi: ['/a.json'] }, start],
  ],
  [
    { anchors: [{ name: 'A', url: 'https://fern.example/forum' }] },
    [top, { anchor: 'A', href: 'https://fern.example/forum' }, start],
  ],
  [
    { anchors: [{ name: 'A', url: 'a' }], topAnchor: { name: 'Guides', icon: 'leaf', iconType: 'thin' } },
    [{ anchor: 'Guides', prefix: '', icon: 'leaf', iconType: 'thin' }, { anchor: 'A', prefix: 'a' }, start],
  ],
  [
    {
      tabs: [{ name: 'A', url: 'a', isDefaultHidden: true, openapi: ['/a.json'] }],
      primaryTab: { name: 'Home', isDefaultHidden: true },
    },
    [{ tab: 'Home', prefix: '', hidden: true }, { tab: 'A', prefix: 'a', hidden: true, openapi: ['/a.json'] }, start],
  ],
];

describe('Settings of the classic schema', () => {
  it.each(forms)('The setting %s accepts %j', (key, written, read = { [key]: written }) => {
    expect(accept({ [key]: written })).toMatchObject(read);
  });

  it.each(navigations)('The navigation of %j becomes %j', (written, tree) => {
    expect(treeOf(accept(written))).toEqual(tree);
  });

  it.each(iconTypes)('The iconType %s is accepted', (iconType) => {
    const config = accept({ anchors: [{ name: 'A', url: 'a', iconType }] });
    expect(treeOf(config)).toContainEqual({ anchor: 'A', prefix: 'a', iconType });
  });

  it.each(socialPlatforms)('The platform footerSocials.%s is accepted', (platform) => {
    const url = 'https://fern.example';
    expect(accept({ footerSocials: { [platform]: url } }).footer.socials).toEqual([{ platform, url }]);
  });

  it('The order of social accounts is kept, with those of footer.socials added', () => {
    const { footer } = accept({
      footerSocials: { x: 'https://x.com/fern', discord: 'https://discord.gg/fern' },
      footer: { socials: { website: 'https://fern.example', x: 'https://x.com/other' } },
    });
    expect(footer.socials.map(({ platform }) => platform)).toEqual(['x', 'discord', 'website']);
    expect(footer.socials[0]?.url).toBe('https://x.com/fern');
  });

  it('A listed version is accepted on groups, anchors and tabs', () => {
    const config = accept({
      versions: ['v1'],
      navigation: [{ group: 'A', version: 'v1', pages: ['x'] }],
      anchors: [{ name: 'A', url: 'a', version: 'v1' }],
      tabs: [{ name: 'A', url: 'a', version: 'v1' }],
    });
    expect(treeOf(config)).toEqual(
      expect.arrayContaining([
        { group: 'A', version: 'v1', pages: ['x'] },
        { anchor: 'A', prefix: 'a', version: 'v1' },
        { tab: 'A', prefix: 'a', version: 'v1' },
      ]),
    );
  });
});

describe('Deprecated settings', () => {
  const url = 'https://github.com/fern/moss';

  it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['topbarCta', { topbarCta: { type: 'github', url } }, { navbar: { primary: { type: 'github', href: url } } }],
    ['openApi', { openApi: '/openapi.json' }, { api: { openapi: ['/openapi.json'] } }],
    [
      'hideFeedbackButtons: true',
      { hideFeedbackButtons: true },
      { feedback: { suggestEdit: false, raiseIssue: false } },
    ],
    [
      'hideFeedbackButtons: false',
      { hideFeedbackButtons: false },
      { feedback: { suggestEdit: true, raiseIssue: true } },
    ],
    [
      'footerSocials as a list',
      { footerSocials: [{ type: 'x', url }] },
      { footer: { socials: [{ platform: 'x', url }] } },
    ],
    [
      'footer.socials as a list',
      { footer: { socials: [{ type: 'x', url }] } },
      { footer: { socials: [{ platform: 'x', url }] } },
    ],
  ])('The form %s is accepted with a warning', (_, settings, read) => {
    const { config, diagnostics } = parse(settings);
    expect(diagnostics.map(({ code, severity }) => [code, severity])).toEqual([['config/deprecated', 'warning']]);
    expect(config).toMatchObject(read);
  });

  it('The setting topAnchor.color is accepted with a warning', () => {
    const { config, diagnostics } = parse({ anchors: [{ name: 'A', url: 'a' }], topAnchor: { color: '#fff' } });
    expect(diagnostics.map(({ code, severity }) => [code, severity])).toEqual([['config/deprecated', 'warning']]);
    expect(treeOf(config)).toContainEqual({
      anchor: 'Documentation',
      prefix: '',
      icon: 'book-open',
      color: '#ffffff',
    });
  });

  it('The new name takes precedence over the old one', () => {
    const { config, diagnostics } = parse({ openApi: '/old.json', openapi: '/new.json' });
    expect(config?.api.openapi).toEqual(['/new.json']);
    expect(diagnostics.map(({ code }) => code)).toEqual(['config/deprecated']);
  });

  it.each([
    ['fa-code', 'code'],
    ['fas fa-code', 'code'],
    ['fa-solid fa-book-open', 'book-open'],
  ])('The icon %s is read as %s', (written, icon) => {
    const { config, diagnostics } = parse({
      topAnchor: { icon: written },
      anchors: [{ name: 'A', url: 'a' }],
      navigation: [{ group: 'A', pages: ['x', { group: 'B', icon: written, pages: ['y'] }] }],
    });
    expect(diagnostics.map(({ code }) => code)).toEqual(['config/icon-prefix', 'config/icon-prefix']);
    expect(treeOf(config)).toMatchObject([
      { anchor: 'Documentation', icon },
      { anchor: 'A' },
      { group: 'A', pages: ['x', { group: 'B', icon }] },
    ]);
  });

  it.each([
    ['a list', (groups: unknown[]) => groups],
    ['an object', (groups: unknown[]) => ({ groups })],
  ])('The groups of a group become its pages if the navigation is %s', (_form, navigation) => {
    const inner = { group: 'C', pages: ['z'] };
    const { config, diagnostics } = parse({
      navigation: navigation([
        { group: 'A', groups: [{ group: 'B', groups: [inner] }] },
        { group: 'D', pages: ['x'], groups: [inner] },
      ]),
    });

    expect(diagnostics.map(({ code, help }) => `${code} ${help ?? ''}`)).toEqual([
      'config/misplaced-key Write "pages" instead of "groups".',
      'config/misplaced-key Write "pages" instead of "groups".',
      'config/misplaced-key Move them into "pages".',
    ]);
    expect(treeOf(config)).toMatchObject([
      { group: 'A', pages: [{ group: 'B', pages: [inner] }] },
      { group: 'D', pages: ['x', inner] },
    ]);
  });
});
