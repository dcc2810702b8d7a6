import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../src/openapi/json.js';
import { build, codes, outline, page, routeOf, type Parts } from '../build.js';
import { specification, type Written } from './specification.js';

function built(written: Written, pages: Parts['pages'] = [], rest: JsonObject = {}) {
  return build(
    { tabs: [{ name: 'API', url: 'api', openapi: 'x.yaml' }], navigation: [{ group: 'A', pages: ['a', 'api/start'] }] },
    { pages: ['a', 'api/start', ...pages], specifications: [specification('x.yaml', written, rest)] },
  );
}

const tree = (site: ReturnType<typeof built>) => outline(routeOf(site, '/api/start').view.tree);

describe('`x-hidden`', () => {
  it('keeps the page and leaves out the entry', () => {
    const site = built({ 'GET /seen': { summary: 'Seen' }, 'GET /secret': { summary: 'Secret', 'x-hidden': true } });
    expect(tree(site)).toBe('A(/api/start) API Reference(/api/seen)');
    expect(routeOf(site, '/api/secret')).toMatchObject({ hidden: true, noindex: true, branch: [] });
    expect(routeOf(site, '/api/seen').next).toBeUndefined();
  });
});

describe('`x-excluded`', () => {
  it('leaves no page', () => {
    const site = built({ 'GET /seen': { summary: 'Seen' }, 'GET /gone': { summary: 'Gone', 'x-excluded': true } });
    expect([...site.routes.keys()]).toEqual(['/a', '/api/start', '/api/seen']);
  });
});

describe('`x-group`', () => {
  it('is the heading, of one operation or of a tag; the address keeps the tag', () => {
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

describe('`x-mint`', () => {
  it('has frontmatter in `metadata`', () => {
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

  it('changes the digest of its page alone', () => {
    const digests = (keyword: string) =>
      [...built({ 'GET /a': { 'x-mint': { metadata: { keywords: [keyword] } } }, 'GET /b': {} }).routes.values()].map(
        ({ path, digest }) => [path, digest],
      );
    const [before, after] = [digests('green'), digests('blue')];
    expect(after.filter(([, digest], index) => digest !== before[index]?.[1]).map(([path]) => path)).toEqual([
      '/api/get-a',
    ]);
  });

  it('is told where its metadata is not usable, and the rest counts', () => {
    const site = built({
      'GET /a': { summary: 'A', 'x-mint': { metadata: { mode: 'tall', tag: 'NEW', icon: ['leaf'] } } },
    });
    expect(routeOf(site, '/api/a').frontmatter).toEqual({ tag: 'NEW' });
    expect(site.diagnostics).toMatchObject([
      { code: 'content/frontmatter-value', file: 'x.yaml#/paths/~1a/get/x-mint/metadata/icon' },
      { code: 'content/frontmatter-value', file: 'x.yaml#/paths/~1a/get/x-mint/metadata/mode' },
    ]);
  });

  it('does not speak over the frontmatter of a page that an author wrote', () => {
    const written = { 'GET /a': { summary: 'A', 'x-mint': { metadata: { title: 'No', hidden: true } } } };
    const site = built(written, [page('api/mine', { openapi: 'GET /a' })]);
    expect(routeOf(site, '/api/mine')).toMatchObject({ title: 'A', hidden: false });
  });

  it('has the address of the page in `href`', () => {
    const at = (href: string) => ({ summary: 'Same', 'x-mint': { href } });
    const site = built({ 'GET /a': at('/api/old/one/'), 'GET /b': at('api/old/one'), 'GET /c': at('/elsewhere') });
    expect(tree(site)).toBe('A(/api/start) API Reference(/api/old/one /api/old/one-1)');
    expect(routeOf(site, '/elsewhere').view.tab).toBe('tab:');
  });

  it('means the page that an author wrote at that address', () => {
    const site = built({ 'GET /a': { 'x-mint': { href: '/api/mine' } } }, [page('api/mine', { title: 'Mine' })]);
    expect(tree(site)).toBe('A(/api/start) API Reference(/api/mine)');
    expect(routeOf(site, '/api/mine')).toMatchObject({ title: 'Mine', source: { kind: 'content' } });
  });

  it('can lead to another site', () => {
    const site = built({ 'GET /a': { summary: 'A', 'x-mint': { href: 'https://x.example/a' } } });
    expect(tree(site)).toBe('A(/api/start) API Reference(https://x.example/a)');
    expect(site.routes.has('/api/a')).toBe(false);
  });

  it('may name groups of readers, which has no effect', () => {
    const site = built({ 'GET /a': { summary: 'A', 'x-mint': { groups: ['admin'] } } });
    expect(tree(site)).toBe('A(/api/start) API Reference(/api/a)');
    expect(codes(site)).toEqual([]);
  });
});
