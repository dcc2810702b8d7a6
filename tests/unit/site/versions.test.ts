import { describe, expect, it } from 'vitest';
import { build, codes, listedIn, outline, page, routeOf, type Group } from './build.js';

const group = (name: string, ...pages: (string | Group)[]): Group => ({ group: name, pages });
const of = (version: string, name: string, ...pages: (string | Group)[]): Group => ({ group: name, version, pages });

describe('Version of a page', () => {
  it('Is inherited from nested groups', () => {
    const navigation = [group('Guide', 'intro', of('v1', 'Old', 'old'), of('v2', 'New', 'new'))];
    const site = build({ versions: ['v1', 'v2'], navigation }, { pages: listedIn(navigation) });
    expect(routeOf(site, '/new').view.version).toBe('v2');
    expect(outline(routeOf(site, '/new').view.tree)).toBe('Guide(/intro New(/new))');
    expect(outline(routeOf(site, '/old').view.tree)).toBe('Guide(/intro Old(/old))');
    expect(routeOf(site, '/intro').view).toBe(routeOf(site, '/old').view);
  });

  it('Is that of the frontmatter, else of the deepest group', () => {
    const navigation = [of('v1', 'Outer', 'a', of('v2', 'Inner', 'b'), 'c')];
    const site = build({ versions: ['v1', 'v2'], navigation }, { pages: ['a', 'b', page('c', { version: 'v2' })] });
    expect(outline(routeOf(site, '/a').view.tree)).toBe('Outer(/a)');
    expect(outline(routeOf(site, '/b').view.tree)).toBe('Outer(Inner(/b) /c)');
    expect(routeOf(site, '/c').versions).toEqual(['v2']);
    expect(routeOf(site, '/c').view).toBe(routeOf(site, '/b').view);
  });

  it('A page listed once per version has several versions', () => {
    const navigation = [of('v1', 'One', 'shared', 'a'), of('v2', 'Two', 'shared', 'b'), of('v3', 'Three', 'c')];
    const site = build({ versions: ['v3', 'v2', 'v1'], navigation }, { pages: ['shared', 'a', 'b', 'c'] });
    const shared = routeOf(site, '/shared');
    expect(shared.versions).toEqual(['v2', 'v1']);
    expect(shared.view.version).toBe('v2');
    expect(shared.next?.href).toBe('/b');
    expect(shared.inVersion['v1']?.next?.href).toBe('/a');
    expect(shared.versionHrefs).toEqual({ v3: '/c', v2: '/shared', v1: '/shared' });
    expect(codes(site)).toEqual([]);
  });

  it('An unlisted page takes its version from its frontmatter', () => {
    const navigation = [of('v1', 'One', 'a'), of('v2', 'Two', 'b')];
    const site = build(
      { versions: ['v1', 'v2'], navigation },
      { pages: ['a', 'b', page('loose', { version: 'v2' }), 'free'] },
    );
    expect(routeOf(site, '/loose').view.version).toBe('v2');
    expect(routeOf(site, '/free').view.version).toBe('v1');
    expect(routeOf(site, '/free').inVersion['v2']?.view).toBe(routeOf(site, '/b').view);
  });

  it('An unlisted page in the folder of a version is in this version', () => {
    const navigation = [
      of('v2', 'Two', 'start', 'v2/a', 'shared/two'),
      of('v1', 'One', 'v1/a', 'v1/api/b', 'shared/one'),
    ];
    const loose = ['v1/loose', 'v1/api/deep/loose', 'v1/api/index', 'shared/loose', 'loose'];
    const site = build({ versions: ['v2', 'v1'], navigation }, { pages: [...listedIn(navigation), ...loose] });
    const versionsAt = (path: string): unknown => [routeOf(site, path).versions, routeOf(site, path).view.version];
    expect(versionsAt('/v1/loose')).toEqual([['v1'], 'v1']);
    expect(versionsAt('/v1/api/deep/loose')).toEqual([['v1'], 'v1']);
    expect(versionsAt('/v1/api')).toEqual([['v1'], 'v1']);
    expect(versionsAt('/shared/loose')).toEqual([['v2', 'v1'], 'v2']);
    expect(versionsAt('/loose')).toEqual([undefined, 'v2']);
    expect(outline(routeOf(site, '/v1/loose').view.tree)).toBe('One(/v1/a /v1/api/b /shared/one)');
  });

  it('An unlisted page in the folder of a language is in this language', () => {
    const versions = [
      { name: 'English', locale: 'en', default: true },
      { name: 'Português', locale: 'pt-BR' },
    ];
    const navigation = [of('English', 'One', 'a'), of('Português', 'Um', 'pt-BR/a')];
    const site = build({ versions, navigation }, { pages: ['a', 'pt-BR/a', 'pt-BR/index', 'portal/free'] });
    expect(routeOf(site, '/pt-BR').view.version).toBe('Português');
    expect(routeOf(site, '/pt-BR').versions).toEqual(['Português']);
    expect(routeOf(site, '/portal/free').versions).toBeUndefined();
  });

  it('A home page has its counterpart at the home page of a folder', () => {
    const navigation = [of('v1', 'One', 'index', 'a'), of('v2', 'Two', 'v2/start', 'v2/index')];
    const site = build({ versions: ['v1', 'v2'], navigation }, { pages: listedIn(navigation) });
    expect(routeOf(site, '/').versionHrefs['v2']).toBe('/v2');
    expect(routeOf(site, '/v2').versionHrefs['v1']).toBe('/');
  });

  it('An unknown version is ignored and reported', () => {
    const span = { start: { line: 2, column: 10 }, end: { line: 2, column: 12 } };
    const site = build(
      { versions: ['v1', 'v2'], navigation: [group('All', 'a')] },
      { pages: [page('a', { version: 'v3' }, { frontmatterSpans: { version: span } })] },
    );
    expect(routeOf(site, '/a').versions).toBeUndefined();
    expect(site.diagnostics).toEqual([
      {
        code: 'site/unknown-version',
        severity: 'warning',
        message: 'docs.json lists no version "v3".',
        help: 'Use one of "v1", "v2".',
        file: 'content/a.mdx',
        span,
      },
    ]);
  });

  it('A site without versions ignores the version of a page', () => {
    const site = build({ navigation: [group('All', 'a')] }, { pages: [page('a', { version: 'v3' })] });
    expect(routeOf(site, '/a').view.version).toBeUndefined();
    expect(routeOf(site, '/a').versionHrefs).toEqual({});
    expect(codes(site)).toEqual([]);
  });
});

