import { describe, expect, it } from 'vitest';
import { build, codes, labels, levelIn, listedIn, outline, page, routeOf } from './build.js';

const navigation = [
  { group: 'Start', pages: ['introduction', 'quickstart'] },
  {
    group: 'Storage',
    version: 'v2',
    pages: ['storage/overview', { group: 'Backends', icon: 'database', pages: ['storage/disk', 'storage/s3'] }],
  },
  { group: 'Storage', version: 'v1', pages: ['v1/storage'] },
  { group: 'SDK', pages: ['sdk/js', 'sdk/python'] },
  { group: 'CLI', version: 'v1', pages: ['cli/install'] },
  { group: 'Drafts', pages: ['drafts/idea'] },
  { group: 'Plants', pages: ['api-reference/introduction', 'api-reference/plants/create'] },
];

const docs = {
  name: 'Fern & Moss',
  logo: { light: '/logo/light.svg', dark: '/logo/dark.svg', href: 'https://fern.example' },
  favicon: '/favicon.svg',
  colors: {
    primary: '#0D7A4F',
    light: '#5CE0A8',
    dark: '#07543A',
    background: { light: '#FFFFFF', dark: '#0B0F0D' },
  },
  topbarLinks: [{ name: 'Contact', url: 'mailto:hi@fern.example' }],
  topbarCtaButton: { type: 'github', url: 'https://github.com/fern/moss' },
  versions: ['v2', 'v1'],
  tabs: [
    { name: 'API', url: 'api-reference' },
    { name: 'Blog', url: 'https://fern.example/blog' },
  ],
  topAnchor: { name: 'Guides', icon: 'leaf', iconType: 'solid' },
  anchors: [
    { name: 'SDKs', icon: 'code', url: 'sdk', color: { from: '#0D7A4F', to: '#5CE0A8' } },
    { name: 'Old CLI', icon: 'terminal', url: 'cli', version: 'v1', iconType: 'duotone' },
    { name: 'Drafts', icon: 'flask', url: 'drafts', isDefaultHidden: true },
    { name: 'Forum', icon: 'comments', url: 'https://forum.fern.example', color: '#2563EB' },
  ],
  navigation,
  footerSocials: { x: 'https://x.com/fern', github: 'https://github.com/fern', website: 'https://fern.example' },
  feedback: { suggestEdit: true, raiseIssue: true },
  modeToggle: { default: 'dark', isHidden: false },
  backgroundImage: '/images/backdrop.png',
};

const site = build(docs, {
  pages: listedIn(navigation).map((id) => page(id, { title: `Title of ${id}` })),
  assets: ['/logo/light.svg', '/logo/dark.svg', '/favicon.svg', '/images/backdrop.png'],
  repository: { branch: 'trunk', folder: 'docs' },
});

