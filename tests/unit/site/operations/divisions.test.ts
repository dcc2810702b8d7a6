import { describe, expect, it } from 'vitest';
import { build, codes, labels, levelIn, outline, page, routeOf } from '../build.js';
import { plants, specification } from './specification.js';

const navigation = [
  { group: 'Start', pages: ['introduction'] },
  { group: 'Before', pages: ['api/introduction'] },
];
const tabs = [{ name: 'API', url: 'api', openapi: '/plants.yaml' }];
const specifications = [plants];
const whole =
  'Before(/api/introduction) Plants(/api/plants/list-plants /api/plants/create-a-plant /api/plants/plant-added) ' +
  'Big Gardens(/api/big-gardens/delete-gardens) API Reference(/api/health)';

describe('Tab with `openapi`', () => {
  const site = build(
    { tabs, navigation, feedback: { suggestEdit: true } },
    {
      pages: [
        'introduction',
        page('api/introduction', {}, { references: [link('/api/plants'), link('/api/plants/x')] }),
      ],
      specifications,
      repository: { packageUrl: 'fern/moss', branch: 'main' },
    },
  );
  const list = routeOf(site, '/api/plants/list-plants');

  it('Has a page for each operation, grouped by first tag after the groups of the author', () => {
    expect(outline(list.view.tree)).toBe(whole);
    expect(routeOf(site, '/introduction').view.tree).toHaveLength(1);
  });

  it('A page takes its title, description and source from the operation', () => {
    expect(list).toMatchObject({
      title: 'List plants',
      shortTitle: 'List plants',
      description: 'All of *them*.',
      source: { kind: 'operation', operation: { id: 'plants GET /plants' } },
      frontmatter: {},
      eyebrow: 'Plants',
      breadcrumbs: [{ label: 'Plants' }],
      hidden: false,
      noindex: false,
      editUrl: 'https://github.com/fern/moss/edit/main/plants.yaml',
    });
    expect(list.source).not.toHaveProperty('page');
    expect(routeOf(site, '/api/big-gardens/delete-gardens').title).toBe('Delete gardens id');
  });

  it('Sidebar entries show methods and deprecation', () => {
    const leaves = list.view.tree.flatMap((node) => (node.type === 'group' ? node.children : []));
    expect(leaves.map((leaf) => (leaf.type === 'page' ? [leaf.method, leaf.deprecated] : []))).toEqual([
      [undefined, false],
      ['GET', false],
      ['POST', false],
      ['WEBHOOK', false],
      ['DELETE', true],
      ['GET', false],
    ]);
  });

  it('The previous and next links follow the sidebar', () => {
    expect(list.previous?.href).toBe('/api/introduction');
    expect(list.next).toEqual({ label: 'Create a plant', href: '/api/plants/create-a-plant', external: false });
    expect(routeOf(site, '/introduction').next).toBeUndefined();
  });

  it('Is current on its pages, which share one view', () => {
    expect(labels(list.view, 'tab')).toEqual(['Documentation', '[API]']);
    expect(list.view).toBe(routeOf(site, '/api/introduction').view);
    expect(list.branch).toEqual([list.view.tree[1]?.type === 'group' ? list.view.tree[1].id : '']);
  });

  it('Folders redirect to their first page, and links to unknown pages are reported', () => {
    expect(site.redirects.filter(({ source }) => source.startsWith('/api'))).toEqual([
      { source: '/api', destination: '/api/introduction', permanent: false },
      { source: '/api/plants', destination: '/api/plants/list-plants', permanent: false },
      { source: '/api/big-gardens', destination: '/api/big-gardens/delete-gardens', permanent: false },
    ]);
    expect(site.diagnostics.map(({ message }) => message)).toEqual(['The link `/api/plants/x` leads to no page.']);
  });

  it('A site can consist of the tab alone', () => {
    const alone = build({ tabs, navigation: [{ group: 'None', pages: ['x'] }] }, { pages: [], specifications });
    expect(alone.home).toBe('/api/plants/list-plants');
    expect(codes(alone)).toEqual(['site/missing-page']);
  });
});

