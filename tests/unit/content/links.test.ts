import { describe, expect, it } from 'vitest';
import { pagePath, resolveLink, resolveTolerantly } from '../../../src/content/links.js';
import { isExternal } from '../../../src/shared/url.js';

const page = '/guides/start/first';
const index = '/guides/index';
const root = '/';

function pathOf(target: string, from = page): string {
  const link = resolveLink(target, from);
  if (link.kind !== 'internal') throw new Error(`${target} is ${link.kind}`);
  return link.path;
}

describe('resolveLink', () => {
  it.each([
    ['/guides/intro', '/guides/intro'],
    ['/guides/intro/', '/guides/intro'],
    ['/guides/intro.mdx', '/guides/intro'],
    ['/guides/intro.MD', '/guides/intro'],
    ['/guides/index', '/guides'],
    ['/guides/index.mdx', '/guides'],
    ['/index', '/'],
    ['/', '/'],
    ['second', '/guides/start/second'],
    ['./second.mdx', '/guides/start/second'],
    ['../other', '/guides/other'],
    ['../../quickstart/', '/quickstart'],
    ['../../../../quickstart', '/quickstart'],
    ['.', '/guides/start'],
    ['./', '/guides/start'],
    ['/a//b', '/a/b'],
    ['/release-1.2', '/release-1.2'],
    ['/images/a.png', '/images/a.png'],
    ['/with%20space', '/with space'],
    ['/with space', '/with space'],
    ['/100%', '/100%'],
    ['  /trimmed  ', '/trimmed'],
  ])('The path of %s is %s', (target, path) => {
    expect(pathOf(target)).toBe(path);
  });

  it('Resolves a relative target from the folder of the file', () => {
    expect(pathOf('./intro', index)).toBe('/guides/intro');
    expect(pathOf('intro', root)).toBe('/intro');
    expect(pathOf('.', root)).toBe('/');
  });

  it('Keeps the query and fragment and decodes the fragment for comparison', () => {
    expect(resolveLink('/guides/intro.mdx?tab=a#caf%C3%A9', page)).toEqual({
      kind: 'internal',
      path: '/guides/intro',
      href: '/guides/intro?tab=a#caf%C3%A9',
      fragment: 'café',
    });
    expect(pathOf('?tab=b', index)).toBe('/guides');
    expect(resolveLink('?tab=b', page)).toMatchObject({
      path: '/guides/start/first',
      href: '/guides/start/first?tab=b',
    });
  });

  it('Returns an encoded address', () => {
    expect(resolveLink('/with space/ü', page)).toMatchObject({ href: '/with%20space/%C3%BC' });
    expect(resolveLink('/@scope/a:b', page)).toMatchObject({ href: '/@scope/a:b' });
  });

  it('Recognizes fragments of the page itself', () => {
    expect(resolveLink('#setup', page)).toEqual({ kind: 'anchor', href: '#setup', fragment: 'setup' });
    expect(resolveLink('#', page)).toEqual({ kind: 'anchor', href: '#', fragment: '' });
    expect(resolveLink('', page)).toMatchObject({ kind: 'anchor', fragment: '' });
  });

  it.each([
    'https://x.example/a',
    'HTTP://x.example',
    'mailto:a@x.example',
    'tel:+1',
    '//cdn.example/x.js',
    'data:image/png;base64,AA',
  ])('The external address %s is kept', (target) => {
    expect(resolveLink(target, page)).toEqual({ kind: 'external', href: target });
  });

  it('A colon within a path is not a scheme', () => {
    expect(isExternal('guides/a:b')).toBe(false);
    expect(pathOf('/a:b')).toBe('/a:b');
  });
});

describe('resolveTolerantly', () => {
  const there = new Set(['/guides/soil', '/docs/own', '/images/a.png']);
  const led = (target: string, base: string) => {
    const link = resolveTolerantly(target, '/guides/start', { paths: there, base });
    return link.kind === 'internal' ? link.href : link;
  };

  it('Removes the base of the site from an address', () => {
    expect(led('/docs/guides/soil?a=1#b', '/docs')).toBe('/guides/soil?a=1#b');
    expect(led('/docs/images/a.png', '/docs')).toBe('/images/a.png');
    expect(led('/docs', '/docs')).toBe('/');
    expect(led('/docs/#top', '/docs')).toBe('/#top');
    // The page of an operation has no file.
    expect(led('/docs/api/create', '/docs')).toBe('/api/create');
  });

  it('Keeps an address if its path exists or only starts like the base', () => {
    expect(led('/docs/own', '/docs')).toBe('/docs/own');
    expect(led('/docs/guides/soil', '')).toBe('/docs/guides/soil');
    expect(led('/docsify', '/docs')).toBe('/docsify');
    expect(led('soil', '/docs')).toBe('/guides/soil');
  });
});

describe('pagePath', () => {
  it.each([
    ['introduction', '/introduction'],
    ['/guides/intro.mdx', '/guides/intro'],
    ['./guides/', '/guides'],
    ['guides/index', '/guides'],
    ['index', '/'],
    ['', '/'],
    ['guides/reindex', '/guides/reindex'],
  ])('The path of %j is %s', (written, path) => {
    expect(pagePath(written)).toBe(path);
  });
});
