import { describe, expect, it } from 'vitest';
import { treeAddress, wholeTreeLimit } from '../../../src/site/navigation/branch.js';
import type { Site } from '../../../src/site/site.js';
import { build, listedIn, page, routeOf, type Group, type Parts } from './build.js';

const group = (name: string, ...pages: (string | Group)[]): Group => ({ group: name, pages });

const navigation = [group('Start', 'a/one', 'a/two', 'a/three', 'a/four'), group('API', 'api/one', 'api/two')];
const docs = {
  tabs: [{ name: 'API', url: 'api' }],
  feedback: { suggestEdit: true },
  navigation,
};
const parts: Parts = {
  pages: listedIn(navigation),
  repository: { packageUrl: 'fern/moss', branch: 'main' },
  assets: ['/logo.svg'],
};

/** Paths of the pages whose digest is not the same on both sites. */
function changed(before: Site, after: Site): string[] {
  return [...before.routes]
    .filter(([path, { digest }]) => after.routes.get(path)?.digest !== digest)
    .map(([path]) => path);
}

function withPage(id: string, frontmatter: Parameters<typeof page>[1], rest: Parameters<typeof page>[2] = {}): Parts {
  return { ...parts, pages: parts.pages.map((each) => (each === id ? page(id, frontmatter, rest) : each)) };
}

const site = build(docs, parts);
const everything = [...site.routes.keys()];

describe('Digest of a route', () => {
  it('Stays the same for the same input', () => {
    expect(changed(site, build(docs, parts))).toEqual([]);
  });

  it('Changes with the text of its own page only', () => {
    expect(changed(site, build(docs, withPage('a/two', {}, { digest: 'edited' })))).toEqual(['/a/two']);
  });

  it('Changes with the label of a page in its section', () => {
    const section = everything.filter((path) => path.startsWith('/a/'));
    expect(changed(site, build(docs, withPage('a/two', { title: 'Second' })))).toEqual(section);
  });

  it('Changes with the order of its section', () => {
    const reordered = [group('Start', 'a/two', 'a/one', 'a/three', 'a/four'), group('API', 'api/one', 'api/two')];
    // The tab leads to another page now, which pages of both tabs show.
    expect(changed(site, build({ ...docs, navigation: reordered }, parts))).toEqual(everything);
    const later = [group('Start', 'a/one', 'a/two', 'a/four', 'a/three'), group('API', 'api/one', 'api/two')];
    expect(changed(site, build({ ...docs, navigation: later }, parts))).toEqual(
      everything.filter((path) => path.startsWith('/a/')),
    );
  });

  it.each([
    ['header', { topbarLinks: [{ name: 'X', url: 'https://x.example' }] }],
    ['colours', { colors: { primary: '#123456' } }],
    ['socials', { footerSocials: { x: 'https://x.example' } }],
    ['logo', { logo: 'https://x.example/logo.svg' }],
    ['mode', { modeToggle: { default: 'dark' } }],
    ['search', { search: { prompt: 'Find' } }],
    ['eyebrow', { eyebrow: { display: 'breadcrumbs' } }],
    ['thumbs', { feedback: { suggestEdit: true, thumbsRating: true }, trellis: { feedbackUrl: '/feedback' } }],
    ['anchors', { anchors: [{ name: 'X', url: 'https://x.example' }] }],
    ['home', { logo: { light: '/l.svg', href: '/' }, redirects: [{ source: '/', destination: '/api/two' }] }],
  ])('Changes with the %s on every page', (_, setting) => {
    expect(changed(site, build({ ...docs, ...setting }, parts))).toEqual(everything);
  });

  it('Changes with the branch of the edit links', () => {
    expect(changed(site, build(docs, { ...parts, repository: { packageUrl: 'fern/moss', branch: 'next' } }))).toEqual(
      everything,
    );
  });

  it('Ignores settings that pages do not render', () => {
    const unseen = {
      redirects: [{ source: '/gone', destination: '/a/one' }],
      api: { baseUrl: 'https://api.example' },
      openapi: 'openapi.yaml',
      $schema: 'https://x.example/schema.json',
    };
    expect(changed(site, build({ ...docs, ...unseen }, parts))).toEqual([]);
  });

  it('Changes with the API settings on API pages only', () => {
    const withApi = withPage('a/two', { api: 'GET /x' });
    const api = { api: { baseUrl: 'https://api.example' } };
    expect(changed(build(docs, withApi), build({ ...docs, ...api }, withApi))).toEqual(['/a/two']);
  });

  it('Changes with every version that lists the page', () => {
    const versioned = (old: string[]) => [
      group('Start', 'intro'),
      { ...group('New', 'new'), version: 'v2' },
      { ...group('Old', ...old), version: 'v1' },
    ];
    const of = (old: string[]) =>
      build({ versions: ['v2', 'v1'], navigation: versioned(old) }, { pages: ['intro', 'new', 'old', 'older'] });
    expect(changed(of(['old', 'older']), of(['older', 'old']))).toEqual(
      ['/intro', '/new', '/old', '/older'].filter((path) => path !== '/new'),
    );
  });
});

