import { describe, expect, it } from 'vitest';
import { fileAt, isPlain, localAddress } from '../../../../src/features/export/addresses.js';

const files = new Set([
  ...['index.html', '404.html', 'start/index.html', 'guides/first/index.html', 'guides/a b/index.html'],
  ...['v1.0/index.html', 'old.html', 'images/fern.png', '_astro/page.css', 'LICENSE'],
]);

describe('Addresses of an export', () => {
  it.each([
    ['/', 'index.html'],
    ['/start', 'start/index.html'],
    ['/start/', 'start/index.html'],
    ['/old', 'old.html'],
    ['/guides/a%20b', 'guides/a b/index.html'],
    ['/images/fern.png', 'images/fern.png'],
    ['/nowhere', undefined],
  ])('The address %s is answered with %s', (address, file) => expect(fileAt(address, files)).toBe(file));

  it.each([
    ['/start', 'index.html', 'start/index.html'],
    ['/start#soil', 'guides/first/index.html', '../../start/index.html#soil'],
    ['/guides/a%20b?x=1', 'start/index.html', '../guides/a%20b/index.html?x=1'],
    ['/_astro/page.css', '404.html', '_astro/page.css'],
    ['/missing.png', 'start/index.html', '../missing.png'],
    // A host shows the page at an address without a slash at its end.
    ['second', 'guides/first/index.html', '../second'],
    ['../images/fern.png', '_astro/page.css', '../images/fern.png'],
    ['//fonts.example.com/a.css', 'index.html', 'https://fonts.example.com/a.css'],
  ])('The address %s in %s becomes %s', (address, from, local) =>
    expect(localAddress(address, from, files)).toBe(local),
  );

  it('A link to a page that is not there leads to the page that says so', () => {
    expect(localAddress('/nowhere', 'start/index.html', files, '404.html')).toBe('../404.html');
  });

  it.each(['#soil', '?tab=2', 'https://example.com/', 'mailto:fern@example.com', 'data:,x', ''])(
    'The address %s stays as it is',
    (address) => expect(localAddress(address, 'start/index.html', files)).toBeUndefined(),
  );

  it('Addresses whose file their look does not tell are known', () => {
    expect(isPlain('/start', 'start/index.html')).toBe(true);
    expect(isPlain('/', 'index.html')).toBe(true);
    expect(isPlain('/images/fern.png', 'images/fern.png')).toBe(true);
    expect(isPlain('/v1.0', 'v1.0/index.html')).toBe(false);
    expect(isPlain('/LICENSE', 'LICENSE')).toBe(false);
    expect(isPlain('/old', 'old.html')).toBe(false);
  });
});
