import { describe, expect, it } from 'vitest';
import { followRedirects } from '../../../../src/site/redirectPath.js';
import { build, codes } from '../build.js';

const to = (source: string, destination: string) => ({ source, destination, permanent: true });
const follow = (path: string, ...redirects: ReturnType<typeof to>[]) => {
  const { steps, isLoop } = followRedirects(path, redirects, (each) => each.startsWith('/page'));
  return { way: steps.map(({ source }) => source), isLoop };
};

describe('Redirects', () => {
  it.each([
    ['/a', [to('/a', '/page')], ['/a'], false],
    ['/a', [to('/a', '/b#x'), to('/b', '/page')], ['/a', '/b'], false],
    ['/a', [to('/a', '/b'), to('/b', '/a')], ['/a', '/b'], true],
    ['/a', [to('/a', '/a/')], ['/a'], true],
    ['/v1/x/y', [to('/v1/:slug*', '/page/:slug*')], ['/v1/:slug*'], false],
    ['/v1/x', [to('/v1/:slug*', '/v2/:slug*'), to('/v2/*', '/page/*')], ['/v1/:slug*', '/v2/*'], false],
    ['/docs/x', [to('/docs/:slug*', '/docs/new/:slug*')], ['/docs/:slug*'], true],
    ['/docs/x', [to('/docs/:slug', '/:slug/page/:slug')], ['/docs/:slug'], false],
    ['/docs/docs/x', [to('/docs/:slug*', '/:slug*')], ['/docs/:slug*', '/docs/:slug*'], false],
    ['/a', [to('/a', 'https://x.example/a')], ['/a'], false],
    ['/a', [to('/a', '/caf%C3%A9'), to('/café', '/page')], ['/a', '/café'], false],
  ])('A request for %s by %j takes the steps %j', (path, redirects, way, isLoop) => {
    expect(follow(path, ...redirects)).toEqual({ way, isLoop });
  });

  const faults = (...redirects: object[]) =>
    build({ navigation: [{ group: 'G', pages: ['intro'] }], redirects }, { pages: ['intro'] });

  const withOld = (pages: string[], ...redirects: object[]) =>
    build({ navigation: [{ group: 'G', pages }], redirects }, { pages: ['intro', 'old', 'older', 'a/b'] });

  it.each(['/intro', 'https://x.example/new', '/a'])(
    'An unlisted page gives way to a redirect to %s',
    (destination) => {
      const site = withOld(['intro', 'older', 'a/b'], { source: '/old', destination });
      expect(site.routes.has('/old')).toBe(false);
      expect(site.redirects).toContainEqual(to('/old', destination));
      expect(site.diagnostics).toMatchObject([
        {
          ...{ code: 'site/moved-page', severity: 'warning', file: 'content/old.mdx' },
          message: `The page is not published, because a redirect leads from \`/old\` to \`${destination}\` and the navigation does not list it.`,
        },
      ]);
    },
  );

  it.each([
    [['intro', 'old', 'older', 'a/b'], '/intro'],
    [['intro', 'older', 'a/b'], '/old/'],
    [['intro', 'older', 'a/b'], '/missing'],
    [['intro', 'older'], '/a'],
  ])('With %j in the navigation, a redirect to %s does not take the place of a page', (pages, destination) => {
    const site = withOld(pages, { source: '/old', destination });
    expect(site.routes.has('/old')).toBe(true);
    expect(codes(site)).not.toContain('site/moved-page');
  });

  it('Of two unlisted pages that lead to each other, one is left', () => {
    const [there, back] = [to('/old', '/older'), to('/older', '/old')];
    const site = withOld(['intro', 'a/b'], there, back);
    expect([site.routes.has('/old'), site.routes.has('/older')]).toEqual([false, true]);
  });

  it('A loop is reported with its steps', () => {
    const site = faults({ source: '/a', destination: '/b' }, { source: '/b', destination: '/a' });
    expect(site.diagnostics).toMatchObject([
      {
        code: 'site/redirect-loop',
        message: 'The redirect from `/a` never ends: `/a` → `/b` → `/a`.',
        file: 'docs.json',
        span: { start: { line: 14 } },
      },
      { code: 'site/redirect-loop' },
    ]);
    expect(codes(faults({ source: '/x/:slug*', destination: '/x/new/:slug*' }))).toContain('site/redirect-loop');
    const both = faults(
      { source: '/x/:slug*', destination: '/:slug*' },
      { source: '/x/x/:slug*', destination: '/:slug*' },
    );
    expect(codes(both)).toEqual([]);
  });

  it('A chain is reported with its final address', () => {
    const site = faults({ source: '/a', destination: '/b' }, { source: '/b', destination: '/intro' });
    expect(site.diagnostics).toMatchObject([
      { code: 'site/redirect-chain', severity: 'warning', help: 'Make `/intro` its destination.' },
    ]);
  });

  it('A redirect to one with a wildcard is to lead to the page that it ends at', () => {
    const site = faults(
      { source: '/a', destination: '/old/b' },
      { source: '/old/:slug*', destination: '/new/:slug*' },
      { source: '/new/:slug*', destination: '/guides/:slug*' },
    );
    expect(site.diagnostics).toMatchObject([
      { help: 'Make `/guides/b` its destination.' },
      { help: 'Make `/guides/:slug*` its destination.' },
    ]);
  });

  it('Several redirects to one with a wildcard are reported once', () => {
    const site = faults(
      { source: '/a', destination: '/old/a' },
      { source: '/b', destination: '/old/b' },
      { source: '/c', destination: '/old/c' },
      { source: '/old/:slug*', destination: '/intro' },
      { source: '/d', destination: '/e' },
      { source: '/e', destination: '/intro' },
    );
    expect(site.diagnostics.map(({ message, help }) => [message, help])).toEqual([
      [
        'The redirect from `/a` leads to another redirect: `/a` → `/old/:slug*` → `/intro`; 2 more lead to `/old/:slug*`.',
        'Make `/intro` its destination.',
      ],
      ['The redirect from `/d` leads to another redirect: `/d` → `/e` → `/intro`.', 'Make `/intro` its destination.'],
    ]);
  });

  const shadowed = (source: string, assets: string[] = []) =>
    build(
      { navigation: [{ group: 'G', pages: ['intro', 'v1/live'] }], redirects: [{ source, destination: '/intro' }] },
      { pages: ['intro', 'v1/live'], assets },
    );

  it.each([
    ['/intro', 'there is a page at that address'],
    ['/intro#a', 'there is a page at that address, and servers do not see what follows `#`'],
    ['/v1/live/', 'there is a page at that address'],
    ['/v1/live/index.html', 'there is a page at that address'],
    ['/intro.md', 'there is a file at that address'],
    ['/intro/rss.xml', 'there is a file at that address'],
    ['/files/a.pdf', 'there is a file at that address'],
    ['/sitemap.xml', 'there is a file at that address'],
    ['/404.html', 'there is a file at that address'],
    ['/_astro/x.js', 'there is a file at that address'],
    ['https://x.example/a', 'it is an address of another site'],
  ])('A redirect from %s is ignored because %s', (source, reason) => {
    const site = shadowed(source, ['/files/a.pdf']);
    expect(site.diagnostics).toMatchObject([
      {
        code: 'site/shadowed-redirect',
        message: `The redirect from \`${source}\` has no effect: ${reason}.`,
        file: 'docs.json',
      },
    ]);
    expect(site.redirects.map(({ source: from }) => from)).toEqual(['/v1']);
  });

  it.each(['/intro/', '/intro/index.html'])('Every host leads from %s to the page without a redirect', (source) => {
    expect(codes(shadowed(source))).toEqual([]);
  });

  it.each(['/intro.html', '/intro/index', '/gone.md', '/gone/rss.xml'])('A redirect from %s is kept', (source) => {
    const site = shadowed(source);
    expect(codes(site)).toEqual([]);
    expect(site.redirects).toContainEqual({ source, destination: '/intro', permanent: true });
  });

  it('A redirect from many paths is reported with the page among them', () => {
    expect(shadowed('/v1/:slug*').diagnostics).toMatchObject([
      {
        code: 'site/shadowed-redirect',
        message: 'The redirect from `/v1/:slug*` also matches the page `/v1/live`.',
      },
    ]);
  });

  it('A redirect to a page is not reported', () => {
    expect(
      codes(faults({ source: '/a', destination: '/intro' }, { source: '/old/:slug*', destination: '/intro' })),
    ).toEqual([]);
  });
});
