import { describe, expect, it } from 'vitest';
import { build, codes, listedIn, outline, page, routeOf, type Group } from './build.js';

const group = (name: string, ...pages: (string | Group)[]): Group => ({ group: name, pages });

describe('Sidebar entries', () => {
  const leafOf = (frontmatter: Parameters<typeof page>[1], id = 'guides/first_steps') =>
    routeOf(
      build({ navigation: [group('All', id, 'other')] }, { pages: [page(id, frontmatter), 'other'] }),
      '/other',
    ).view.tree.flatMap((node) => (node.type === 'group' ? node.children : []))[0];

  it.each([
    [{ title: 'Title', sidebarTitle: 'Short' }, 'Short'],
    [{ title: 'Title' }, 'Title'],
    [{}, 'First steps'],
  ])('A page with frontmatter %o has the label %s', (frontmatter, label) => {
    expect(leafOf(frontmatter)).toMatchObject({ label });
  });

  it('A label from a path keeps any script', () => {
    expect(leafOf({}, 'guides/über-uns')).toMatchObject({ label: 'Über uns', href: '/guides/%C3%BCber-uns' });
  });

  it('A group without a label is open on every page, as it has no heading to open it', () => {
    const site = build({ navigation: [group('', 'start'), group('All', 'first')] }, { pages: ['start', 'first'] });
    expect(routeOf(site, '/first').view.tree).toMatchObject([{ expanded: true }, { expanded: false }]);
  });

  it.each([
    [{ openapi: 'POST /plants' }, 'POST'],
    [{ openapi: 'spec.json get /plants' }, 'GET'],
    [{ openapi: 'webhook plantAdded' }, 'WEBHOOK'],
    [{ api: 'DELETE https://x.example/plants/{id}' }, 'DELETE'],
    [{ api: 'PATCH /plants', hideApiMarker: true }, undefined],
    [{ title: 'Get started' }, undefined],
  ])('A page with frontmatter %o has the method %s', (frontmatter, method) => {
    expect(leafOf(frontmatter)).toMatchObject({ type: 'page' });
    expect(leafOf(frontmatter)).toHaveProperty('type', 'page');
    expect((leafOf(frontmatter) as { method?: string }).method).toBe(method);
  });

  it('An entry has the icon, style, tag and deprecation of its page', () => {
    expect(leafOf({ icon: 'leaf', iconType: 'solid', tag: 'NEW', deprecated: true })).toMatchObject({
      icon: { name: 'leaf', style: 'solid' },
      tag: 'NEW',
      deprecated: true,
    });
    expect(leafOf({ icon: '' })).not.toHaveProperty('icon');
  });

  it('A page with a url becomes a link and has no route', () => {
    const navigation = [group('All', 'first', 'out', 'last')];
    const pages = ['first', page('out', { title: 'Out', url: 'https://x.example' }), 'last'];
    const site = build({ navigation }, { pages });
    expect(outline(routeOf(site, '/first').view.tree)).toBe('All(/first https://x.example /last)');
    expect(site.routes.has('/out')).toBe(false);
    expect(site.redirects).toContainEqual({ source: '/out', destination: 'https://x.example', permanent: false });
    expect(routeOf(site, '/first').next?.href).toBe('/last');
  });

  it('A url is relative to the root where a page is, and no link if it names the page itself', () => {
    const urls = { 'a/here': '/a/here', 'a/there': 'a/b', 'pl/a/b': 'a/b', 'a/b': './b', 'a/c': 'b' };
    const pages = Object.entries(urls).map(([id, url]) => page(id, { url }));
    const site = build({ navigation: [group('All', ...Object.keys(urls))] }, { pages });
    expect(outline(routeOf(site, '/a/b').view.tree)).toBe('All(/a/here /a/b /pl/a/b /a/b /a/b)');
    expect([...site.routes.keys()].sort()).toEqual(['/a/b', '/a/here', '/pl/a/b']);
  });
});

