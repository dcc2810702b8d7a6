import { describe, expect, it } from 'vitest';
import { followRedirects } from '../../../../src/site/redirectPath.js';
import { build, codes } from '../build.js';

const to = (source: string, destination: string) => ({ source, destination, permanent: true });
const follow = (path: string, ...redirects: ReturnType<typeof to>[]) => {
  const { steps, isLoop } = followRedirects(path, redirects, (each) => each.startsWith('/page'));
  return { way: steps.map(({ source }) => source), isLoop };
};

describe('redirects', () => {
  it.each([
    ['/a', [to('/a', '/page')], ['/a'], false],
    ['/a', [to('/a', '/b#x'), to('/b', '/page')], ['/a', '/b'], false],
    ['/a', [to('/a', '/b'), to('/b', '/a')], ['/a', '/b'], true],
    ['/a', [to('/a', '/a/')], ['/a'], true],
    ['/v1/x/y', [to('/v1/:slug*', '/page/:slug*')], ['/v1/:slug*'], false],
    ['/v1/x', [to('/v1/:slug*', '/v2/:slug*'), to('/v2/*', '/page/*')], ['/v1/:slug*', '/v2/*'], false],
    ['/docs/x', [to('/docs/:slug*', '/docs/new/:slug*')], ['/docs/:slug*'], true],
    ['/docs/x', [to('/docs/:slug', '/:slug/page/:slug')], ['/docs/:slug'], false],
    ['/a', [to('/a', 'https://x.example/a')], ['/a'], false],
    ['/a', [to('/a', '/caf%C3%A9'), to('/café', '/page')], ['/a', '/café'], false],
  ])('from %s by %j', (path, redirects, way, isLoop) => {
    expect(follow(path, ...redirects)).toEqual({ way, isLoop });
  });

  const faults = (...redirects: object[]) =>
    build({ navigation: [{ group: 'G', pages: ['intro'] }], redirects }, { pages: ['intro'] });

  it('that never end are told with the way they take', () => {
    const site = faults({ source: '/a', destination: '/b' }, { source: '/b', destination: '/a' });
    expect(site.diagnostics).toMatchObject([
      {
        code: 'site/redirect-loop',
        message: 'The redirect from `/a` never comes to an end: `/a` → `/b` → `/a`.',
        file: 'docs.json',
        span: { start: { line: 14 } },
      },
      { code: 'site/redirect-loop' },
    ]);
    expect(codes(faults({ source: '/x/:slug*', destination: '/x/new/:slug*' }))).toContain('site/redirect-loop');
  });

  it('that lead to others are told where to lead', () => {
    const site = faults({ source: '/a', destination: '/b' }, { source: '/b', destination: '/intro' });
    expect(site.diagnostics).toMatchObject([
      { code: 'site/redirect-chain', severity: 'warning', help: 'Lead to `/intro` at once.' },
    ]);
  });

  it('that lead to a page are no fault', () => {
    expect(
      codes(faults({ source: '/a', destination: '/intro' }, { source: '/old/:slug*', destination: '/intro' })),
    ).toEqual([]);
  });
});