function link(target: string) {
  return { kind: 'link' as const, target, span: undefined };
}

describe('Authored page of an operation', () => {
  const built = (pages: Parameters<typeof build>[1]['pages'], groups: object[] = navigation) =>
    build({ tabs, navigation: groups }, { pages: ['introduction', 'api/introduction', ...pages], specifications });

  it('Replaces the generated page if it is listed', () => {
    const groups = [...navigation, { group: 'By hand', pages: ['api/create'] }];
    const site = built([page('api/create', { openapi: 'POST /plants' })], groups);
    const { view } = routeOf(site, '/api/create');
    expect(outline(view.tree)).toBe(
      whole.replace(' /api/plants/create-a-plant', '').replace(' Plants(', ' By hand(/api/create) Plants('),
    );
    expect(site.routes.has('/api/plants/create-a-plant')).toBe(false);
    expect(codes(site)).toEqual([]);
  });

  it('Replaces the entry of the generated group if it is not listed', () => {
    const site = built([page('api/create', { openapi: 'POST /plants' })]);
    const { view, next } = routeOf(site, '/api/create');
    expect(outline(view.tree)).toBe(whole.replace('/api/plants/create-a-plant', '/api/create'));
    expect(next?.href).toBe('/api/plants/plant-added');
  });

  it('A hidden page removes the operation from the sidebar', () => {
    const site = built([page('api/create', { openapi: 'POST /plants', hidden: true })]);
    expect(outline(routeOf(site, '/api/introduction').view.tree)).toBe(
      whole.replace(' /api/plants/create-a-plant', ''),
    );
  });

  it('A page in another tab does not replace the generated page', () => {
    const site = built([page('guides/create', { openapi: 'POST /plants' })]);
    expect(site.routes.has('/guides/create')).toBe(true);
    expect(outline(routeOf(site, '/api/introduction').view.tree)).toBe(whole);
  });

  it('A page of another version does not replace the generated page', () => {
    const site = build(
      { versions: ['1', '2'], tabs: [{ ...tabs[0], version: '2' }], navigation },
      {
        pages: ['introduction', 'api/introduction', page('api/create', { openapi: 'POST /plants', version: '1' })],
        specifications,
      },
    );
    expect(routeOf(site, '/api/plants/create-a-plant').versions).toEqual(['2']);
  });
});

describe('Paths of generated pages', () => {
  it('Stay the same if another operation gets an authored page', () => {
    const twins = specification('twins.yaml', { 'GET /a': { summary: 'Twin' }, 'GET /b': { summary: 'Twin' } });
    const paths = (...pages: ReturnType<typeof page>[]) => [
      ...build(
        { tabs: [{ name: 'API', url: 'api', openapi: 'twins.yaml' }], navigation: [{ group: 'A', pages: ['a'] }] },
        { pages: ['a', ...pages], specifications: [twins] },
      ).routes.keys(),
    ];
    expect(paths()).toEqual(['/a', '/api/twin', '/api/twin-1']);
    expect(paths(page('api/mine', { openapi: 'GET /a' }))).toEqual(['/a', '/api/mine', '/api/twin-1']);
  });

  it('Avoid the paths of authored pages and of earlier specifications', () => {
    const other = specification('other.yaml', { 'GET /x': { summary: 'List plants', tags: ['Plants'] } });
    const site = build(
      { tabs: [{ name: 'API', url: 'api', openapi: ['plants.yaml', 'other.yaml'] }], navigation },
      {
        pages: ['introduction', 'api/introduction', 'api/plants/create-a-plant'],
        specifications: [other, plants],
      },
    );
    expect(routeOf(site, '/api/plants/list-plants').source).toMatchObject({ operation: { documentId: 'plants' } });
    expect(routeOf(site, '/api/plants/list-plants-1').source).toMatchObject({ operation: { documentId: 'other' } });
    expect(routeOf(site, '/api/plants/create-a-plant').source.kind).toBe('content');
    expect(routeOf(site, '/api/plants/create-a-plant-1').source.kind).toBe('operation');
    expect(outline(routeOf(site, '/api/health').view.tree)).toContain(
      'Plants(/api/plants/list-plants /api/plants/create-a-plant-1 /api/plants/plant-added /api/plants/list-plants-1)',
    );
  });

  it('Never end in index', () => {
    const odd = specification('odd.yaml', { 'GET /i': { summary: 'Index' }, 'GET /': {} });
    const site = build(
      { tabs: [{ name: 'API', url: '/', openapi: 'odd.yaml' }], navigation: [{ group: 'A', pages: ['a'] }] },
      { pages: ['a'], specifications: [odd] },
    );
    expect([...site.routes.keys()]).toEqual(['/a', '/index-1', '/get']);
  });
});

