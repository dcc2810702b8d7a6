import { describe, expect, it } from 'vitest';
import { pagePaths } from '../../../../src/astro/routes/paths.js';
import { build, type Parts } from '../../site/build.js';

function destinations(docs: object, pages: Parts['pages'] = ['guides/start']) {
  const site = build({ navigation: [{ group: 'A', pages: ['guides/start'] }], ...docs }, { pages });
  const paths = pagePaths({ site, base: '/docs', keyOf: () => undefined });
  return Object.fromEntries(paths.map(({ params, props }) => [params.path ?? '/', props.destination ?? props.path]));
}

describe('Addresses of built pages', () => {
  it('The addresses are those of pages, of the home page and of redirects within the base', () => {
    expect(destinations({ redirects: [{ source: '/old', destination: '/guides/start#a' }] })).toEqual({
      'guides/start': '/guides/start',
      '/': '/docs/guides/start',
      old: '/docs/guides/start#a',
      guides: '/docs/guides/start',
    });
  });

  it('Redirects to other sites are unchanged', () => {
    const redirects = [
      { source: '/', destination: 'https://x.example/start' },
      { source: '/cdn', destination: '//cdn.example/x' },
      { source: '/mail', destination: 'mailto:a@x.example' },
    ];
    expect(destinations({ redirects })).toMatchObject({
      '/': 'https://x.example/start',
      cdn: '//cdn.example/x',
      mail: 'mailto:a@x.example',
    });
  });

  it('A page at the root replaces the redirect of the home page', () => {
    const paths = destinations({ redirects: [{ source: '/', destination: '/guides/start' }] }, [
      'index',
      'guides/start',
    ]);
    expect(paths['/']).toBe('/');
  });
});
