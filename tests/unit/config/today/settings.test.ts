import { describe, expect, it } from 'vitest';
import { accept, parse } from './helpers.js';

/** A setting of the current schema, part of what it becomes, and a path of the model that it leaves empty. */
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
      integrations: {
        hightouch: { apiKey: 'key' },
        osano: { scriptSource: 'https://cmp.osano.com/osano.js' },
        cookies: { key: 'consent', value: 'yes' },
      },
    },
  ],
  [{ integrations: { hightouch: { writeKey: 'key' } } }, { integrations: { hightouch: { apiKey: 'key' } } }],
  [{ favicon: '/favicon.svg' }, { favicon: { light: '/favicon.svg', dark: '/favicon.svg' } }],
  [{ favicon: { light: '/l.svg', dark: '/d.svg' } }, { favicon: { light: '/l.svg', dark: '/d.svg' } }],
  [{ favicon: { dark: '/d.svg' } }, { favicon: { light: '/d.svg', dark: '/d.svg' } }],
  [{ theme: 'mint' }, { theme: 'mint' }],
  [{ theme: 'willow' }, { theme: 'willow' }],
  [{}, { schema: 'today' }, 'theme'],
  [{ colors: { primary: '#0d7' } }, { colors: { primary: '#00dd77' }, background: { color: { light: '#ffffff' } } }],
  [
    { background: { color: { light: '#fff', dark: '#000' } } },
    { colors: { primary: '#16A34A' }, background: { color: { light: '#ffffff', dark: '#000000' } } },
  ],
  [
    { colors: { primary: '#0d7' }, background: { color: { light: '#fff', dark: '#000' } } },
    { colors: { primary: '#00dd77' }, background: { color: { dark: '#000000' } } },
  ],
  [{ background: { image: '/b.png', decoration: 'grid' } }, { background: { image: '/b.png', decoration: 'grid' } }],
  [{ background: { image: { light: '/l.png', dark: '/d.png' } } }, { background: { image: '/l.png' } }],
  [{ appearance: { default: 'dark', strict: true } }, { appearance: { default: 'dark', strict: true } }],
  [{}, { appearance: { default: 'system', strict: false } }],
  [{ styling: { eyebrows: 'breadcrumbs' } }, { styling: { eyebrows: 'breadcrumbs', codeblocks: 'system' } }],
  [{}, { styling: { codeblocks: 'system' } }],
  [{ styling: { codeblocks: 'dark' } }, { styling: { codeblocks: 'dark' } }],
  [{ styling: { codeblocks: 'nord' } }, { styling: { codeblocks: { light: 'nord', dark: 'nord' } } }],
  [{ styling: { codeblocks: { theme: 'nord' } } }, { styling: { codeblocks: { light: 'nord', dark: 'nord' } } }],
  [
    { styling: { codeblocks: { theme: { light: 'one-light', dark: 'css-variables' } }, latex: true } },
    { styling: { codeblocks: { light: 'one-light', dark: 'css-variables' } } },
  ],
  [{ styling: { codeblocks: {} } }, { styling: { codeblocks: 'system' } }],
  [
    { fonts: { family: 'Inter', weight: 450, source: '/i.woff2', format: 'woff2' } },
    { fonts: { body: { family: 'Inter', weight: 450, source: '/i.woff2', format: 'woff2' } } },
  ],
  [
    {
      fonts: {
        ...{ family: 'Lora', source: '/l.woff2', format: 'woff2', weight: 400 },
        ...{ heading: { family: 'Lora', weight: 500 }, body: { family: 'Inter' } },
      },
    },
    {
      fonts: {
        heading: { family: 'Lora', source: '/l.woff2', format: 'woff2', weight: 500 },
        body: { family: 'Inter' },
      },
    },
  ],
  [
    { fonts: { heading: { family: 'Lora', source: '/l.woff2' }, body: { family: 'Inter' } } },
    { fonts: { heading: { family: 'Lora', source: '/l.woff2' }, body: { family: 'Inter' } } },
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
          { icon: { name: 'book-open', style: 'solid' }, href: '/book' },
          { label: ' ', icon: 'discord', href: 'https://discord.gg/fern' },
          { icon: '/moss.svg', href: 'https://www.moss.example/a' },
        ],
      },
    },
    {
      navbar: {
        links: [
          { label: 'Blog', href: '/blog', icon: 'pencil' },
          { type: 'github', href: 'https://github.com/fern/moss' },
          { label: 'GitHub', href: 'https://github.com/fern', icon: 'github' },
          { label: 'Discord', href: 'https://discord.gg/fern', icon: 'discord' },
          { label: 'Code branch', href: 'https://git.example.com/fern', icon: 'code-branch', isIconAlone: true },
          { label: 'Book open', href: '/book', icon: 'book-open', iconType: 'solid', isIconAlone: true },
          { label: 'Discord', href: 'https://discord.gg/fern', icon: 'discord', isIconAlone: true },
          { label: 'moss.example', href: 'https://www.moss.example/a', icon: '/moss.svg', isIconAlone: true },
        ],
      },
    },
  ],
  [
    { navbar: { primary: { type: 'button', label: 'Join', href: '/join' } } },
    { navbar: { primary: { type: 'button', label: 'Join', href: '/join' } } },
  ],
  [
    { navbar: { primary: { type: 'github', href: 'https://github.com/fern/moss' } } },
    { navbar: { primary: { type: 'github', href: 'https://github.com/fern/moss' } } },
  ],
  [
    {
      footer: {
        socials: { x: 'https://x.com/fern' },
        links: [{ header: 'More', items: [{ label: 'A', href: '/a' }] }],
      },
    },
    {
      footer: {
        socials: [{ platform: 'x', url: 'https://x.com/fern' }],
        links: [{ header: 'More', items: [{ label: 'A', href: '/a' }] }],
      },
    },
  ],
  [
    { footer: { socials: [{ type: 'github', url: 'https://github.com/fern' }] } },
    { footer: { socials: [{ platform: 'github', url: 'https://github.com/fern' }] } },
  ],
  [{ search: { prompt: 'Find' } }, { search: { prompt: 'Find' } }],
  [
    { seo: { metatags: { 'og:image': '/c.png' }, indexing: 'all', organization: { name: 'Fern Ltd' } } },
    { seo: { metatags: { 'og:image': '/c.png' }, indexing: 'all', organization: { name: 'Fern Ltd' } } },
  ],
  [
    { seo: { indexing: 'navigable' }, metadata: { timestamp: true } },
    { trellis: { lastUpdated: true }, seo: { metatags: {}, indexing: 'navigable' } },
  ],
  [
    {
      api: { openapi: ['a.json', { source: 'b.json', directory: 'b' }], playground: { display: 'none', proxy: false } },
    },
    { api: { openapi: ['a.json', 'b.json'], playground: { display: 'none' } } },
  ],
  [{ api: { playground: { display: 'interactive' } } }, { api: { playground: { display: 'interactive' } } }],
  [{ api: { playground: { display: 'auth' } } }, { api: { playground: { display: 'interactive' } } }],
  [{ api: { playground: { display: 'simple' } } }, { api: { playground: { display: 'simple' } } }],
  [{ api: { params: { expanded: 'all', post: ['beta'] }, url: 'full' } }, { api: { params: { expanded: 'all' } } }],
  [{ api: { params: { expanded: 'closed' } } }, { api: { params: { expanded: 'closed' } } }],
  [
    { api: { examples: { languages: ['bash'], defaults: 'all', prefill: true } } },
    { api: { examples: { languages: ['bash'], defaults: 'all' } } },
  ],
  [{ api: { examples: { defaults: 'required' } } }, { api: { examples: { defaults: 'required' } } }],
  [
    { api: { mdx: { server: 'https://a.example', auth: { method: 'key', name: 'x-key' } } } },
    { api: { mdx: { server: ['https://a.example'], auth: { method: 'key', name: 'x-key' } } } },
  ],
  [{ api: { mdx: { auth: { method: 'cobo' } } } }, {}, 'api.mdx.auth'],
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
      integrations: {
        ga4: { measurementId: 'G-1' },
        posthog: { apiKey: 'phc_1', apiHost: 'https://eu.example' },
        intercom: { appId: 'abcdef' },
        frontchat: { snippetId: 'ghijkl' },
      },
    },
    'integrations.telemetry',
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
  [
    { icons: { library: 'lucide' }, interaction: { drilldown: false }, thumbnails: { appearance: 'dark' } },
    { icons: { library: 'lucide' }, interaction: { drilldown: false } },
  ],
  [{ trellis: { siteUrl: 'https://docs.fern.example' } }, { trellis: { siteUrl: 'https://docs.fern.example' } }],
];

