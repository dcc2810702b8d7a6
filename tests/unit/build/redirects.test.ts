import { describe, expect, it } from 'vitest';
import { redirectsOf } from '../../../src/build/siteFiles.js';
import { build, type Parts } from '../site/build.js';

function destinations(docs: object, pages: Parts['pages'] = ['guides/start']) {
  const site = build({ navigation: [{ group: 'A', pages: ['guides/start'] }], ...docs }, { pages });
  return Object.fromEntries(redirectsOf(site, '/docs'));
}

describe('Pages that lead to another address', () => {
  it('There is one for the start, for each redirect and for folders, and each leads to an address within the base', () => {
    expect(destinations({ redirects: [{ source: '/old', destination: '/guides/start#a' }] })).toEqual({
      '/': '/docs/guides/start',
      '/old': '/docs/guides/start#a',
      '/guides': '/docs/guides/start',
    });
  });

  it('The start of a site without pages leads nowhere', () => {
    expect(destinations({ navigation: [] }, [])).toEqual({});
  });

  it('Redirects to other sites are unchanged', () => {
    const redirects = [
      { source: '/', destination: 'https://x.example/start' },
      { source: '/cdn', destination: '//cdn.example/x' },
      { source: '/mail', destination: 'mailto:a@x.example' },
    ];
    expect(destinations({ redirects })).toMatchObject({
      '/': 'https://x.example/start',
      '/cdn': '//cdn.example/x',
      '/mail': 'mailto:a@x.example',
    });
  });

  it('A page at the root replaces the redirect of the start', () => {
    const redirects = [{ source: '/', destination: '/guides/start' }];
    expect(destinations({ redirects }, ['index', 'guides/start'])['/']).toBeUndefined();
  });
});
