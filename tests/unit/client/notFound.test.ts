import { describe, expect, it } from 'vitest';
import { modernPath, nearestPages } from '../../../src/client/notFound.js';

const pages = [
  '/quickstart',
  '/guides/install',
  '/guides/upgrade',
  '/api/create-plant',
  '/api/delete-plant',
  '/紹介',
].map((path) => ({ path }));

describe('an address without a page', () => {
  it.each([
    ['/quickstrt', '/quickstart'],
    ['/old/place/quickstart', '/quickstart'],
    ['/guide/install', '/guides/install'],
    ['/api/createPlant', '/api/create-plant'],
    ['/API/Create-Plant', '/api/create-plant'],
    ['/紹', '/紹介'],
  ])('%s most likely meant %s', (path, meant) => {
    expect(nearestPages(path, pages)[0]?.path).toBe(meant);
  });

  it('meant none when nothing is like it', () => {
    expect(nearestPages('/zzz/qqqqqq', pages)).toEqual([]);
    expect(nearestPages('/x', [])).toEqual([]);
  });

  it.each([
    ['/guides/install.html', '/guides/install'],
    ['/guides/index.html', '/guides/'],
    ['/guides/index', '/guides/'],
    ['/guides/install.mdx', '/guides/install'],
    ['/guides/install', undefined],
    ['/index.html', '/'],
    ['/docs/404.html', undefined],
  ])('in an old form, %s, stands for %s', (path, modern) => {
    expect(modernPath(path)).toBe(modern);
  });
});