describe('Tabs of several versions', () => {
  const [one, two] = ['1', '2'].map((name) =>
    specification(`v${name}/openapi.yaml`, {
      'GET /plants': { summary: 'List' },
      [`GET /only${name}`]: { summary: name },
    }),
  );
  const site = build(
    {
      versions: ['1', { name: '2', default: true }],
      tabs: [
        { name: 'API', url: 'v1/api', version: '1', openapi: 'v1/openapi.yaml' },
        { name: 'API', url: 'v2/api', version: '2', openapi: 'v2/openapi.yaml' },
      ],
      navigation: [{ group: 'Start', pages: ['introduction'] }],
    },
    { pages: ['introduction'], specifications: [one, two].flatMap((each) => each ?? []) },
  );

  it('Each tab lists its own operations in its version', () => {
    expect(routeOf(site, '/v1/api/list')).toMatchObject({ versions: ['1'], view: { version: '1' } });
    expect(routeOf(site, '/v2/api/list')).toMatchObject({ versions: ['2'], view: { version: '2' } });
    expect(labels(routeOf(site, '/introduction').view, 'tab')).toEqual(['[Documentation]', 'API']);
    expect(levelIn(routeOf(site, '/introduction').view, 'tab').divisions[1]?.href).toBe('/v2/api/list');
  });

  it('Each page links to its counterpart in the other version', () => {
    expect(routeOf(site, '/v1/api/list').versionHrefs).toEqual({ '1': '/v1/api/list', '2': '/v2/api/list' });
    expect(routeOf(site, '/v1/api/1').versionHrefs['2']).toBe('/introduction');
  });
});

describe('Anchor with `openapi`', () => {
  it('Works like a tab', () => {
    const anchors = [{ name: 'Plants', url: 'reference/plants', icon: 'leaf', openapi: 'plants.yaml' }];
    const site = build({ anchors, navigation: [{ group: 'A', pages: ['a'] }] }, { pages: ['a'], specifications });
    const { view } = routeOf(site, '/reference/plants/health');
    expect(labels(view, 'anchor')).toEqual(['Documentation', '[Plants]']);
    expect(view.tree).toHaveLength(3);
    expect(codes(site)).toEqual([]);
  });
});

describe('Empty tab with `openapi`', () => {
  const docs = { tabs, navigation: [{ group: 'A', pages: ['a'] }] };

  it('Is not reported again if its specification could not be read', () => {
    const site = build(docs, { pages: [page('a', {}, { references: [link('/api/plants/list-plants')] })] });
    expect(codes(site)).toEqual([]);
    expect(labels(routeOf(site, '/a').view, 'tab')).toEqual([]);
  });

  it('Is reported if its specification has no operations', () => {
    const empty = specification('plants.yaml', { 'GET /a': { 'x-excluded': true } });
    expect(codes(build(docs, { pages: ['a'], specifications: [empty] }))).toEqual(['site/empty-division']);
    const today = {
      navigation: {
        tabs: [
          { tab: 'A', pages: ['a'] },
          { tab: 'API', openapi: './plants.yaml' },
        ],
      },
    };
    expect(build(today, { pages: ['a'], specifications: [empty] }).diagnostics).toMatchObject([
      { code: 'site/empty-division', message: '"API" is left out: `plants.yaml` describes nothing that has a page.' },
    ]);
  });
});