describe('Groups', () => {
  it('Nest to any depth, with ids by position', () => {
    const navigation = [group('A', 'one', group('B', group('C', group('D', 'two'))))];
    const site = build({ navigation }, { pages: listedIn(navigation) });
    const two = routeOf(site, '/two');
    expect(outline(two.view.tree)).toBe('A(/one B(C(D(/two))))');
    expect(two.branch).toEqual(['0', '0.1', '0.1.0', '0.1.0.0']);
    expect(two.eyebrow).toBe('D');
    expect(two.breadcrumbs).toEqual([
      { label: 'A', href: '/one' },
      { label: 'B', href: '/two' },
      { label: 'C', href: '/two' },
      { label: 'D' },
    ]);
    expect(two.view.size).toBe(6);
  });

  it('A group without a heading is left out of breadcrumbs', () => {
    const navigation = [group('', 'one', group('Inner', 'two')), group('', 'three')];
    const site = build({ navigation }, { pages: listedIn(navigation) });
    expect(routeOf(site, '/two').breadcrumbs).toEqual([{ label: 'Inner' }]);
    expect(routeOf(site, '/three').breadcrumbs).toEqual([]);
    expect(routeOf(site, '/three').eyebrow).toBeUndefined();
  });

  it('Pages of a hidden group stay reachable', () => {
    const navigation = [group('All', 'one'), { ...group('Hidden', 'two', group('Deep', 'three')), hidden: true }];
    const site = build({ navigation }, { pages: listedIn(navigation) });
    expect(outline(routeOf(site, '/three').view.tree)).toBe('All(/one)');
    expect(routeOf(site, '/three')).toMatchObject({ hidden: true, noindex: true });
    expect(routeOf(site, '/one').next).toBeUndefined();
  });

  it('A group with hidden pages only is left out', () => {
    const navigation = [group('All', 'one'), group('Empty', group('Deep', 'two'))];
    const site = build({ navigation }, { pages: ['one', page('two', { hidden: true })] });
    expect(outline(routeOf(site, '/one').view.tree)).toBe('All(/one)');
  });
});

describe('Pages', () => {
  it.each(['guides/intro', '/guides/intro', 'guides/intro.mdx', '/guides/intro.md', './guides/intro', 'guides/intro/'])(
    'A page can be listed as %s',
    (written) => {
      const site = build({ navigation: [group('All', written)] }, { pages: ['guides/intro'] });
      expect(routeOf(site, '/guides/intro').hidden).toBe(false);
      expect(codes(site)).toEqual([]);
    },
  );

  it('An index page has the path of its folder in either notation', () => {
    const site = build({ navigation: [group('All', 'guides/index', 'api')] }, { pages: ['guides/index', 'api/index'] });
    expect([...site.routes.keys()]).toEqual(['/guides', '/api']);
    expect(site.redirects).toContainEqual({ source: '/guides/index', destination: '/guides', permanent: true });
  });

  it('An unlisted page is built as hidden and may be indexed', () => {
    const site = build({ navigation: [group('All', 'one')] }, { pages: ['one', 'loose'] });
    const loose = routeOf(site, '/loose');
    expect(loose).toMatchObject({ hidden: true, noindex: false, title: 'Loose' });
    expect(loose.view).toBe(routeOf(site, '/one').view);
    expect(loose.previous ?? loose.next ?? loose.eyebrow).toBeUndefined();
  });

  it('A hidden page is not indexed unless docs.json allows it', () => {
    const pages = ['one', page('secret', { hidden: true }), page('private', { noindex: true })];
    const navigation = [group('All', 'one', 'secret', 'private')];
    const site = build({ navigation }, { pages });
    expect(routeOf(site, '/secret')).toMatchObject({ hidden: true, noindex: true });
    expect(routeOf(site, '/private')).toMatchObject({ hidden: false, noindex: true });
    const open = build({ navigation, seo: { indexHiddenPages: true } }, { pages });
    expect(routeOf(open, '/secret')).toMatchObject({ hidden: true, noindex: false });
    expect(routeOf(open, '/private').noindex).toBe(true);
  });

  it('A page that is listed twice takes its neighbours from the first entry', () => {
    const navigation = [group('A', 'one', 'two'), group('B', 'one', 'three')];
    const site = build({ navigation }, { pages: ['one', 'two', 'three'] });
    expect(routeOf(site, '/one')).toMatchObject({ branch: ['0'], next: { href: '/two' } });
    expect(routeOf(site, '/three').previous?.href).toBe('/two');
    expect(outline(routeOf(site, '/one').view.tree)).toBe('A(/one /two) B(/one /three)');
  });

  it('A page with hideFooterPagination has no neighbours but is a neighbour of others', () => {
    const pages = ['one', page('two', { hideFooterPagination: true }), 'three'];
    const site = build({ navigation: [group('All', 'one', 'two', 'three')] }, { pages });
    expect(routeOf(site, '/two').previous ?? routeOf(site, '/two').next).toBeUndefined();
    expect(routeOf(site, '/one').next?.href).toBe('/two');
  });

  it.each([
    [{ mode: 'custom' as const }, 'custom'],
    [{ size: 'wide' }, 'wide'],
    [{ mode: 'blog' as const }, 'default'],
    [{}, 'default'],
  ])('A page with frontmatter %o has the mode %s', (frontmatter, mode) => {
    const site = build({ navigation: [group('All', 'one')] }, { pages: [page('one', frontmatter)] });
    expect(routeOf(site, '/one').mode).toBe(mode);
  });

  it('The first of two pages with the same path is kept', () => {
    const site = build(
      { navigation: [group('All', 'a')] },
      { pages: [page('a', { title: 'A' }), page('a/index', { title: 'B' })] },
    );
    expect(routeOf(site, '/a').title).toBe('A');
  });
});

