import { describe, expect, it } from 'vitest';
import { accept, parse } from './helpers.js';

/** A setting as today's schema has it, part of what it becomes, and a path of the model that it leaves empty. */
const forms: [written: Record<string, unknown>, read: Record<string, unknown>, empty?: string][] = [
  [{ $schema: 'https://fern.example/docs.schema.json' }, {}],
  [{ description: 'Plants.' }, { description: 'Plants.' }],
  [{ logo: '/logo.svg' }, { logo: { light: '/logo.svg', dark: '/logo.svg', href: '/' } }],
  [
    {
      integrations: {
        hightouch: { apiKey: 'key' },
        osano: { scriptSource: 'https://cmp.osano.com/osano.js' },
        cookies: { key: 'consent', value: 'yes' },
      },
    },
    {
      analytics: { hightouch: { writeKey: 'key' } },
      integrations: { osano: 'https://cmp.osano.com/osano.js', cookies: { key: 'consent', value: 'yes' } },
    },
  ],
  [{ favicon: '/favicon.svg' }, { favicon: { light: '/favicon.svg', dark: '/favicon.svg' } }],
  [{ favicon: { light: '/l.svg', dark: '/d.svg' } }, { favicon: { light: '/l.svg', dark: '/d.svg' } }],
  [{ favicon: { dark: '/d.svg' } }, { favicon: { light: '/d.svg', dark: '/d.svg' } }],
  [{ theme: 'mint' }, { layout: 'topnav' }, 'theme'],
  [{ theme: 'maple' }, { layout: 'sidenav' }, 'theme'],
  [{ theme: 'palm' }, { theme: 'venus', layout: 'topnav' }],
  [{ theme: 'willow' }, { theme: 'quill', layout: 'solidSidenav' }],
  [{ colors: { primary: '#0d7' } }, { colors: { primary: '#00dd77', background: { light: '#ffffff' } } }],
  [
    { background: { color: { light: '#fff', dark: '#000' } } },
    { colors: { primary: '#16A34A', background: { light: '#ffffff', dark: '#000000' } } },
  ],
  [
    { colors: { primary: '#0d7' }, background: { color: { light: '#fff', dark: '#000' } } },
    { colors: { primary: '#00dd77', background: { dark: '#000000' } } },
  ],
  [
    { background: { image: '/b.png', decoration: 'grid' } },
    { backgroundImage: '/b.png', background: { style: 'grid' } },
  ],
  [{ background: { image: { light: '/l.png', dark: '/d.png' } } }, { backgroundImage: '/l.png' }],
  [{ appearance: { default: 'dark', strict: true } }, { modeToggle: { default: 'dark', isHidden: true } }],
  [{ appearance: { default: 'system' } }, { modeToggle: { isHidden: false } }, 'modeToggle.default'],
  [{ styling: { eyebrows: 'breadcrumbs' } }, { eyebrow: { display: 'breadcrumbs' }, codeBlock: { mode: 'auto' } }],
  [{}, { codeBlock: { mode: 'auto' }, schema: 'current' }],
  [{ styling: { codeblocks: 'dark' } }, { codeBlock: { mode: 'dark' } }],
  [{ styling: { codeblocks: 'system' } }, { codeBlock: { mode: 'auto' } }],
  [{ styling: { codeblocks: { theme: { light: 'a', dark: 'b' } }, latex: true } }, { codeBlock: { mode: 'auto' } }],
  [
    { fonts: { family: 'Inter', weight: 450, source: '/i.woff2', format: 'woff2' } },
    { font: { body: { family: 'Inter', weight: 450, url: '/i.woff2', format: 'woff2' } } },
  ],
  [
    { fonts: { heading: { family: 'Lora', source: '/l.woff2' }, body: { family: 'Inter' } } },
    { font: { headings: { family: 'Lora', url: '/l.woff2' }, body: { family: 'Inter' } } },
  ],
  [
    {
      navbar: {
        links: [
          { label: 'Blog', href: '/blog', icon: 'pencil' },
          { type: 'github', href: 'https://github.com/fern/moss' },
          { type: 'github', href: 'https://github.com/fern' },
          { type: 'discord', href: 'https://discord.gg/fern' },
          { icon: 'code-branch', href: 'https://git.example.com/fern' },
        ],
      },
    },
    {
      topbarLinks: [
        { type: 'link', name: 'Blog', url: '/blog' },
        { type: 'github', url: 'https://github.com/fern/moss' },
        { type: 'link', name: 'GitHub', url: 'https://github.com/fern' },
        { type: 'link', name: 'Discord', url: 'https://discord.gg/fern' },
        { type: 'link', name: 'Code branch', url: 'https://git.example.com/fern' },
      ],
    },
  ],
  [
    { navbar: { primary: { type: 'button', label: 'Join', href: '/join' } } },
    { topbarCtaButton: { type: 'link', name: 'Join', url: '/join' } },
  ],
  [
    { navbar: { primary: { type: 'github', href: 'https://github.com/fern/moss' } } },
    { topbarCtaButton: { type: 'github', url: 'https://github.com/fern/moss' } },
  ],
  [
    {
      footer: {
        socials: { x: 'https://x.com/fern' },
        links: [{ header: 'More', items: [{ label: 'A', href: '/a' }] }],
      },
    },
    {
      footerSocials: [{ platform: 'x', url: 'https://x.com/fern' }],
      footer: { links: [{ title: 'More', links: [{ label: 'A', url: '/a' }] }] },
    },
  ],
  [
    { footer: { socials: [{ type: 'github', url: 'https://github.com/fern' }] } },
    { footerSocials: [{ platform: 'github', url: 'https://github.com/fern' }] },
  ],
  [{ search: { prompt: 'Find' } }, { search: { prompt: 'Find', location: 'top' } }],
  [
    { seo: { metatags: { 'og:image': '/c.png' }, indexing: 'all', organization: { name: 'Fern Ltd' } } },
    { metadata: { 'og:image': '/c.png' }, seo: { indexHiddenPages: true, organization: { name: 'Fern Ltd' } } },
  ],
  [
    { seo: { indexing: 'navigable' }, metadata: { timestamp: true } },
    { metadata: {}, trellis: { lastUpdated: true }, seo: { indexHiddenPages: false } },
  ],
  [
    {
      api: { openapi: ['a.json', { source: 'b.json', directory: 'b' }], playground: { display: 'none', proxy: false } },
    },
    { openapi: ['a.json', 'b.json'], api: { playground: { mode: 'hide' } } },
  ],
  [{ api: { playground: { display: 'interactive' } } }, { api: { playground: { mode: 'show' } } }],
  [{ api: { playground: { display: 'simple' } } }, { api: { playground: { mode: 'simple' } } }],
  [
    { api: { params: { expanded: 'all', post: ['beta'] }, url: 'full' } },
    { api: { paramFields: { expanded: 'all', post: ['beta'] } } },
  ],
  [{ api: { params: { expanded: 'closed' } } }, { api: { paramFields: { expanded: 'none' } } }],
  [
    { api: { examples: { languages: ['bash'], defaults: 'all', prefill: true } } },
    { api: { request: { example: { languages: ['bash'], showOptionalParams: true } } } },
  ],
  [{ api: { examples: { defaults: 'required' } } }, { api: { request: { example: { showOptionalParams: false } } } }],
  [
    { api: { mdx: { server: 'https://a.example', auth: { method: 'key', name: 'x-key' } } } },
    { api: { baseUrl: ['https://a.example'], auth: { method: 'key', name: 'x-key' } } },
  ],
  [{ api: { mdx: { auth: { method: 'cobo' } } } }, {}, 'api.auth'],
  [{ redirects: [{ source: '/a', destination: '/b', permanent: false }] }, { redirects: [{ permanent: false }] }],
  [
    {
      integrations: {
        ga4: { measurementId: 'G-1' },
        posthog: { apiKey: 'phc_1', apiHost: 'https://eu.example', sessionRecording: true },
        intercom: { appId: 'abcdef' },
        frontchat: { snippetId: 'ghijkl' },
        telemetry: { enabled: false },
      },
    },
    {
      analytics: { ga4: { measurementId: 'G-1' }, posthog: { apiKey: 'phc_1', apiHost: 'https://eu.example' } },
      integrations: { intercom: 'abcdef', frontchat: 'ghijkl' },
    },
  ],
  [{ feedback: { suggestEdit: true } }, { feedback: { suggestEdit: true, raiseIssue: false } }],
  [
    { banner: { content: 'New', color: '#fff' } },
    { banner: { content: 'New', type: 'info', color: { dark: '#ffffff' } } },
  ],
  [
    {
      contextual: {
        options: ['copy', { title: 'Try', icon: 'play', href: { base: 'https://a.example', query: 'q' } }],
      },
    },
    { contextual: { options: ['copy', { title: 'Try' }], display: 'header' } },
  ],
  [{ errors: { 404: { redirect: false, title: 'Lost' } } }, { errors: { 404: { redirect: false, title: 'Lost' } } }],
  [{ variables: { version: 2, name: 'Fern' } }, { variables: { version: '2', name: 'Fern' } }],
  [{ icons: { library: 'lucide' }, interaction: { drilldown: false }, thumbnails: { appearance: 'dark' } }, {}],
  [{ trellis: { siteUrl: 'https://docs.fern.example' } }, { trellis: { siteUrl: 'https://docs.fern.example' } }],
];