describe('Digest of a route in a large tree', () => {
  const groups = Array.from({ length: 20 }, (_, index) => {
    const pages = Array.from({ length: 10 }, (__, place) => `g${index}/p${place}`);
    return {
      ...group(`Group ${index}`, ...pages.slice(0, 5), group('More', ...pages.slice(5))),
      expanded: index === 7,
    };
  });
  const ids = listedIn(groups);
  const large = build({ navigation: groups }, { pages: ids });
  const edited = (id: string) =>
    build({ navigation: groups }, { pages: ids.map((each) => (each === id ? page(id, { title: 'New' }) : each)) });

  it('Changes with a label of its own group only', () => {
    expect(large.routes.size).toBeGreaterThan(wholeTreeLimit);
    const all = Array.from({ length: 10 }, (_, index) => `/g3/p${index}`);
    expect(changed(large, edited('g3/p4'))).toEqual(all);
    // All of them show the whole group, nested entries included.
    expect(changed(large, edited('g3/p8'))).toEqual(all);
  });

  it('Changes with a label of the inner group only, if the outer group is too large', () => {
    const first = Array.from({ length: 410 }, (_, index) => `one/p${index}`);
    const second = Array.from({ length: 4 }, (_, index) => `two/p${index}`);
    const navigation = [group('Outer', group('One', ...first), group('Two', ...second))];
    const pages = [...first, ...second];
    const before = build({ navigation }, { pages });
    const after = build(
      { navigation },
      { pages: pages.map((id) => (id === 'two/p2' ? page(id, { title: 'New' }) : id)) },
    );
    expect(changed(before, after)).toEqual(['/two/p0', '/two/p1', '/two/p2', '/two/p3']);
  });

  it('Changes with the label of a neighbour in the next group', () => {
    expect(changed(large, edited('g4/p0'))).toContain('/g3/p9');
  });

  it('Changes everywhere with a label of a group that docs.json expands', () => {
    expect(changed(large, edited('g7/p1'))).toHaveLength(200);
  });

  it('Changes everywhere with the heading of a group', () => {
    const renamed = groups.map((each, index) => (index === 3 ? { ...each, group: 'Renamed' } : each));
    expect(changed(large, build({ navigation: renamed }, { pages: ids }))).toHaveLength(200);
  });

  it('Changes everywhere with the first badge of the tree, which makes room for badges on every page', () => {
    const tagged = ids.map((each) => (each === 'g3/p4' ? page(each, { tag: 'new' }) : each));
    expect(changed(large, build({ navigation: groups }, { pages: tagged }))).toHaveLength(200);
  });

  it('The address of the whole tree stays the same, because pages of other groups contain it', () => {
    const addressIn = (site: Site): string => treeAddress('nav', routeOf(site, '/g9/p1').view);
    expect(addressIn(edited('g3/p4'))).toBe(addressIn(large));
  });

  it('The digest of the view changes with any label', () => {
    expect(routeOf(edited('g3/p4'), '/g9/p1').view.digest).not.toBe(routeOf(large, '/g9/p1').view.digest);
  });
});