describe('Site of appendix B', () => {
  const tabs = ['[Documentation]', 'API', 'Blog'];

  it.each([
    {
      path: '/introduction',
      version: 'v2',
      tabs,
      anchors: ['[Guides]', 'SDKs', 'Forum'],
      tree: 'Start(/introduction /quickstart) Storage(/storage/overview Backends(/storage/disk /storage/s3))',
    },
    {
      path: '/v1/storage',
      version: 'v1',
      tabs,
      anchors: ['[Guides]', 'SDKs', 'Old CLI', 'Forum'],
      tree: 'Start(/introduction /quickstart) Storage(/v1/storage)',
    },
    { path: '/sdk/js', version: 'v2', tabs, anchors: ['Guides', '[SDKs]', 'Forum'], tree: 'SDK(/sdk/js /sdk/python)' },
    {
      path: '/cli/install',
      version: 'v1',
      tabs,
      anchors: ['Guides', 'SDKs', '[Old CLI]', 'Forum'],
      tree: 'CLI(/cli/install)',
    },
    {
      path: '/drafts/idea',
      version: 'v2',
      tabs,
      anchors: ['Guides', 'SDKs', '[Drafts]', 'Forum'],
      tree: 'Drafts(/drafts/idea)',
    },
    {
      path: '/api-reference/plants/create',
      version: 'v2',
      tabs: ['Documentation', '[API]', 'Blog'],
      anchors: ['Forum'],
      tree: 'Plants(/api-reference/introduction /api-reference/plants/create)',
    },
  ])('Page $path has its version, tabs, anchors and sidebar', ({ path, version, tabs: row, anchors, tree }) => {
    const { view } = routeOf(site, path);
    expect(view.version).toBe(version);
    expect(labels(view, 'tab')).toEqual(row);
    expect(labels(view, 'anchor')).toEqual(anchors);
    expect(outline(view.tree)).toBe(tree);
  });

  it('Has no page /api, as the prefix api-reference does not match it', () => {
    expect(site.routes.has('/api')).toBe(false);
    expect(site.redirects.find(({ source }) => source === '/api')).toBeUndefined();
  });

  it('Tabs and anchors link to their first page in the version', () => {
    const { view } = routeOf(site, '/cli/install');
    expect(levelIn(view, 'tab').divisions.map(({ href }) => href)).toEqual([
      '/introduction',
      '/api-reference/introduction',
      'https://fern.example/blog',
    ]);
    expect(levelIn(view, 'anchor').divisions.map(({ href }) => href)).toEqual([
      '/introduction',
      '/sdk/js',
      '/cli/install',
      'https://forum.fern.example',
    ]);
  });

  it('Anchors have their icon, style and colour', () => {
    const [top, sdks, , drafts] = levelIn(routeOf(site, '/drafts/idea').view, 'anchor').divisions;
    expect(top).toMatchObject({ icon: { name: 'leaf', style: 'solid' } });
    expect(sdks).toMatchObject({ icon: { name: 'code', style: 'duotone' }, color: { from: '#0D7A4F', to: '#5CE0A8' } });
    expect(drafts).toMatchObject({ label: 'Forum', external: true, color: '#2563EB' });
  });

  it('The page after /quickstart depends on the version (note 3)', () => {
    const quickstart = routeOf(site, '/quickstart');
    expect(quickstart.next).toEqual({ label: 'Title of storage/overview', href: '/storage/overview', external: false });
    expect(quickstart.inVersion['v1']?.next?.href).toBe('/v1/storage');
    expect(quickstart.inVersion['v1']?.view).toBe(routeOf(site, '/v1/storage').view);
    expect(Object.keys(quickstart.inVersion)).toEqual(['v1']);
  });

  it('Another version keeps an unversioned page and opens its first page otherwise (note 4)', () => {
    expect(routeOf(site, '/introduction').versionHrefs).toEqual({ v2: '/introduction', v1: '/introduction' });
    expect(routeOf(site, '/storage/s3').versionHrefs).toEqual({ v2: '/storage/s3', v1: '/introduction' });
    expect(routeOf(site, '/cli/install').versions).toEqual(['v1']);
    expect(routeOf(site, '/introduction').versions).toBeUndefined();
  });

  it('The edit link opens the file in the repository of the header (note 5)', () => {
    expect(routeOf(site, '/sdk/js').editUrl).toBe('https://github.com/fern/moss/edit/trunk/docs/content/sdk/js.mdx');
    expect(routeOf(site, '/sdk/js').issueUrl).toBe(
      'https://github.com/fern/moss/issues/new?title=Issue+on+docs&body=Path%3A+%2Fsdk%2Fjs',
    );
  });

  it('The header, footer and theme have the values of docs.json', () => {
    expect(site.identity).toEqual({
      name: 'Fern & Moss',
      logo: { light: '/logo/light.svg', dark: '/logo/dark.svg' },
      logoHref: 'https://fern.example',
      favicon: { light: '/favicon.svg', dark: '/favicon.svg' },
    });
    expect(site.header).toEqual({
      links: [{ label: 'Contact', href: 'mailto:hi@fern.example', external: true }],
      cta: { type: 'github', href: 'https://github.com/fern/moss', owner: 'fern', repository: 'moss' },
    });
    expect(site.versions).toEqual([
      { name: 'v2', isDefault: true },
      { name: 'v1', isDefault: false },
    ]);
    expect(site.appearance).toEqual({ default: 'dark', strict: false });
    expect(site.socials.map(({ platform }) => platform)).toEqual(['x', 'github', 'website']);
    expect(site.theme.backgroundImage).toBe('/images/backdrop.png');
    expect(site.home).toBe('/introduction');
  });

  it('Has no diagnostics', () => {
    expect(codes(site)).toEqual([]);
  });
});