describe('Root and folders', () => {
  const navigation = [group('All', 'guides/start', 'guides/deep/one', 'api/two')];

  it('The root redirects to the first page if there is no index', () => {
    const site = build({ navigation }, { pages: listedIn(navigation) });
    expect(site.home).toBe('/guides/start');
    expect(site.routes.has('/')).toBe(false);
    expect(site.identity.logoHref).toBe('/guides/start');
  });

  it('The root is the index page even if it is not listed', () => {
    const site = build({ navigation }, { pages: [...listedIn(navigation), 'index'] });
    expect(site.home).toBe('/');
    expect(routeOf(site, '/').title).toBe('Home');
  });

  it('The root redirects to the destination given in docs.json', () => {
    const redirects = [{ source: '/', destination: '/api/two' }];
    expect(build({ navigation, redirects }, { pages: listedIn(navigation) }).home).toBe('/api/two');
  });

  it('A project without pages is reported', () => {
    const site = build({ navigation }, { pages: [] });
    expect(site.home).toBe('/');
    expect(codes(site)).toEqual(['site/empty', 'site/missing-page', 'site/missing-page', 'site/missing-page']);
  });

  it('A folder redirects to its first page unless a page or redirect has its path', () => {
    const site = build(
      { navigation, redirects: [{ source: '/api', destination: '/guides/start', permanent: true }] },
      { pages: [...listedIn(navigation), 'guides/deep'] },
    );
    expect(site.redirects).toEqual([
      { source: '/api', destination: '/guides/start', permanent: true },
      { source: '/guides', destination: '/guides/start', permanent: false },
    ]);
  });

  it('A wildcard of docs.json takes precedence over the redirect of a folder', () => {
    const redirects = [{ source: '/gui*', destination: '/api/two' }];
    const site = build({ navigation, redirects }, { pages: listedIn(navigation) });
    expect(site.redirects.map(({ source }) => source)).toEqual(['/gui*', '/api']);
  });

  it('A source loses its slash, query and fragment', () => {
    const redirects = [
      { source: 'old/', destination: 'https://x.example' },
      { source: '/older?x#y', destination: 'guides/start.mdx#top' },
    ];
    const site = build({ navigation, redirects }, { pages: listedIn(navigation) });
    expect(site.redirects.slice(0, 2)).toMatchObject([
      { source: '/old', destination: 'https://x.example' },
      { source: '/older', destination: '/guides/start#top' },
    ]);
  });
});
