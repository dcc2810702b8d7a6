import { describe, expect, it } from 'vitest';
import { build, codes, labels, outline, page, routeOf, type Parts } from '../build.js';
import { plants } from './specification.js';

const openapi = { source: '/plants.yaml', directory: 'rest/api/' };
const guides = { tab: 'Guides', pages: ['start'] };

function built(navigation: object, { pages = [], ...rest }: Partial<Parts> = {}, docs: object = {}) {
  return build({ navigation, ...docs }, { pages: ['start', ...pages], specifications: [plants], ...rest });
}

const tree = (site: ReturnType<typeof built>, path: string) => outline(routeOf(site, path).view.tree);

describe('a tab of today’s schema with `openapi`', () => {
  it('has a group for each tag, below the directory it names', () => {
    const site = built({ tabs: [guides, { tab: 'API', openapi }] });
    expect(tree(site, '/rest/api/health')).toBe(
      'Plants(/rest/api/plants/list-plants /rest/api/plants/create-a-plant /rest/api/plants/plant-added) ' +
        'Big Gardens(/rest/api/big-gardens/delete-gardens) API Reference(/rest/api/health)',
    );
    expect(labels(routeOf(site, '/rest/api/health').view, 'tab')).toEqual(['Guides', '[API]']);
    expect(codes(site)).toEqual([]);
  });

  it('has only what its groups name, if they name anything, below the same directory', () => {
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

  it('has operations beside pages that stand in no group', () => {
    const site = built(
      { tabs: [guides, { tab: 'API', openapi, pages: ['intro', 'GET /health'] }] },
      { pages: ['intro'] },
    );
    expect(tree(site, '/intro')).toBe('(/intro /rest/api/health)');
  });
});

describe('today’s schema when nothing refers to a specification', () => {
  it('gets a further tab, whatever lies at the address', () => {
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

it('links below the directory of a specification that could not be read may be right', () => {
  const references = ['/rest/api/x', '/rest/x'].map((target) => ({ kind: 'link' as const, target, span: undefined }));
  const site = built(
    { tabs: [guides, { tab: 'API', openapi }] },
    { specifications: [], pages: [page('links', {}, { references })] },
  );
  expect(site.diagnostics.map(({ message }) => message)).toEqual(['The link `/rest/x` leads to no page.']);
});
