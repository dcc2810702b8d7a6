import { describe, expect, it } from 'vitest';
import { modernPath, nearestPages, redirectedPath } from '../../../src/browser/notFound.js';

const pages = [
  '/quickstart',
  '/guides/install',
  '/guides/upgrade',
  '/api/create-plant',
  '/api/delete-plant',
  '/紹介',
].map((path) => ({ path }));

describe('Address without a page', () => {
  it.each([
    ['/quickstrt', '/quickstart'],
    ['/old/place/quickstart', '/quickstart'],
    ['/guide/install', '/guides/install'],
    ['/api/createPlant', '/api/create-plant'],
    ['/API/Create-Plant', '/api/create-plant'],
    ['/紹', '/紹介'],
  ])('The nearest page to %s is %s', (path, meant) => {
    expect(nearestPages(path, pages)[0]?.path).toBe(meant);
  });

  it('An address that resembles no page has no nearest page', () => {
    expect(nearestPages('/zzz/qqqqqq', pages)).toEqual([]);
    expect(nearestPages('/x', [])).toEqual([]);
  });

  it.each([
    ['/v1/a/b c', '/guides/a/b%20c'],
    ['/v1//evil.example', '/guides//evil.example'],
    ['/out//evil.example', '/evil.example'],
    ['/u/ada/edit', '/people?name=ada'],
    ['/blog/2020/x', 'https://blog.example/2020/x'],
    ['/price/$&', '/cost/$&'],
    ['/v2/a', undefined],
  ])('Redirects with wildcards lead from %s to %s', (path, target) => {
    const rules = [
      { source: '/v1/:slug*', destination: '/guides/:slug*' },
      { source: '/out/:slug*', destination: '/:slug*' },
      { source: '/u/:name/edit', destination: '/people?name=:name' },
      { source: '/blog/*', destination: 'https://blog.example/*' },
      { source: '/price/*', destination: '/cost/*' },
    ];
    expect(redirectedPath(path, rules)).toBe(target);
  });

  it.each([
    ['/guides/install.html', '/guides/install'],
    ['/guides/index.html', '/guides/'],
    ['/guides/index', '/guides/'],
    ['/guides/install.mdx', '/guides/install'],
    ['/guides/install', undefined],
    ['/index.html', '/'],
    ['/docs/404.html', undefined],
  ])('The modern form of the address %s is %s', (path, modern) => {
    expect(modernPath(path)).toBe(modern);
  });
});