describe('Default version', () => {
  it('Is the marked one, and its first page is the home page', () => {
    const navigation = [of('v1', 'One', 'v1/a'), of('v2', 'Two', 'v2/a')];
    const versions = [{ name: 'v1' }, { name: 'v2', default: true }, { name: 'v0', url: 'https://v0.example' }];
    const site = build({ versions, navigation }, { pages: listedIn(navigation) });
    expect(site.versions).toEqual([
      { name: 'v1', isDefault: false },
      { name: 'v2', isDefault: true },
      { name: 'v0', isDefault: false, url: 'https://v0.example' },
    ]);
    expect(site.home).toBe('/v2/a');
    expect(routeOf(site, '/v1/a').versionHrefs['v0']).toBe('https://v0.example');
  });

  it('Does not start in a hidden division', () => {
    const navigation = [group('Drafts', 'drafts/a'), group('Start', 'intro')];
    const anchors = [{ name: 'Drafts', url: 'drafts', isDefaultHidden: true }];
    expect(build({ anchors, navigation }, { pages: listedIn(navigation) }).home).toBe('/intro');
  });

  it('Pages have no version if all versions are external', () => {
    const navigation = [group('All', 'a')];
    const site = build({ versions: [{ name: 'v1', url: 'https://v1.example' }], navigation }, { pages: ['a'] });
    expect(routeOf(site, '/a').view.version).toBeUndefined();
    expect(routeOf(site, '/a').versionHrefs).toEqual({ v1: 'https://v1.example' });
  });
});

describe('Version switch', () => {
  function hrefs(navigation: Group[], from: string, versions = ['v1', 'v2']): Record<string, string> {
    return routeOf(build({ versions, navigation }, { pages: listedIn(navigation) }), from).versionHrefs;
  }

  it('Replaces the folder named after the version', () => {
    const navigation = [of('v1', 'One', 'v1/start', 'v1/guides/a'), of('v2', 'Two', 'v2/start', 'v2/guides/a')];
    expect(hrefs(navigation, '/v1/guides/a')['v2']).toBe('/v2/guides/a');
  });

  it('Replaces a nested folder named after the version', () => {
    const navigation = [of('v1', 'One', 'docs/v1/a'), of('v2', 'Two', 'docs/v2/start', 'docs/v2/a')];
    expect(hrefs(navigation, '/docs/v1/a')['v2']).toBe('/docs/v2/a');
  });

  it('Finds the counterpart in a folder of another name', () => {
    const navigation = [of('v1', 'One', 'legacy/start', 'legacy/a/b'), of('v2', 'Two', 'next/start', 'next/a/b')];
    expect(hrefs(navigation, '/legacy/a/b')['v2']).toBe('/next/a/b');
  });

  it('Finds the same trailing path if only one version has a folder', () => {
    const navigation = [of('v1', 'One', 'v1/start', 'v1/guides/a'), of('v2', 'Two', 'start', 'guides/a')];
    expect(hrefs(navigation, '/v1/guides/a')['v2']).toBe('/guides/a');
    expect(hrefs(navigation, '/guides/a')['v1']).toBe('/v1/guides/a');
  });

  it('Falls back to the first page of the version', () => {
    const navigation = [of('v1', 'One', 'v1/start', 'v1/gone'), of('v2', 'Two', 'v2/start')];
    expect(hrefs(navigation, '/v1/gone')['v2']).toBe('/v2/start');
  });

  it('Ignores a page of the same name in another folder', () => {
    const navigation = [of('v1', 'One', 'v1/start', 'v1/api/errors'), of('v2', 'Two', 'v2/start', 'v2/guides/errors')];
    expect(hrefs(navigation, '/v1/api/errors')['v2']).toBe('/v2/start');
  });
});