describe('Settings of the current schema', () => {
  it.each(forms)('The setting %j becomes %j', (written, read, empty) => {
    const config = accept(written);
    expect(config).toMatchObject(read);
    if (empty !== undefined) expect(config).not.toHaveProperty(empty);
  });

  it('Come from the default language if the file has no header, footer or banner', () => {
    const navbar = (href: string): object => ({ links: [{ label: 'Blog', href }] });
    const languages = [
      { language: 'en', navbar: navbar('/blog'), pages: ['a'] },
      { language: 'fr', default: true, navbar: navbar('/fr/blog'), banner: { content: 'Neuf' }, pages: ['fr/a'] },
    ];
    const config = accept({ navigation: { languages } });
    expect(config.navbar.links).toMatchObject([{ href: '/fr/blog' }]);
    expect(config.banner?.content).toBe('Neuf');
    expect(accept({ navigation: { languages }, navbar: navbar('/news') }).navbar.links).toMatchObject([
      { href: '/news' },
    ]);
  });
});

describe('Schema of a file', () => {
  it.each([
    [{ navigation: [] }, 'classic'],
    [{ navigation: {} }, 'today'],
    [{ navigation: undefined, navbar: {}, styling: {} }, 'today'],
    [{ navigation: undefined, api: { openapi: 'plants.yaml' } }, 'today'],
    [{ navigation: undefined, $schema: 'https://format.example/docs.json' }, 'today'],
    [{ navigation: undefined, api: { baseUrl: 'https://fern.example' }, openapi: 'plants.yaml' }, 'classic'],
    [{ navigation: 'x', topbarLinks: [], navbar: {} }, 'classic'],
    [{ navigation: undefined }, 'classic'],
  ])('The schema of %j is %s', (settings, schema) => {
    expect(parse(settings).schema).toBe(schema);
  });

  it('A key of the other schema is reported with its equivalent', () => {
    const { diagnostics } = parse({
      modeToggle: { default: 'dark' },
      tabs: [],
      colors: { primary: '#0D7A4F', anchors: '#16735A' },
      api: { baseUrl: 'https://fern.example', playground: { mode: 'show' } },
    });
    expect(diagnostics.map(({ code, severity, help }) => [code, severity, help])).toEqual([
      ['config/unknown-key', 'warning', 'Use `appearance` instead.'],
      ['config/unknown-key', 'warning', 'Use `navigation.tabs` instead.'],
      ['config/unknown-key', 'warning', 'Use `color` of each entry in `navigation.anchors` instead.'],
      ['config/unknown-key', 'warning', 'Use `api.mdx.server` instead.'],
      ['config/unknown-key', 'warning', 'Use `api.playground.display` instead.'],
    ]);
  });
});
