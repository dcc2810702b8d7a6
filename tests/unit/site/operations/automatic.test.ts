import { describe, expect, it } from 'vitest';
import { build, codes, labels, levelIn, outline, page, routeOf, type Parts } from '../build.js';
import { plants, specification } from './specification.js';

const other = specification('other.yaml', { 'GET /pots': { summary: 'Pots' } });
const navigation = [{ group: 'Start', pages: ['start', 'sdk/start'] }];
const byTag =
  'Plants(/api-reference/plants/list-plants /api-reference/plants/create-a-plant /api-reference/plants/plant-added) ' +
  'Big Gardens(/api-reference/big-gardens/delete-gardens)';
const grouped = `API Reference(/api-reference/health ${byTag})`;
const divided = `${byTag} API Reference(/api-reference/health)`;

function built(docs: object = {}, { pages = [], ...rest }: Partial<Parts> = {}) {
  return build(
    { navigation, openapi: 'plants.yaml', ...docs },
    { pages: ['start', 'sdk/start', ...pages], specifications: [plants], ...rest },
  );
}

const tree = (site: ReturnType<typeof built>, path = '/start') => outline(routeOf(site, path).view.tree);

describe('Specification without references', () => {
  it('Gets a group at the end of a plain site', () => {
    const site = built();
    expect(tree(site)).toBe(`Start(/start /sdk/start) ${grouped}`);
    expect(tree(site, '/api-reference/health')).toBe(tree(site));
    expect(site.home).toBe('/start');
    expect(codes(site)).toEqual([]);
  });

  it('Gets a tab on a site with tabs', () => {
    const site = built({ tabs: [{ name: 'SDK', url: 'sdk' }] });
    for (const path of ['/start', '/sdk/start']) {
      expect(labels(routeOf(site, path).view, 'tab').at(-1)).toBe('API Reference');
      expect(levelIn(routeOf(site, path).view, 'tab').divisions.at(-1)?.href).toBe('/api-reference/plants/list-plants');
    }
    expect(tree(site, '/api-reference/health')).toBe(divided);
    expect(labels(routeOf(site, '/api-reference/health').view, 'tab')).toEqual([
      'Documentation',
      'SDK',
      '[API Reference]',
    ]);
    expect(codes(site)).toEqual([]);
  });

  it('Gets an anchor on a site with anchors', () => {
    const site = built({
      anchors: [
        { name: 'SDK', url: 'sdk' },
        { name: 'Chat', url: 'https://x.example' },
      ],
    });
    expect(labels(routeOf(site, '/sdk/start').view, 'anchor')).toEqual([
      'Documentation',
      '[SDK]',
      'Chat',
      'API Reference',
    ]);
    expect(tree(site, '/api-reference/health')).toBe(divided);
  });

  it('Joins the tab that has the same prefix', () => {
    const site = built(
      {
        tabs: [{ name: 'API', url: 'api-reference' }],
        navigation: [...navigation, { group: 'Intro', pages: ['api-reference/start'] }],
      },
      { pages: ['api-reference/start'] },
    );
    expect(tree(site, '/api-reference/start')).toBe(`Intro(/api-reference/start) ${divided}`);
    expect(labels(routeOf(site, '/start').view, 'tab')).toEqual(['[Documentation]', 'API']);
  });

  it('Leaves the pages of the author in their tabs', () => {
    const groups = [...navigation, { group: 'Intro', pages: ['api-reference/start'] }];
    const site = built({ tabs: [{ name: 'SDK', url: 'sdk' }], navigation: groups }, { pages: ['api-reference/start'] });
    expect(tree(site)).toBe(`Start(/start) Intro(/api-reference/start) ${grouped}`);
    expect(labels(routeOf(site, '/start').view, 'tab')).toEqual(['[Documentation]', 'SDK']);
  });

  it('Two specifications get separate groups', () => {
    const site = built({ openapi: ['plants.yaml', './other.yaml'] }, { specifications: [plants, other] });
    expect(tree(site)).toBe(
      `Start(/start /sdk/start) ${grouped.replace('API Reference', 'Title of plants.yaml')} ` +
        'Title of other.yaml(/api-reference/pots)',
    );
  });

  it('Belongs to every version', () => {
    const site = built({
      versions: ['1', '2'],
      navigation: [{ group: 'Start', version: '2', pages: ['start'] }, ...navigation],
    });
    const { versions, inVersion } = routeOf(site, '/api-reference/health');
    expect(versions).toBeUndefined();
    expect(Object.keys(inVersion)).toEqual(['2']);
  });
});

describe('Automatic API section', () => {
  const size = (...parts: Parameters<typeof built>) => built(...parts).routes.size;

  it.each<[string, object, Partial<Parts>]>([
    ['an unlisted page documents an operation', {}, { pages: [page('create', { openapi: 'POST /plants' })] }],
    [
      'the navigation names an operation',
      { navigation: [...navigation, { group: 'A', pages: ['sdk/one'] }, { group: 'B', pages: ['GET /health'] }] },
      { pages: ['sdk/one'] },
    ],
    ['docs.json does not name the specification', { openapi: [] }, { pages: ['more'] }],
    ['the specification could not be read', {}, { pages: ['more'], specifications: [] }],
    [
      'all operations are hidden',
      {},
      { specifications: [specification('plants.yaml', { 'GET /x': { 'x-hidden': true } })] },
    ],
  ])('Is not created if %s', (_when, docs, parts) => {
    expect(tree(built(docs, parts))).not.toContain('API Reference');
    expect(size(docs, parts)).toBeLessThanOrEqual(4);
  });

  it('Is not created if a tab or a group has the specification', () => {
    const tabs = [{ name: 'API', url: 'api', openapi: 'plants.yaml' }];
    expect([...built({ tabs }).routes.keys()].some((path) => path.startsWith('/api-reference'))).toBe(false);
    const groups = [{ group: 'API', openapi: 'plants.yaml', pages: ['start'] }];
    expect(tree(built({ navigation: groups }))).toBe(`API(/start /api-reference/health ${byTag})`);
  });

  it('Is created for a specification that no page refers to', () => {
    const site = built(
      { openapi: ['plants.yaml', 'other.yaml'] },
      { specifications: [plants, other], pages: [page('create', { openapi: 'POST /plants' })] },
    );
    expect(tree(site)).toBe('Start(/start /sdk/start) API Reference(/api-reference/pots)');
  });
});

it('A link into an API section is not reported if the specification could not be read', () => {
  const references = ['/api-reference/plants/x', '/api/x'].map((target) => ({
    kind: 'link' as const,
    target,
    span: undefined,
  }));
  const site = built({}, { specifications: [], pages: [page('links', { hidden: true }, { references })] });
  expect(site.diagnostics.map(({ message }) => message)).toEqual(['The link `/api/x` leads to no page.']);
});