describe('settings of today’s schema', () => {
  it.each(forms)('%j', (written, read, empty) => {
    const config = accept(written);
    expect(config).toMatchObject(read);
    if (empty !== undefined) expect(config).not.toHaveProperty(empty);
  });

  it('have the header, foot and banner of the default language where the file has none', () => {
    const navbar = (href: string): object => ({ links: [{ label: 'Blog', href }] });
    const languages = [
      { language: 'en', navbar: navbar('/blog'), pages: ['a'] },
      { language: 'fr', default: true, navbar: navbar('/fr/blog'), banner: { content: 'Neuf' }, pages: ['fr/a'] },
    ];
    const config = accept({ navigation: { languages } });
    expect(config.topbarLinks).toMatchObject([{ url: '/fr/blog' }]);
    expect(config.banner?.content).toBe('Neuf');
    expect(accept({ navigation: { languages }, navbar: navbar('/news') }).topbarLinks).toMatchObject([
      { url: '/news' },
    ]);
  });
});

describe('which schema a file is in', () => {
  it.each([
    [{ navigation: [] }, 'classic'],
    [{ navigation: {} }, 'current'],
    [{ navigation: undefined, navbar: {}, styling: {} }, 'current'],
    [{ navigation: 'x', topbarLinks: [], navbar: {} }, 'classic'],
    [{ navigation: undefined }, 'classic'],
  ])('%j is %s', (settings, schema) => {
    expect(parse(settings).schema).toBe(schema);
  });

  it('says of a key of the other schema what does the same', () => {
    const { diagnostics } = parse({ modeToggle: { default: 'dark' }, tabs: [] });
    expect(diagnostics.map(({ code, severity, help }) => [code, severity, help])).toEqual([
      ['config/unknown-key', 'warning', 'Use `appearance` instead.'],
      ['config/unknown-key', 'warning', 'Use `navigation.tabs` instead.'],
    ]);
  });
});
