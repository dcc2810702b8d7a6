import { describe, expect, it } from 'vitest';
import { build, codes, labels, outline, page, routeOf, type Parts } from '../build.js';
import { plants, specification } from './specification.js';

const openapi = { source: '/plants.yaml', directory: 'rest/api/' };
const guides = { tab: 'Guides', pages: ['start'] };

function built(navigation: object, { pages = [], ...rest }: Partial<Parts> = {}, docs: object = {}) {
  return build({ navigation, ...docs }, { pages: ['start', ...pages], specifications: [plants], ...rest });
}

const tree = (site: ReturnType<typeof built>, path: string) => outline(routeOf(site, path).view.tree);

describe('Tab of the current schema with `openapi`', () => {
  it('Has a group for each tag below its directory', () => {
    const site = built({ tabs: [guides, { tab: 'API', openapi }] });
    expect(tree(site, '/rest/api/health')).toBe(
      'Plants(/rest/api/plants/list-plants /rest/api/plants/create-a-plant /rest/api/plants/plant-added) ' +
        'Big Gardens(/rest/api/big-gardens/delete-gardens) API Reference(/rest/api/health)',
    );
    expect(labels(routeOf(site, '/rest/api/health').view, 'tab')).toEqual(['Guides', '[API]']);
    expect(codes(site)).toEqual([]);
  });

  it('Has only the operations that its groups name, below the same directory', () => {
    const groups = [
      { group: 'Read', pages: ['GET /plants', { group: 'More', pages: ['GET /health'] }] },
      { group: 'Write', openapi: '/plants.yaml', pages: ['POST /plants'] },
    ];
    const site = built({ tabs: [guides, { tab: 'API', openapi, groups }] });
    expect(tree(site, '/rest/api/health')).toBe(
      'Read(/rest/api/plants/list-plants More(/rest/api/health)) Write(/api-reference/plants/create-a-plant)',
    );
    expect(labels(routeOf(site, '/api-reference/plants/create-a-plant').view, 'tab')).toEqual(['Guides', '[API]']);
  });

  const byTag =
    'Plants(/rest/api/plants/list-plants /rest/api/plants/create-a-plant /rest/api/plants/plant-added) ' +
    'Big Gardens(/rest/api/big-gardens/delete-gardens) API Reference(/rest/api/health)';
  const intro = { group: 'Start', pages: ['intro'] };

  it('Lists operations after its own groups', () => {
    const site = built({ tabs: [{ tab: 'API', openapi, groups: [intro] }, guides] }, { pages: ['intro'] });
    expect(tree(site, '/intro')).toBe(`Start(/intro) ${byTag}`);
    expect(tree(site, '/start')).toBe('(/start)');
    expect(codes(site)).toEqual([]);
  });

  it('Lists operations once if an inner group has the same specification', () => {
    const site = built(
      {
        tabs: [
          {
            tab: 'API',
            openapi,
            groups: [
              { ...intro, openapi },
              { group: 'More', pages: ['more'] },
            ],
          },
        ],
      },
      { pages: ['intro', 'more'] },
    );
    const [plants, gardens, health] = byTag.split(/(?<=\)) /);
    expect(tree(site, '/intro')).toBe(
      `Start(/intro ${(health ?? '').replace(/.*\((.*)\)/, '$1')} ${plants ?? ''} ${gardens ?? ''}) More(/more)`,
    );
  });

  it('Lists its operations beside those of an inner group with another specification', () => {
    const pots = specification('pots.yaml', { 'GET /pots': { summary: 'Pots' } });
    const site = built(
      { tabs: [{ tab: 'API', openapi, groups: [intro, { group: 'Pots', openapi: '/pots.yaml' }] }] },
      { pages: ['intro'], specifications: [plants, pots] },
    );
    expect(tree(site, '/intro')).toBe(`Start(/intro) Pots(/api-reference/pots) ${byTag}`);
  });

  const apis = (...directories: string[]) =>
    directories.map((directory, index) => ({ tab: `API ${index}`, openapi: { ...openapi, directory } }));

  it('Has its own pages if another tab has the specification with another directory', () => {
    const site = built({ tabs: [guides, ...apis('a', 'b')] });
    expect(tree(site, '/a/health')).toBe(byTag.replaceAll('/rest/api/', '/a/'));
    expect(tree(site, '/b/health')).toBe(byTag.replaceAll('/rest/api/', '/b/'));
    expect(codes(site)).toEqual([]);
  });

  it('Shares pages with another tab of the same directory', () => {
    const site = built({ tabs: [guides, ...apis('a', '/a/')] });
    const { view } = routeOf(site, '/a/health');
    expect(labels(view, 'tab')).toEqual(['Guides', '[API 0]', 'API 1']);
    expect(tree(site, '/a/health')).toBe(byTag.replaceAll('/rest/api/', '/a/'));
    expect([...site.routes.keys()].filter((path) => path.startsWith('/a/'))).toHaveLength(5);
    expect(codes(site)).toEqual([]);
  });

  it('Groups have their own pages if their directories differ', () => {
    const groups = ['a', 'b'].map((directory) => ({ group: directory, openapi: { ...openapi, directory } }));
    const site = built({ tabs: [{ tab: 'API', groups }, guides] });
    expect(tree(site, '/a/health')).toMatch(/^a\(\/a\/health .*\)\) b\(\/b\/health .*\)\)$/);
  });

  it('Has no generated pages if authored pages document operations', () => {
    const site = built(
      { tabs: [{ tab: 'API', openapi, groups: [intro] }, guides] },
      { pages: [page('intro', { openapi: 'GET /plants' })] },
    );
    expect(tree(site, '/intro')).toBe('Start(/intro)');
    expect(site.routes.has('/rest/api/health')).toBe(false);
  });

  it('Lists operations beside its anchors unless an anchor names operations', () => {
    const anchors = (pages: string[]) => [
      { anchor: 'One', pages: ['intro'] },
      { anchor: 'Two', pages },
    ];
    const beside = built(
      { tabs: [{ tab: 'API', openapi, anchors: anchors(['two']) }, guides] },
      { pages: ['intro', 'two'] },
    );
    expect(labels(routeOf(beside, '/rest/api/health').view, 'tab')).toEqual(['[API]', 'Guides']);
    expect(tree(beside, '/rest/api/health')).toBe(byTag);
    expect(tree(beside, '/intro')).toBe('(/intro)');
    const chosen = built({ tabs: [{ tab: 'API', openapi, anchors: anchors(['GET /health']) }] }, { pages: ['intro'] });
    expect(tree(chosen, '/rest/api/health')).toBe('(/rest/api/health)');
  });

  it('Lists operations in each version with a specification', () => {
    const versions = [
      { version: '2', openapi, groups: [intro] },
      { version: '1', openapi: '/old.yaml', groups: [{ group: 'Old', pages: ['old'] }] },
    ];
    const old = specification('old.yaml', { 'GET /seeds': { summary: 'Seeds' } });
    const site = built(
      { tabs: [{ tab: 'API', versions }] },
      { pages: ['intro', 'old'], specifications: [plants, old] },
    );
    expect(tree(site, '/intro')).toBe(`Start(/intro) ${byTag}`);
    expect(tree(site, '/old')).toBe('Old(/old) API Reference(/api-reference/seeds)');
  });

  it('Lists operations beside pages without a group', () => {
    const site = built(
      { tabs: [guides, { tab: 'API', openapi, pages: ['intro', 'GET /health'] }] },
      { pages: ['intro'] },
    );
    expect(tree(site, '/intro')).toBe('(/intro /rest/api/health)');
  });
});

describe('Specification without references in the current schema', () => {
  it('Gets another tab even if pages have its prefix', () => {
    const site = built(
      { tabs: [guides, { tab: 'Intro', pages: ['api-reference/intro'] }] },
      { pages: ['api-reference/intro'] },
      { api: { openapi: 'plants.yaml' } },
    );
    expect(labels(routeOf(site, '/api-reference/intro').view, 'tab')).toEqual(['Guides', '[Intro]', 'API Reference']);
    const { view } = routeOf(site, '/api-reference/health');
    expect(labels(view, 'tab')).toEqual(['Guides', 'Intro', '[API Reference]']);
    expect(view.tree).toHaveLength(3);
    expect(codes(site)).toEqual([]);
  });
});

it('A link below the directory of a specification is not reported if that could not be read', () => {
  const references = ['/rest/api/x', '/rest/x'].map((target) => ({ kind: 'link' as const, target, span: undefined }));
  const site = built(
    { tabs: [guides, { tab: 'API', openapi }] },
    { specifications: [], pages: [page('links', { hidden: true }, { references })] },
  );
  expect(site.diagnostics.map(({ message }) => message)).toEqual(['The link `/rest/x` leads to no page.']);
});
