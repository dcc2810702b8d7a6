import { describe, expect, it } from 'vitest';
import { build, codes, outline, page, routeOf, type Parts } from '../build.js';
import { plants, specification } from './specification.js';

const other = specification('other.yaml', {
  'GET /plants': { summary: 'Other plants' },
  'GET /pots': { summary: 'Pots', tags: ['Pots'] },
  'GET /soil': { summary: 'Soil', tags: ['Soil'] },
  'GET /sun': { summary: 'Sun' },
});

function built(navigation: object[], { pages = [], ...rest }: Partial<Parts> = {}, docs: object = {}) {
  return build({ navigation, ...docs }, { pages: ['start', ...pages], specifications: [plants], ...rest });
}

const start = { group: 'Start', pages: ['start'] };
const tree = (site: ReturnType<typeof built>, path = '/start') => outline(routeOf(site, path).view.tree);

describe('Operation entries of a group', () => {
  it('Become generated pages', () => {
    const site = built([
      start,
      {
        group: 'API',
        pages: [
          'get /plants/',
          'plants.yaml POST /plants',
          'webhook plantAdded',
          { group: 'More', pages: ['GET /health'] },
        ],
      },
    ]);
    expect(tree(site)).toBe(
      'Start(/start) API(/api-reference/plants/list-plants /api-reference/plants/create-a-plant ' +
        '/api-reference/plants/plant-added More(/api-reference/health))',
    );
    expect(routeOf(site, '/api-reference/health')).toMatchObject({
      source: { kind: 'operation', operation: { id: 'plants GET /health' } },
      breadcrumbs: [{ label: 'API', href: '/api-reference/plants/list-plants' }, { label: 'More' }],
      previous: { href: '/api-reference/plants/plant-added' },
    });
    expect(site.redirects).toContainEqual({
      source: '/api-reference',
      destination: '/api-reference/plants/list-plants',
      permanent: false,
    });
    expect(codes(site)).toEqual([]);
    expect(site.routes.size).toBe(5);
  });

  it('Become the authored page if there is one', () => {
    const site = built([start, { group: 'API', pages: ['POST /plants'] }], {
      pages: [page('guides/create', { openapi: 'POST /plants', title: 'Mine' })],
    });
    expect(tree(site)).toBe('Start(/start) API(/guides/create)');
    expect(routeOf(site, '/guides/create')).toMatchObject({ title: 'Mine', hidden: false });
  });

  it('A page with such a name takes precedence', () => {
    const site = built([start, { group: 'A', pages: ['get started'] }], { pages: ['get started'] });
    expect(codes(site)).toEqual([]);
    expect(routeOf(site, '/get started').source.kind).toBe('content');
  });

  it('Belong to the version of their group', () => {
    const site = built(
      [
        { group: 'One', version: '1', pages: ['GET /plants'] },
        { group: 'Two', version: '2', pages: ['GET /plants', 'GET /health'] },
        start,
      ],
      {},
      { versions: ['1', '2'] },
    );
    expect(routeOf(site, '/api-reference/plants/list-plants').versions).toEqual(['1', '2']);
    expect(routeOf(site, '/api-reference/health').versions).toEqual(['2']);
    expect(codes(site)).toEqual([]);
  });

  it('A repeated entry is reported', () => {
    const site = built([start, { group: 'API', pages: ['GET /plants', 'GET /plants'] }]);
    expect(codes(site)).toEqual(['site/repeated-page']);
  });
});

describe('Unresolved operation entry', () => {
  it('Is reported with the nearest operations', () => {
    const site = built([start, { group: 'API', pages: ['GET /plnts', 'GET /plants'] }]);
    expect(site.diagnostics).toMatchObject([
      {
        code: 'openapi/unknown-operation',
        file: 'docs.json',
        span: { start: { line: 13 } },
        help: expect.stringContaining('`GET /plants`'),
      },
    ]);
    expect(tree(site)).toBe('Start(/start) API(/api-reference/plants/list-plants)');
  });

  it('Is reported if two specifications have the operation', () => {
    const site = built([start, { group: 'API', pages: ['GET /plants', 'plants.yaml GET /plants'] }], {
      specifications: [plants, other],
    });
    expect(site.diagnostics).toMatchObject([{ code: 'openapi/ambiguous-operation', file: 'docs.json' }]);
    expect(tree(site)).toBe('Start(/start) API(/api-reference/other-plants /api-reference/plants/list-plants)');
  });

  it('Is not reported while a specification is unavailable', () => {
    const site = built([start, { group: 'API', pages: ['GET /away'] }], { unread: ['https://x.example/o.json'] });
    expect(codes(site)).toEqual([]);
  });
});

