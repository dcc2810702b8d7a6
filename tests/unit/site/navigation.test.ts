import { describe, expect, it } from 'vitest';
import { build, codes, listedIn, outline, page, routeOf, type Group } from './build.js';

const group = (name: string, ...pages: (string | Group)[]): Group => ({ group: name, pages });

describe('entries of the sidebar', () => {
  const leafOf = (frontmatter: Parameters<typeof page>[1], id = 'guides/first_steps') =>
    routeOf(
      build({ navigation: [group('All', id, 'other')] }, { pages: [page(id, frontmatter), 'other'] }),
      '/other',
    ).view.tree.flatMap((node) => (node.type === 'group' ? node.children : []))[0];

  it.each([
    [{ title: 'Title', sidebarTitle: 'Short' }, 'Short'],
    [{ title: 'Title' }, 'Title'],
    [{}, 'First steps'],
  ])('%o is labelled %s', (frontmatter, label) => {
    expect(leafOf(frontmatter)).toMatchObject({ label });
  });

  it('are labelled in any script', () => {
    expect(leafOf({}, 'guides/über-uns')).toMatchObject({ label: 'Über uns', href: '/guides/%C3%BCber-uns' });
  });

  it.each([
    [{ openapi: 'POST /plants' }, 'POST'],
    [{ openapi: 'spec.json get /plants' }, 'GET'],
    [{ openapi: 'webhook plantAdded' }, 'WEBHOOK'],
    [{ api: 'DELETE https://x.example/plants/{id}' }, 'DELETE'],
    [{ api: 'PATCH /plants', hideApiMarker: true }, undefined],
    [{ title: 'Get started' }, undefined],
  ])('%o carry the pill %s', (frontmatter, method) => {
    expect(leafOf(frontmatter)).toMatchObject({ type: 'page' });
    expect(leafOf(frontmatter)).toHaveProperty('type', 'page');
    expect((leafOf(frontmatter) as { method?: string }).method).toBe(method);
  });

  it('carry icon, style, tag and deprecation', () => {
    expect(leafOf({ icon: 'leaf', iconType: 'solid', tag: 'NEW', deprecated: true })).toMatchObject({
      icon: { name: 'leaf', style: 'solid' },
      tag: 'NEW',
      deprecated: true,
    });
    expect(leafOf({ icon: '' })).not.toHaveProperty('icon');
  });

  it('with a url lead there and are no page', () => {
    const navigation = [group('All', 'first', 'out', 'last')];
    const pages = ['first', page('out', { title: 'Out', url: 'https://x.example' }), 'last'];
    const site = build({ navigation }, { pages });
    expect(outline(routeOf(site, '/first').view.tree)).toBe('All(/first https://x.example /last)');
    expect(site.routes.has('/out')).toBe(false);
    expect(site.redirects).toContainEqual({ source: '/out', destination: 'https://x.example', permanent: false });
    expect(routeOf(site, '/first').next?.href).toBe('/last');
  });
});

