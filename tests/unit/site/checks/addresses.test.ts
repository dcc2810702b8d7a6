import { describe, expect, it } from 'vitest';
import { specification } from '../operations/specification.js';
import { build } from '../build.js';

/** Addresses that the site must not write a file for, each with the reason. */
const addresses: readonly [string, RegExp][] = [
  ['/../../x', /leads out of the site/],
  ['../x', /leads out of the site/],
  ['/a/../../x', /leads out of the site/],
  ['/%2e%2e/%2E%2E/x', /leads out of the site/],
  ['/..%2f..%2fx', /leads out of the site/],
  ['/..%5c..%5cx', /leads out of the site/],
  ['\\..\\..\\x', /leads out of the site/],
  ['/a\\..\\..\\x', /leads out of the site/],
  ['C:\\..\\x', /leads out of the site/],
  ['/a/..', /leads out of the site/],
  ['/../:slug*', /leads out of the site/],
  ['/a%00b', /has a character that no name/],
  ['/100%25', /has a `%`/],
  ['/a%0Ab', /cannot be seen/],
  ['/a\u2028b', /cannot be seen/],
  ['/learn//old', /a part that is empty/],
  ['/learn/./old', /a part that is empty or `\.`/],
  ['/learn\\_core/x', /has a `\\`/],
  ['/what%3F', /has a `\?`/],
  ['/c%23', /has a `#`/],
  ['/a\uD800b', /has a character that no name/],
  [`/${'a'.repeat(300)}`, /is longer than/],
  [`/${'ä'.repeat(130)}`, /is longer than/],
  [`/${'abc/'.repeat(600)}`, /is longer than/],
];

const redirected = (...sources: readonly string[]) =>
  build(
    {
      navigation: [{ group: 'G', pages: ['intro'] }],
      redirects: sources.map((source) => ({ source, destination: '/intro' })),
    },
    { pages: ['intro'] },
  );

describe('Redirect from an address that cannot be written', () => {
  it.each(addresses.filter(([source]) => !/^[A-Z]:/.test(source)))(
    'Is left out and reported with source %j',
    (source, why) => {
      const site = redirected(source, '/old');
      expect(site.redirects.map((each) => each.source)).toEqual(['/old']);
      expect(site.diagnostics).toMatchObject([
        {
          code: 'site/unwritable-address',
          message: expect.stringMatching(why) as string,
          file: 'docs.json',
          span: { start: { line: 13, column: 17 } },
        },
      ]);
    },
  );

  it.each([
    ['/learn//old', '/learn/old'],
    ['/learn\\_core/x', '/learn_core/x'],
    ['/a\\b', '/old/page'],
  ])('Is reported with the nearest address that can be written for %j', (source, nearest) => {
    expect(redirected(source).diagnostics).toMatchObject([
      { help: `Write a path of this site, such as \`${nearest}\`.` },
    ]);
  });

  it.each(['/************x', '/a*b*c*d*e', '/:a:b:c'])('Is left out if matching %j could take too long', (source) => {
    const site = redirected(source, '/old');
    expect(site.redirects.map((each) => each.source)).toEqual(['/old']);
    expect(site.diagnostics).toMatchObject([{ message: expect.stringMatching(/too many wildcards/) as string }]);
  });

  it('Is kept if a name has dots or looks like a drive letter', () => {
    const sources = ['/..a', '/a..b/c', '/...', '/C/x', '/.hidden'];
    const site = redirected(...sources);
    expect(site.redirects.map((each) => each.source)).toEqual(sources);
    expect(site.diagnostics).toEqual([]);
  });
});

describe('Operation page', () => {
  const withHref = (href: string) =>
    build(
      { openapi: 'plants.yaml', navigation: [{ group: 'G', pages: ['intro'] }] },
      {
        pages: ['intro'],
        specifications: [specification('plants.yaml', { 'GET /plants': { summary: 'List', 'x-mint': { href } } })],
      },
    );

  it.each(addresses.filter(([href]) => /\\|\uD800|aaa|ää/.test(href) && !/^[A-Z]:/.test(href)))(
    'Ignores the unwritable address %j and reports it',
    (href, why) => {
      const site = withHref(href);
      expect([...site.routes.keys()]).toEqual(['/intro', '/api-reference/list']);
      expect(site.diagnostics).toMatchObject([
        {
          code: 'site/unwritable-address',
          message: expect.stringMatching(why) as string,
          file: 'plants.yaml#/paths/~1plants/get/x-mint/href',
        },
      ]);
    },
  );

  it.each(['/../../x', '../x', '/a/../../x'])('Stays within the site with href %j', (href) => {
    expect([...withHref(href).routes.keys()]).toEqual(['/intro', '/x']);
  });

  it.each(['..\\..\\x', 'a\uD800', 'a'.repeat(300)])(
    'Ignores the unwritable directory %j and reports it',
    (directory) => {
      const site = build(
        {
          navigation: {
            groups: [
              { group: 'G', pages: ['intro'] },
              { group: 'API', openapi: { source: 'plants.yaml', directory } },
            ],
          },
        },
        { pages: ['intro'], specifications: [specification('plants.yaml', { 'GET /plants': { summary: 'List' } })] },
      );
      expect([...site.routes.keys()]).toEqual(['/intro', '/api-reference/list']);
      expect(site.diagnostics).toMatchObject([{ code: 'site/unwritable-address', file: 'docs.json', span: {} }]);
    },
  );
});