describe('Directory of generated pages', () => {
  const tabs = [
    { name: 'Reference', url: 'reference' },
    { name: 'Deep', url: 'reference/deep' },
  ];

  it('Is the prefix of the tab in which the group has pages', () => {
    const site = built(
      [
        start,
        { group: 'API', pages: ['reference/start', 'GET /health', { group: 'Inner', pages: ['GET /plants'] }] },
        { group: 'Deep', pages: [{ group: 'Inner', pages: ['reference/deep/start'] }, 'POST /plants'] },
      ],
      { pages: ['reference/start', 'reference/deep/start'] },
      { tabs },
    );
    expect(tree(site, '/reference/start')).toBe(
      'API(/reference/start /reference/health Inner(/reference/plants/list-plants))',
    );
    expect(tree(site, '/reference/deep/start')).toBe(
      'Deep(Inner(/reference/deep/start) /reference/deep/plants/create-a-plant)',
    );
  });

  it('Is the prefix of the tab with the specification, without repeated entries', () => {
    const site = built(
      [start, { group: 'First', pages: ['GET /health'] }],
      {},
      { tabs: [{ name: 'API', url: 'api', openapi: 'plants.yaml' }] },
    );
    expect(tree(site, '/api/health')).toBe(
      'First(/api/health) Plants(/api/plants/list-plants /api/plants/create-a-plant /api/plants/plant-added) ' +
        'Big Gardens(/api/big-gardens/delete-gardens)',
    );
  });

  it('Is the prefix of the tab of the same version', () => {
    const site = built(
      [start, { group: 'Two', version: '2', pages: ['GET /health'] }],
      {},
      {
        versions: ['1', '2'],
        tabs: [
          { name: 'One', url: 'v1', version: '1', openapi: 'plants.yaml' },
          { name: 'Two', url: 'v2', version: '2', openapi: 'plants.yaml' },
        ],
      },
    );
    expect(routeOf(site, '/v2/health').versions).toEqual(['2']);
    expect(routeOf(site, '/v1/health').versions).toEqual(['1']);
    expect(codes(site)).toEqual([]);
  });
});

describe('Group with `openapi`', () => {
  const parts = { specifications: [plants, other] };

  it('Lists all operations if it names none', () => {
    const site = built([start, { group: 'Other', openapi: '/other.yaml', pages: [] }], parts);
    expect(tree(site)).toBe(
      'Start(/start) Other(/api-reference/other-plants /api-reference/sun ' +
        'Pots(/api-reference/pots/pots) Soil(/api-reference/soil/soil))',
    );
    expect(codes(site)).toEqual([]);
  });

  it('Lists operations after its pages, and without inner groups for a single tag', () => {
    const single = specification('single.yaml', {
      'GET /a': { summary: 'A', tags: ['T'] },
      'GET /b': { summary: 'B', tags: ['T'] },
    });
    const site = built([{ group: 'All', openapi: ['single.yaml'], pages: ['start'] }], { specifications: [single] });
    expect(tree(site)).toBe('All(/start /api-reference/t/a /api-reference/t/b)');
  });

  it('Adds a group for each tag beside itself if it has no heading', () => {
    const site = built(
      [
        { group: '', version: '2', openapi: 'plants.yaml', pages: ['start'] },
        { group: 'Last', pages: ['last'] },
      ],
      { pages: ['last'] },
      { versions: ['1', '2'] },
    );
    expect(tree(site)).toBe(
      '(/start) Last(/last) Plants(/api-reference/plants/list-plants /api-reference/plants/create-a-plant ' +
        '/api-reference/plants/plant-added) Big Gardens(/api-reference/big-gardens/delete-gardens) ' +
        'API Reference(/api-reference/health)',
    );
    expect(routeOf(site, '/api-reference/health').versions).toEqual(['2']);
  });

  it('Lists only the operations it names, and inner groups inherit the specification', () => {
    const site = built(
      [
        start,
        { group: 'Other', openapi: 'other.yaml', pages: [{ group: 'Inner', pages: ['GET /plants', 'GET /pots'] }] },
      ],
      parts,
    );
    expect(tree(site)).toBe('Start(/start) Other(Inner(/api-reference/other-plants /api-reference/pots/pots))');
    expect(codes(site)).toEqual([]);
  });

  it('An unknown operation or an authored page counts as a named operation', () => {
    const wrong = built([start, { group: 'Other', openapi: 'other.yaml', pages: ['GET /pot'] }], parts);
    expect(wrong.routes.size).toBe(1);
    expect(wrong.diagnostics).toMatchObject([{ code: 'openapi/unknown-operation' }]);
    const site = built([start, { group: 'Other', openapi: 'other.yaml', pages: ['mine'] }], {
      ...parts,
      pages: [page('mine', { openapi: 'GET /soil' })],
    });
    expect(tree(site)).toBe('Start(/start) Other(/mine)');
  });

  it('Lists all operations even if an inner group has another specification', () => {
    const site = built(
      [
        {
          group: 'A',
          openapi: 'other.yaml',
          pages: ['start', { group: 'B', openapi: 'plants.yaml', pages: ['GET /health'] }],
        },
      ],
      parts,
    );
    expect(tree(site)).toBe(
      'A(/start B(/api-reference/health) /api-reference/other-plants /api-reference/sun ' +
        'Pots(/api-reference/pots/pots) Soil(/api-reference/soil/soil))',
    );
  });

  it('Omits operations that the navigation lists elsewhere', () => {
    const site = built(
      [{ group: 'Other', openapi: 'other.yaml', pages: [] }, { group: 'Own', pages: ['mine', 'GET /sun'] }, start],
      { ...parts, pages: [page('mine', { openapi: 'GET /soil' })] },
    );
    expect(tree(site)).toBe(
      'Other(/api-reference/other-plants Pots(/api-reference/pots/pots)) Own(/mine /api-reference/sun) Start(/start)',
    );
    expect(codes(site)).toEqual([]);
  });
});