describe('groups', () => {
  it('nest to any depth, with ids by position', () => {
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

  it('without heading are left out of the chain', () => {
    const navigation = [group('', 'one', group('Inner', 'two')), group('', 'three')];
    const site = build({ navigation }, { pages: listedIn(navigation) });
    expect(routeOf(site, '/two').breadcrumbs).toEqual([{ label: 'Inner' }]);
    expect(routeOf(site, '/three').breadcrumbs).toEqual([]);
    expect(routeOf(site, '/three').eyebrow).toBeUndefined();
  });

  it('that are hidden keep their pages reachable', () => {
    const navigation = [group('All', 'one'), { ...group('Hidden', 'two', group('Deep', 'three')), hidden: true }];
    const site = build({ navigation }, { pages: listedIn(navigation) });
    expect(outline(routeOf(site, '/three').view.tree)).toBe('All(/one)');
    expect(routeOf(site, '/three')).toMatchObject({ hidden: true, noindex: true });
    expect(routeOf(site, '/one').next).toBeUndefined();
  });

  it('with nothing but pages that are hidden are left out', () => {
    const navigation = [group('All', 'one'), group('Empty', group('Deep', 'two'))];
    const site = build({ navigation }, { pages: ['one', page('two', { hidden: true })] });
    expect(outline(routeOf(site, '/one').view.tree)).toBe('All(/one)');
  });
});

describe('pages', () => {
  it.each(['guides/intro', '/guides/intro', 'guides/intro.mdx', '/guides/intro.md', './guides/intro', 'guides/intro/'])(
    'can be listed as %s',
    (written) => {
      const site = build({ navigation: [group('All', written)] }, { pages: ['guides/intro'] });
      expect(routeOf(site, '/guides/intro').hidden).toBe(false);
      expect(codes(site)).toEqual([]);
    },
  );

  it('of folders stand at the folder, listed either way', () => {
    const site = build({ navigation: [group('All', 'guides/index', 'api')] }, { pages: ['guides/index', 'api/index'] });
    expect([...site.routes.keys()]).toEqual(['/guides', '/api']);
    expect(site.redirects).toContainEqual({ source: '/guides/index', destination: '/guides', permanent: true });
  });

  it('that are not listed are built, hidden, and may be indexed', () => {
    const site = build({ navigation: [group('All', 'one')] }, { pages: ['one', 'loose'] });
    const loose = routeOf(site, '/loose');
    expect(loose).toMatchObject({ hidden: true, noindex: false, title: 'Loose' });
    expect(loose.view).toBe(routeOf(site, '/one').view);
    expect(loose.previous ?? loose.next ?? loose.eyebrow).toBeUndefined();
  });

  it('that are hidden are not indexed, unless docs.json wants them to be', () => {
    const pages = ['one', page('secret', { hidden: true }), page('private', { noindex: true })];
    const navigation = [group('All', 'one', 'secret', 'private')];
    const site = build({ navigation }, { pages });
    expect(routeOf(site, '/secret')).toMatchObject({ hidden: true, noindex: true });
    expect(routeOf(site, '/private')).toMatchObject({ hidden: false, noindex: true });
    const open = build({ navigation, seo: { indexHiddenPages: true } }, { pages });
    expect(routeOf(open, '/secret')).toMatchObject({ hidden: true, noindex: false });
    expect(routeOf(open, '/private').noindex).toBe(true);
  });

  it('listed twice go on from the first place', () => {
    const navigation = [group('A', 'one', 'two'), group('B', 'one', 'three')];
    const site = build({ navigation }, { pages: ['one', 'two', 'three'] });
    expect(routeOf(site, '/one')).toMatchObject({ branch: ['0'], next: { href: '/two' } });
    expect(routeOf(site, '/three').previous?.href).toBe('/two');
    expect(outline(routeOf(site, '/one').view.tree)).toBe('A(/one /two) B(/one /three)');
  });

  it('with hideFooterPagination have no neighbours, and remain one for others', () => {
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
  ])('%o have the mode %s', (frontmatter, mode) => {
    const site = build({ navigation: [group('All', 'one')] }, { pages: [page('one', frontmatter)] });
    expect(routeOf(site, '/one').mode).toBe(mode);
  });

  it('with one address are one page: the first', () => {
    const site = build(
      { navigation: [group('All', 'a')] },
      { pages: [page('a', { title: 'A' }), page('a/index', { title: 'B' })] },
    );
    expect(routeOf(site, '/a').title).toBe('A');
  });
});

describe('/ and folders', () => {
  const navigation = [group('All', 'guides/start', 'guides/deep/one', 'api/two')];

  it('/ leads to the first page where there is no index', () => {
    const site = build({ navigation }, { pages: listedIn(navigation) });
    expect(site.home).toBe('/guides/start');
    expect(site.routes.has('/')).toBe(false);
    expect(site.identity.logoHref).toBe('/guides/start');
  });

  it('/ is the index page, listed or not', () => {
    const site = build({ navigation }, { pages: [...listedIn(navigation), 'index'] });
    expect(site.home).toBe('/');
    expect(routeOf(site, '/').title).toBe('Home');
  });

  it('/ leads where docs.json says', () => {
    const redirects = [{ source: '/', destination: '/api/two' }];
    expect(build({ navigation, redirects }, { pages: listedIn(navigation) }).home).toBe('/api/two');
  });

  it('a folder without pages is told of', () => {
    const site = build({ navigation }, { pages: [] });
    expect(site.home).toBe('/');
    expect(codes(site)).toEqual(['site/empty', 'site/missing-page', 'site/missing-page', 'site/missing-page']);
  });

  it('a folder leads to its first page, unless something else is there', () => {
    const site = build(
      { navigation, redirects: [{ source: '/api', destination: '/guides/start', permanent: true }] },
      { pages: [...listedIn(navigation), 'guides/deep'] },
    );
    expect(site.redirects).toEqual([
      { source: '/api', destination: '/guides/start', permanent: true },
      { source: '/guides', destination: '/guides/start', permanent: false },
    ]);
  });

  it('a wildcard of docs.json goes before the folder', () => {
    const redirects = [{ source: '/gui*', destination: '/api/two' }];
    const site = build({ navigation, redirects }, { pages: listedIn(navigation) });
    expect(site.redirects.map(({ source }) => source)).toEqual(['/gui*', '/api']);
  });

  it('sources are taken without slash, query and fragment', () => {
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
