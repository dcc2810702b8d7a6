import { describe, expect, it } from 'vitest';
import { iconTypes } from '../../../src/config/schema/icon.js';
import { socialPlatforms } from '../../../src/config/schema/footer.js';
import { accept, parse } from './helpers.js';

/** Setting as written, and part of what it becomes; the written form itself where that is omitted. */
const forms: [key: string, written: unknown, read?: unknown][] = [
  ['$schema', 'https://fern.example/docs.schema.json'],
  ['name', ' Fern & Moss ', 'Fern & Moss'],
  ['description', 'Plants.'],
  ['logo', { light: '/l.svg', dark: 'https://fern.example/d.svg', href: 'https://fern.example' }],
  [
    'favicon',
    'https://fern.example/favicon.png',
    { light: 'https://fern.example/favicon.png', dark: 'https://fern.example/favicon.png' },
  ],
  ['favicon', { light: '/l.svg', dark: '/d.svg' }],
  ['favicon', { light: '/l.svg' }, { light: '/l.svg', dark: '/l.svg' }],
  ['colors', { primary: '#0d7', anchors: '#ABC' }, { primary: '#00dd77', anchors: '#AABBCC' }],
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
      primary: '#0D7A4F',
      light: '#5CE0A8',
      dark: '#07543A',
      background: { light: '#FFFFFF', dark: '#0B0F0D' },
      anchors: { from: '#0D7A4F', via: '#112233', to: '#5CE0A8' },
    },
  ],
  ['colors', { primary: '#0D7A4F', ultraLight: '#fff', ultraDark: '#000' }, { primary: '#0D7A4F' }],
  [
    'topbarLinks',
    [
      { name: 'Mail', url: 'mailto:hi@fern.example' },
      { name: 'Page', url: '/start#first' },
      { name: 'Here', url: '.' },
      { type: 'github', url: 'https://github.com/fern/moss' },
    ],
    [{ type: 'link' }, { url: '/start#first' }, { url: '.' }, { type: 'github', url: 'https://github.com/fern/moss' }],
  ],
  [
    'topbarCtaButton',
    { type: 'link', name: 'Join', url: 'https://fern.example', style: 'roundedRectangle', arrow: false },
  ],
  ['topbarCtaButton', { type: 'github', url: 'https://github.com/fern/moss' }],
  [
    'navigation',
    [
      {
        group: '',
        pages: ['a', { group: 'B', pages: [{ group: 'C', icon: 'leaf', iconType: 'solid', pages: ['c'] }] }],
      },
    ],
  ],
  [
    'navigation',
    [
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
    [{ group: 'A', pages: ['GET /plants'], expanded: true, hidden: false, tag: 'New', openapi: ['/a.json'] }],
  ],
  ['navigation', [{ group: 'A', openapi: ['/a.json', '/b.json'], pages: [] }]],
  [
    'versions',
    ['v2', { name: 'v1', default: true, url: 'https://v1.fern.example', locale: 'fr' }],
    [
      { name: 'v2', default: false },
      { name: 'v1', default: true, url: 'https://v1.fern.example', locale: 'fr' },
    ],
  ],
  ['versions', []],
  ['anchors', []],
  ['anchors', [{ name: 'A', url: 'a', icon: '' }], [{ icon: undefined }]],
  ['anchors', [{ name: 'A', url: 'a', icon: 'leaf', iconType: 'solid', color: '#0D7A4F', isDefaultHidden: true }]],
  [
    'anchors',
    [{ name: 'A', url: '/a/', color: { from: '#000000', to: '#ffffff' }, openapi: '/a.json' }],
    [{ openapi: ['/a.json'] }],
  ],
  ['anchors', [{ name: 'A', url: 'https://fern.example/forum' }]],
  ['topAnchor', { name: 'Guides', icon: 'leaf', iconType: 'thin' }],
  ['tabs', [{ name: 'A', url: 'a', isDefaultHidden: true, openapi: ['/a.json'] }]],
  ['primaryTab', { name: 'Home', isDefaultHidden: true }],
  ['api', { baseUrl: 'https://{region}.fern.example/v1' }, { baseUrl: ['https://{region}.fern.example/v1'] }],
  ['api', { baseUrl: ['https://a.example', 'http://localhost:3000'] }],
  ['api', { auth: { method: 'bearer' } }],
  ['api', { auth: { method: 'basic', name: 'user:password' } }],
  ['api', { auth: { method: 'key', name: 'x-api-key', inputPrefix: 'Bearer ' } }],
  ['api', { playground: { mode: 'show' } }],
  ['api', { playground: { mode: 'simple' } }],
  ['api', { playground: { mode: 'hide', disableProxy: true } }],
  ['api', { maintainOrder: true }],
  ['api', { maintainOrder: false }],
  ['api', { request: { example: { languages: ['bash', 'php'], showOptionalParams: true } } }],
  ['api', { paramFields: { expanded: 'topLevelOneOfs', post: ['beta'] } }],
  ['openapi', 'openapi.yaml', ['openapi.yaml']],
  ['openapi', ['/openapi.json', 'https://fern.example/openapi.json']],
  [
    'footerSocials',
    { website: 'https://fern.example', github: 'https://github.com/fern' },
    [
      { platform: 'website', url: 'https://fern.example' },
      { platform: 'github', url: 'https://github.com/fern' },
    ],
  ],
  ['feedback', { suggestEdit: true, raiseIssue: true, thumbsRating: true }],
  ['modeToggle', { default: 'light', isHidden: true }],
  ['modeToggle', { default: 'dark' }],
  ['backgroundImage', '/images/leaves.png'],
  ['theme', 'quill'],
  ['layout', 'solidSidenav'],
  ['rounded', 'sharp'],
  ['topbar', { style: 'gradient' }],
  ['sidebar', { items: 'undecorated' }],
  ['background', { style: 'windows' }],
  ['font', { family: 'Inter', weight: 400 }, { headings: { family: 'Inter', weight: 400 }, body: { family: 'Inter' } }],
  ['font', { headings: { family: 'Fern', url: '/fern.woff2', format: 'woff2' } }],
  ['codeBlock', { mode: 'auto' }],
  ['eyebrow', { display: 'breadcrumbs' }],
  ['search', { prompt: 'Find a plant', location: 'side' }],
  ['metadata', { 'og:image': '/card.png', 'og:image:width': 1200 }, { 'og:image:width': '1200' }],
  ['seo', { indexHiddenPages: true }],
  ['seo', { organization: { legalName: 'Fern Ltd', url: 'https://fern.example', sameAs: ['https://x.com/fern'] } }],
  ['redirects', [{ source: '/a/:slug*', destination: 'https://fern.example/:slug*', permanent: false }]],
  ['footer', { links: [{ title: 'More', links: [{ label: 'Blog', url: 'https://fern.example/blog' }] }] }],
  ['analytics', { posthog: { apiKey: 'phc_1', apiHost: 'https://eu.posthog.com' }, ga4: { measurementId: 'G-1' } }],
  ['analytics', { hotjar: { hjid: 123, hjsv: '6' } }, { hotjar: { hjid: '123', hjsv: '6' } }],
  ['integrations', { intercom: 'abc', frontchat: 'def' }],
  ['isWhiteLabeled', true],
  ['backdrop', { any: ['thing'] }],
  [
    'trellis',
    {
      siteUrl: 'https://docs.fern.example',
      repository: { url: 'https://gitlab.com/a/b/c', branch: 'next', path: 'docs' },
    },
  ],
];

