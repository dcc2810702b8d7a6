import { describe, expect, it } from 'vitest';
import { addressOf } from '../../../src/site/address.js';
import { llmsFullTxt, llmsTxt } from '../../../src/features/feeds/llms.js';
import { crumbsOf } from '../../../src/site/crumbs.js';
import { inReadingOrder } from '../../../src/site/order.js';
import { redirectRules, vercelJson } from '../../../src/features/feeds/redirectRules.js';
import { robotsTxt, sitemapFiles } from '../../../src/features/feeds/sitemap.js';
import { messagesOf } from '../../../src/i18n/messagesOf.js';
import { build, page, routeOf } from '../site/build.js';

const { texts } = messagesOf('en');

const site = build(
  {
    name: 'Fern',
    tabs: [{ name: 'API', url: 'api' }],
    primaryTab: { name: 'Guides' },
    navigation: [
      { group: 'Start', pages: ['intro', 'with space'] },
      { group: 'Endpoints', pages: ['api/list'] },
    ],
  },
  {
    pages: [
      page('api/list', { title: 'List *all*', description: 'Every [one](/x) of them,\nin `order`.' }),
      page('with space', { title: 'Second' }),
      page('intro', { title: 'First', description: 'x'.repeat(400) }),
    ],
  },
);
const here = addressOf('https://docs.fern.example/', '/docs');

