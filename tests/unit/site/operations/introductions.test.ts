import { describe, expect, it } from 'vitest';
import { build, outline, routeOf, type Parts } from '../build.js';
import { specification } from './specification.js';

const about = { info: { title: 'Plants', version: '1', description: 'All about plants.' } };
const plants = specification(
  'plants.yaml',
  { 'GET /plants': { summary: 'List plants', tags: ['plants'] }, 'GET /health': { summary: 'Health' } },
  about,
);
const pots = specification(
  'pots.yaml',
  { 'GET /pots': { summary: 'Pots' } },
  { info: { ...about.info, title: 'Pots' } },
);

function built(
  navigation: object,
  { pages = [], specifications = [plants], ...docs }: Partial<Parts> & Record<string, unknown> = {},
) {
  return build(
    { theme: 'mint', colors: { primary: '#0D7A4F' }, navigation, ...docs },
    { pages: ['start', ...pages], specifications },
  );
}

const start = { group: 'Start', pages: ['start'] };
const paths = (site: ReturnType<typeof built>): string[] => [...site.routes.keys()];
const tree = (site: ReturnType<typeof built>, path: string) => outline(routeOf(site, path).view.tree);

describe('Introduction of a specification', () => {
  it('Begins a group that has nothing but the specification', () => {
    const site = built({ groups: [start, { group: 'API', openapi: 'plants.yaml' }] });
    expect(tree(site, '/start')).toBe(
      'Start(/start) API(/api-reference/introduction /api-reference/health plants(/api-reference/plants/list-plants))',
    );
    expect(routeOf(site, '/api-reference/introduction')).toMatchObject({ title: 'Plants', shortTitle: 'Introduction' });
  });

  it('Begins a tab and the automatic section', () => {
    const tab = built({
      tabs: [
        { tab: 'Guide', groups: [start] },
        { tab: 'API', openapi: 'plants.yaml' },
      ],
    });
    expect(tree(tab, '/api-reference/health')).toMatch(/^Plants\(\/api-reference\/introduction\) /);
    const automatic = built({ groups: [start] }, { api: { openapi: 'plants.yaml' } });
    expect(tree(automatic, '/start')).toContain('(/api-reference/introduction ');
  });

  it('Stands in a group of its document if several follow each other', () => {
    const site = built(
      { groups: [start, { group: 'API', openapi: ['plants.yaml', 'pots.yaml'] }] },
      { specifications: [plants, pots] },
    );
    expect(tree(site, '/start')).toContain(
      'API(Plants(/api-reference/introduction) Pots(/api-reference/pots-introduction) ',
    );
  });

  it('Is named after its document where another one stands in the same directory', () => {
    const tabs = [
      { tab: 'Guide', groups: [start] },
      { tab: 'Plants', openapi: 'plants.yaml' },
      { tab: 'Pots', openapi: 'pots.yaml' },
    ];
    const addresses = paths(built({ tabs }, { specifications: [plants, pots] }));
    expect(addresses.filter((address) => address.includes('introduction'))).toEqual([
      '/api-reference/introduction',
      '/api-reference/pots-introduction',
    ]);
  });

  it.each([
    ['lists operations', { group: 'API', openapi: 'plants.yaml', pages: ['GET /health'] }, []],
    ['lists pages', { group: 'API', openapi: 'plants.yaml', pages: ['pots'] }, ['pots']],
  ])('Is left out where the author %s', (_, group, pages) => {
    expect(paths(built({ groups: [start, group] }, { pages }))).not.toContain('/api-reference/introduction');
  });

  it('Gives way to a page or redirect of the author, and to an operation of the same name', () => {
    const groups = { groups: [start, { group: 'API', openapi: 'plants.yaml' }] };
    const page = built(groups, { pages: ['api-reference/Introduction'] });
    expect(tree(page, '/start')).toContain('API(/api-reference/health ');
    const redirects = [{ source: '/api-reference/introduction', destination: '/start' }];
    expect(paths(built(groups, { redirects }))).not.toContain('/api-reference/introduction');
    const named = specification('plants.yaml', { 'GET /a': { summary: 'Introduction' } }, about);
    expect(tree(built(groups, { specifications: [named] }), '/start')).toContain(
      'API(/api-reference/introduction-1 /api-reference/introduction)',
    );
  });

  it('Is left out if the setting says so', () => {
    const groups = { groups: [start, { group: 'API', openapi: 'plants.yaml' }] };
    expect(paths(built(groups, { trellis: { introductions: false } }))).toEqual([
      '/start',
      '/api-reference/plants/list-plants',
      '/api-reference/health',
    ]);
  });
});