describe('every form of every setting is read without a word', () => {
  it.each(forms)('%s: %j', (key, written, read = written) => {
    expect(accept({ [key]: written })).toMatchObject({ [key]: read });
  });

  it.each(iconTypes)('iconType %s', (iconType) => {
    expect(accept({ topAnchor: { iconType } }).topAnchor?.iconType).toBe(iconType);
  });

  it.each(socialPlatforms)('footerSocials.%s', (platform) => {
    const url = 'https://fern.example';
    expect(accept({ footerSocials: { [platform]: url } }).footerSocials).toEqual([{ platform, url }]);
  });

  it('keeps the order of social accounts and adds those of footer.socials', () => {
    const { footerSocials, footer } = accept({
      footerSocials: { x: 'https://x.com/fern', discord: 'https://discord.gg/fern' },
      footer: { socials: { website: 'https://fern.example', x: 'https://x.com/other' } },
    });
    expect(footerSocials.map(({ platform }) => platform)).toEqual(['x', 'discord', 'website']);
    expect(footerSocials[0]?.url).toBe('https://x.com/fern');
    expect(footer).toEqual({ links: [] });
  });

  it('lets a version stand in group, anchor and tab when it is listed', () => {
    const config = accept({
      versions: ['v1'],
      navigation: [{ group: 'A', version: 'v1', pages: ['x'] }],
      anchors: [{ name: 'A', url: 'a', version: 'v1' }],
      tabs: [{ name: 'A', url: 'a', version: 'v1' }],
    });
    expect([config.navigation[0]?.version, config.anchors[0]?.version, config.tabs[0]?.version]).toEqual([
      'v1',
      'v1',
      'v1',
    ]);
  });
});

