import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../src/documents/json.js';
import { build, codes, levelIn, outline, page, routeOf, type Parts } from '../build.js';
import { specification, type Written } from './specification.js';

function built(written: Written, pages: Parts['pages'] = [], rest: JsonObject = {}) {
  return build(
    { tabs: [{ name: 'API', url: 'api', openapi: 'x.yaml' }], navigation: [{ group: 'A', pages: ['a', 'api/start'] }] },
    { pages: ['a', 'api/start', ...pages], specifications: [specification('x.yaml', written, rest)] },
  );
}

const tree = (site: ReturnType<typeof built>) => outline(routeOf(site, '/api/start').view.tree);

describe('`x-hidden`', () => {
  it('Keeps the page and omits the sidebar entry', () => {
    const site = built({ 'GET /seen': { summary: 'Seen' }, 'GET /secret': { summary: 'Secret', 'x-hidden': true } });
    expect(tree(site)).toBe('A(/api/start) API Reference(/api/seen)');
    expect(routeOf(site, '/api/secret')).toMatchObject({ hidden: true, noindex: true, branch: [] });
    expect(routeOf(site, '/api/seen').next).toBeUndefined();
  });
});

describe('`x-excluded`', () => {
  it('Omits the page', () => {
    const site = built({ 'GET /seen': { summary: 'Seen' }, 'GET /gone': { summary: 'Gone', 'x-excluded': true } });
    expect([...site.routes.keys()]).toEqual(['/a', '/api/start', '/api/seen']);
  });
});

describe('`x-group`', () => {
  it('Sets the heading of an operation or a tag, while the path keeps the tag', () => {
    const site = built(
      {
        'GET /a': { summary: 'One', tags: ['alpha'] },
        'GET /b': { summary: 'Two', tags: ['beta'] },
        'GET /c': { summary: 'Three', tags: ['gamma'], 'x-group': 'Letters' },
        'GET /d': { summary: 'Four', tags: ['delta'] },
      },
      [],
      {
        tags: [{ name: 'alpha', 'x-group': 'Letters' }, { name: 'beta', 'x-displayName': 'Second' }, { name: 'delta' }],
      },
    );
    expect(tree(site)).toBe(
      'A(/api/start) Letters(/api/alpha/one /api/gamma/three) Second(/api/beta/two) delta(/api/delta/four)',
    );
  });
});

describe('`x-tagGroups`', () => {
  it('Groups tags below its names, in its order, and leaves the rest at the end', () => {
    const site = built(
      {
        'GET /a': { summary: 'One', tags: ['alpha'] },
        'GET /b': { summary: 'Two', tags: ['beta'] },
        'GET /c': { summary: 'Three', tags: ['gamma'] },
        'GET /d': { summary: 'Four', tags: ['delta'] },
      },
      [],
      {
        tags: [{ name: 'alpha', 'x-displayName': 'Alpha' }],
        'x-tagGroups': [{ name: 'Last *letters*', tags: ['delta'] }, { name: 'First', tags: ['beta', 'alpha'] }, 7],
      },
    );
    expect(tree(site)).toBe(
      'A(/api/start) Last letters(delta(/api/delta/four)) First(beta(/api/beta/two) Alpha(/api/alpha/one)) gamma(/api/gamma/three)',
    );
  });
});

describe('Tags inside each other', () => {
  const tags = [
    { name: 'plants', summary: 'Plants' },
    { name: 'trees', summary: 'Trees', parent: 'plants' },
    { name: 'beta', kind: 'badge' },
    { name: 'one', parent: 'two' },
    { name: 'two', parent: 'one' },
  ];

  it('The groups of the sidebar stand inside each other, called by their summary', () => {
    const site = built(
      {
        'GET /a': { summary: 'Oak', tags: ['beta', 'trees'] },
        'GET /b': { summary: 'All', tags: ['plants'] },
        'GET /c': { summary: 'New', tags: ['beta'] },
      },
      [],
      { tags },
    );
    expect(tree(site)).toBe('A(/api/start) Plants(/api/plants/all Trees(/api/trees/oak)) API Reference(/api/new)');
  });

  it('A tag that is a badge, or an entry of `x-badges`, stands beside its operations, and in no address', () => {
    const badges = [
      { name: 'beta', kind: 'badge', summary: 'Beta' },
      { name: 'staff', kind: 'audience' },
    ];
    const site = built(
      {
        'GET /a': { summary: 'Oak', tags: ['staff', 'beta'] },
        'GET /b': { summary: 'Elm', tags: ['beta'], 'x-mint': { metadata: { tag: 'Own' } } },
        'GET /c': { summary: 'Ash', tags: ['staff'] },
        'GET /d': { summary: 'Fir', tags: ['beta'], 'x-badges': [{ name: 'New', color: 'green' }, {}] },
      },
      [],
      { tags: badges },
    );
    const [, group] = routeOf(site, '/api/oak').view.tree;
    const children = group && 'children' in group ? group.children : [];
    expect(children.map((child) => ('tag' in child ? child.tag : undefined))).toEqual([
      'Beta',
      'Own',
      undefined,
      'Beta, New',
    ]);
  });

  it('Tags that hold each other stand beside each other', () => {
    const site = built(
      { 'GET /a': { summary: 'First', tags: ['one'] }, 'GET /b': { summary: 'Second', tags: ['two'] } },
      [],
      { tags },
    );
    expect(tree(site)).toBe('A(/api/start) one(/api/one/first) two(/api/two/second)');
  });
});