describe('llms.txt', () => {
  it('The file names the site and lists its pages in reading order, as links to their Markdown', () => {
    const text = llmsTxt(
      site,
      inReadingOrder(site),
      { OpenAPI: ['/openapi.yaml'], AsyncAPI: ['/events.yaml'] },
      here,
      texts,
    );
    expect(text.replace(/x{100,}/, 'x…')).toBe(
      [
        '# Fern',
        '',
        '## Guides',
        '',
        '- [First](https://docs.fern.example/docs/intro.md): x……',
        '- [Second](https://docs.fern.example/docs/with%20space.md)',
        '',
        '## API',
        '',
        '- [List all](https://docs.fern.example/docs/api/list.md): Every one of them, in order.',
        '',
        '## OpenAPI Specs',
        '',
        '- [openapi.yaml](https://docs.fern.example/docs/openapi.yaml)',
        '',
        '## AsyncAPI Specs',
        '',
        '- [events.yaml](https://docs.fern.example/docs/events.yaml)',
        '',
      ].join('\n'),
    );
    expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThan(380);
  });

  it('Pages of other versions have their own section', () => {
    const versioned = build(
      {
        versions: ['v2', 'v1'],
        navigation: [
          { group: 'Start', version: 'v2', pages: ['intro'] },
          { group: 'Start', version: 'v1', pages: ['v1/intro'] },
          { group: 'Start', pages: ['terms'] },
        ],
      },
      { pages: ['intro', 'v1/intro', 'terms'] },
    );
    expect(llmsTxt(versioned, inReadingOrder(versioned), {}, addressOf(undefined, ''), texts)).toBe(
      '# Test\n\n## Start\n\n- [Intro](/intro.md)\n- [Terms](/terms.md)\n\n## Start (v1)\n\n- [Intro](/v1/intro.md)\n',
    );
  });

  it('Pages of every version and product are in the order of the navigation', () => {
    const tabsOf = (at: string): unknown[] => [
      { tab: 'Guide', pages: [`${at}/start`, `${at}/more`] },
      {
        tab: 'API',
        anchors: [
          { anchor: 'Calls', pages: [`${at}/list`] },
          { anchor: 'Types', pages: [`${at}/a`] },
        ],
      },
    ];
    const productsOf = (version: string): unknown[] =>
      ['reeds', 'boats'].map((product) => ({ product, tabs: tabsOf(`${version}/${product}`) }));
    const expected = ['v2', 'v1'].flatMap((version) =>
      ['reeds', 'boats'].flatMap((product) =>
        ['start', 'more', 'list', 'a'].map((name) => `/${version}/${product}/${name}`),
      ),
    );
    const versioned = build(
      {
        ...{ $schema: 'https://mintlify.com/docs.json', theme: 'mint', colors: { primary: '#0f766e' } },
        navigation: { versions: ['v2', 'v1'].map((version) => ({ version, products: productsOf(version) })) },
      },
      { pages: expected.map((path) => path.slice(1)).toSorted() },
    );
    expect(inReadingOrder(versioned).map(({ path }) => path)).toEqual(expected);
    const text = llmsTxt(versioned, inReadingOrder(versioned), {}, addressOf(undefined, ''), texts);
    expect(text.match(/^## .*/gm)).toEqual(['## reeds', '## boats', '## reeds (v1)', '## boats (v1)']);
    expect(crumbsOf(routeOf(versioned, '/v1/boats/start'))).toEqual(['boats', 'Guide']);
  });

  it('Links are root-relative without the address of the site', () => {
    expect(llmsTxt(site, inReadingOrder(site), {}, addressOf(undefined, ''), texts)).toContain('](/with%20space.md)');
  });

  it('Titles and descriptions are no elements, links or marks', () => {
    const odd = build(
      { navigation: [{ group: 'Start', pages: ['card'] }] },
      { pages: [page('card', { title: '<Card />', description: 'A `<Box>` for `a`*`b` and [0](1).' })] },
    );
    expect(llmsTxt(odd, inReadingOrder(odd), {}, addressOf(undefined, ''), texts)).toContain(
      '- [\\<Card />](/card.md): A \\<Box> for a\\*b and 0.\n',
    );
  });

  it('The instructions of docs.json come first', () => {
    const telling = build(
      { markdown: { instructions: ['Name the version.', 'Use the SDK.'] }, navigation: { pages: ['intro'] } },
      { pages: ['intro'] },
    );
    const block = '> ## Agent Instructions\n> Name the version.\n> Use the SDK.';
    const listed = inReadingOrder(telling);
    expect(llmsTxt(telling, listed, {}, here, texts)).toMatch(new RegExp(`^# Test\\n\\n${block}\\n\\n## `));
    expect([...llmsFullTxt(telling, listed, () => ({ markdown: '# A\n' }), here, texts)].join('')).toMatch(
      new RegExp(`^${block}\\n\\n# A\\n`),
    );
  });

  it('The full text contains every page, with its address under the title', () => {
    const routes = [routeOf(site, '/intro'), routeOf(site, '/api/list')];
    expect(
      [...llmsFullTxt(site, routes, ({ title }) => ({ markdown: `# ${title}\n\nText.\n` }), here, texts)].join(''),
    ).toBe(
      '# First\nSource: https://docs.fern.example/docs/intro\n\nText.\n\n\n# List *all*\nSource: https://docs.fern.example/docs/api/list\n\nText.\n',
    );
  });
});

describe('sitemap.xml and robots.txt', () => {
  it('Addresses are absolute, with dates when they are known', () => {
    const routes = inReadingOrder(site).map((route) =>
      route.path === '/intro' ? { ...route, modified: '2026-01-02T03:04:05+00:00' } : route,
    );
    const xml = sitemapFiles(routes, here).get('/sitemap.xml') ?? '';
    expect(xml).toContain(
      '<url><loc>https://docs.fern.example/docs/intro</loc><lastmod>2026-01-02T03:04:05+00:00</lastmod></url>',
    );
    expect(xml).toContain('<url><loc>https://docs.fern.example/docs/with%20space</loc></url>');
    expect(robotsTxt(here, true)).toContain('Sitemap: https://docs.fern.example/docs/sitemap.xml');
    expect(robotsTxt(addressOf(undefined, ''), false)).toBe('User-agent: *\nAllow: /\n');
  });

  it('Special characters of XML are escaped', () => {
    const odd = build({ navigation: [{ group: 'G', pages: ["a&b'c"] }] }, { pages: ["a&b'c"] });
    expect(sitemapFiles([...odd.routes.values()], here).get('/sitemap.xml')).toContain('/docs/a&amp;b&apos;c</loc>');
  });
});

describe('_redirects', () => {
  const rules = (redirects: object[], base = ''): string[] => {
    const made = build(
      { redirects, navigation: [{ group: 'G', pages: ['guides/intro'] }] },
      { pages: ['guides/intro'] },
    );
    return redirectRules(made, { base })?.trimEnd().split('\n') ?? [];
  };

  it('Each redirect is a line, including those of the home page and of folders', () => {
    expect(rules([{ source: '/old', destination: '/guides/intro' }])).toEqual([
      '/ /guides/intro 302',
      '/old /guides/intro 301',
      '/guides /guides/intro 302',
    ]);
  });

  it('Wildcards are written in the syntax of hosts', () => {
    expect(rules([{ source: '/v1/:slug*', destination: '/guides/:slug*' }])).toContain('/v1/* /guides/:splat 301');
    expect(rules([{ source: '/v2/:s*', destination: '/guides/:s*' }])).toContain('/v2/* /guides/:splat 301');
    expect(rules([{ source: '/blog/*', destination: 'https://blog.example', permanent: false }])).toContain(
      '/blog/* https://blog.example 302',
    );
    expect(rules([{ source: '/u/:name/edit', destination: '/guides/:name' }])).toContain(
      '/u/:name/edit /guides/:name 301',
    );
    expect(rules([{ source: '/a/*/b', destination: '/guides/intro' }]).join()).not.toContain('/a/');
  });

  it('Redirects of one path come before those with wildcards', () => {
    const lines = rules([
      { source: '/v1/:slug*', destination: '/guides/:slug*' },
      { source: '/v1/first', destination: '/guides/intro' },
    ]);
    expect(lines.indexOf('/v1/first /guides/intro 301')).toBeLessThan(lines.indexOf('/v1/* /guides/:splat 301'));
  });

  it('Both addresses are encoded once', () => {
    expect(rules([{ source: '/mit leer/ü', destination: '/guides/intro' }])).toContain(
      '/mit%20leer/%C3%BC /guides/intro 301',
    );
    expect(rules([{ source: '/caf%C3%A9', destination: '/über?a=b#c' }])).toContain('/caf%C3%A9 /%C3%BCber?a=b#c 301');
  });

  it('The home page has one redirect, that of docs.json', () => {
    const lines = rules([{ source: '/', destination: '/guides/intro' }], '/docs');
    expect(lines.filter((line) => line.startsWith('/docs/ '))).toEqual(['/docs/ /docs/guides/intro 301']);
  });

  it('Both addresses get the base', () => {
    expect(rules([{ source: '/old', destination: '/guides/intro' }], '/docs')).toContain(
      '/docs/old /docs/guides/intro 301',
    );
  });
});

describe('vercel.json', () => {
  it('Special characters of patterns are escaped', () => {
    const redirects = [{ source: '/c++(old)', destination: '/guides/intro' }];
    const made = build(
      { redirects, navigation: [{ group: 'G', pages: ['guides/intro'] }] },
      { pages: ['guides/intro'] },
    );
    expect(vercelJson(made, { base: '' })).toContain(JSON.stringify('/c\\+\\+\\(old\\)'));
  });

  it('Every redirect is listed, with the wildcards of the host', () => {
    const redirects = [
      { source: '/v1/:slug*', destination: '/guides/:slug*' },
      { source: '/blog/*', destination: 'https://blog.example/*', permanent: false },
    ];
    const made = build(
      { redirects, navigation: [{ group: 'G', pages: ['guides/intro'] }] },
      { pages: ['guides/intro'] },
    );
    expect(JSON.parse(vercelJson(made, { base: '/docs' }))).toEqual({
      redirects: [
        { source: '/docs/', destination: '/docs/guides/intro', permanent: false },
        { source: '/docs/guides', destination: '/docs/guides/intro', permanent: false },
        { source: '/docs/v1/:slug*', destination: '/docs/guides/:slug*', permanent: true },
        { source: '/docs/blog/:splat*', destination: 'https://blog.example/:splat*', permanent: false },
      ],
    });
  });
});