describe('old forms are read with a warning', () => {
  const url = 'https://github.com/fern/moss';

  it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['topbarCta', { topbarCta: { type: 'github', url } }, { topbarCtaButton: { type: 'github', url } }],
    ['openApi', { openApi: '/openapi.json' }, { openapi: ['/openapi.json'] }],
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
    ['topAnchor.color', { topAnchor: { color: '#fff' } }, { topAnchor: { name: 'Documentation', color: '#ffffff' } }],
    ['footerSocials as a list', { footerSocials: [{ type: 'x', url }] }, { footerSocials: [{ platform: 'x', url }] }],
    [
      'footer.socials as a list',
      { footer: { socials: [{ type: 'x', url }] } },
      { footerSocials: [{ platform: 'x', url }] },
    ],
  ])('%s', (_, settings, read) => {
    const { config, diagnostics } = parse(settings);
    expect(diagnostics.map(({ code, severity }) => [code, severity])).toEqual([['config/deprecated', 'warning']]);
    expect(config).toMatchObject(read);
  });

  it('lets the new name win over the old one', () => {
    const { config, diagnostics } = parse({ openApi: '/old.json', openapi: '/new.json' });
    expect(config?.openapi).toEqual(['/new.json']);
    expect(diagnostics.map(({ code }) => code)).toEqual(['config/deprecated']);
  });

  it.each([
    ['fa-code', 'code'],
    ['fas fa-code', 'code'],
    ['fa-solid fa-book-open', 'book-open'],
  ])('icon %s is %s', (written, icon) => {
    const { config, diagnostics } = parse({
      topAnchor: { icon: written },
      navigation: [{ group: 'A', pages: ['x', { group: 'B', icon: written, pages: ['y'] }] }],
    });
    expect(diagnostics.map(({ code }) => code)).toEqual(['config/icon-prefix', 'config/icon-prefix']);
    expect(config?.topAnchor?.icon).toBe(icon);
    expect(config?.navigation[0]?.pages[1]).toMatchObject({ icon });
  });

  it.each([
    ['a list', (groups: unknown[]) => groups],
    ['an object', (groups: unknown[]) => ({ groups })],
  ])('takes the groups of a group for its pages where the navigation is %s', (_form, navigation) => {
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
    expect(config?.navigation).toMatchObject([
      { group: 'A', pages: [{ group: 'B', pages: [inner] }] },
      { group: 'D', pages: ['x', inner] },
    ]);
  });
});