describe('`x-mint`', () => {
  it('The `metadata` are the frontmatter of the page', () => {
    const metadata = {
      title: 'New title',
      sidebarTitle: 'New',
      description: 'Said anew.',
      icon: 'leaf',
      tag: 'BETA',
      deprecated: true,
      hideApiMarker: true,
      mode: 'wide',
      noindex: true,
      keywords: ['green'],
    };
    const site = built({ 'GET /a': { summary: 'Old', description: 'Old.', 'x-mint': { metadata } } });
    expect(routeOf(site, '/api/old')).toMatchObject({
      title: 'New title',
      shortTitle: 'New',
      description: 'Said anew.',
      mode: 'wide',
      noindex: true,
      hidden: false,
      frontmatter: { keywords: ['green'] },
    });
    const [, group] = routeOf(site, '/api/old').view.tree;
    expect(group).toMatchObject({
      children: [{ label: 'New', icon: { name: 'leaf' }, tag: 'BETA', deprecated: true }],
    });
    expect(JSON.stringify(group)).not.toContain('method');
  });

  it('The `metadata` change the digest of their own page only', () => {
    const digests = (keyword: string) =>
      [...built({ 'GET /a': { 'x-mint': { metadata: { keywords: [keyword] } } }, 'GET /b': {} }).routes.values()].map(
        ({ path, digest }) => [path, digest],
      );
    const [before, after] = [digests('green'), digests('blue')];
    expect(after.filter(([, digest], index) => digest !== before[index]?.[1]).map(([path]) => path)).toEqual([
      '/api/get-a',
    ]);
  });

  it('An invalid value of `metadata` is reported and the others apply', () => {
    const site = built({
      'GET /a': { summary: 'A', 'x-mint': { metadata: { mode: 'tall', tag: 'NEW', icon: ['leaf'] } } },
    });
    expect(routeOf(site, '/api/a').frontmatter).toEqual({ tag: 'NEW' });
    expect(site.diagnostics).toMatchObject([
      { code: 'content/frontmatter-value', file: 'x.yaml#/paths/~1a/get/x-mint/metadata/icon' },
      { code: 'content/frontmatter-value', file: 'x.yaml#/paths/~1a/get/x-mint/metadata/mode' },
    ]);
  });

  it('The frontmatter of an authored page takes precedence', () => {
    const written = { 'GET /a': { summary: 'A', 'x-mint': { metadata: { title: 'No', hidden: true } } } };
    const site = built(written, [page('api/mine', { openapi: 'GET /a' })]);
    expect(routeOf(site, '/api/mine')).toMatchObject({ title: 'A', hidden: false });
  });

  it('The `href` sets the path of the page', () => {
    const at = (href: string) => ({ summary: 'Same', 'x-mint': { href } });
    const site = built({ 'GET /a': at('/api/old/one/'), 'GET /b': at('api/old/one'), 'GET /c': at('/elsewhere') });
    expect(tree(site)).toBe('A(/api/start) API Reference(/api/old/one /api/old/one-1)');
    expect(levelIn(routeOf(site, '/elsewhere').view, 'tab').current).toBe('tab:');
  });

  it('An `href` with the path of an authored page selects that page', () => {
    const site = built({ 'GET /a': { 'x-mint': { href: '/api/mine' } } }, [page('api/mine', { title: 'Mine' })]);
    expect(tree(site)).toBe('A(/api/start) API Reference(/api/mine)');
    expect(routeOf(site, '/api/mine')).toMatchObject({ title: 'Mine', source: { kind: 'content' } });
  });

  it('An external `href` becomes a link in the sidebar', () => {
    const site = built({ 'GET /a': { summary: 'A', 'x-mint': { href: 'https://x.example/a' } } });
    expect(tree(site)).toBe('A(/api/start) API Reference(https://x.example/a)');
    expect(site.routes.has('/api/a')).toBe(false);
  });

  it('The `groups` are accepted without effect', () => {
    const site = built({ 'GET /a': { summary: 'A', 'x-mint': { groups: ['admin'] } } });
    expect(tree(site)).toBe('A(/api/start) API Reference(/api/a)');
    expect(codes(site)).toEqual([]);
  });
});
