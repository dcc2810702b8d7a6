import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../../../src/diagnostics/diagnostic.js';
import { build, page } from '../build.js';

const navigation = [{ group: 'All', pages: ['guides/start', 'guides/index', 'api/plants', 'ünïcode/page one'] }];
const span = { start: { line: 7, column: 3 }, end: { line: 7, column: 9 } };

/** The diagnostics of links to these targets on `guides/start`. */
function said(targets: string[], docs: object = {}): Diagnostic[] {
  const references = targets.map((target) => ({ kind: 'link' as const, target, span }));
  return build(
    { navigation, ...docs },
    {
      pages: [
        page('guides/start', {}, { references, ids: ['set-up', 'café'] }),
        page('guides/index', {}, { ids: ['install'] }),
        'api/plants',
        'ünïcode/page one',
        page(
          'with-snippet',
          {},
          { body: { code: '', imports: [{ names: { A: 'default' }, module: '/a.mdx' }], needs: [], script: '' } },
        ),
        page('broken', {}, { body: undefined }),
        page('elsewhere', { url: 'https://x.example' }),
      ],
      assets: ['/files/a b.pdf', '/openapi.json'],
    },
  ).diagnostics.filter(({ code }) => code.startsWith('site/dead'));
}

it('A link that leaves out the folder of its version is meant within that version', () => {
  const references = [{ kind: 'link' as const, target: '/setup#soil', span }];
  const { diagnostics } = build(
    { navigation: [{ group: 'All', pages: ['v1/setup', 'v2/setup', 'v2/guides/start'] }] },
    { pages: ['v1/setup', 'v2/setup', page('v2/guides/start', {}, { references })] },
  );
  expect(diagnostics.find(({ code }) => code === 'site/dead-link')?.help).toBe('Did you mean `/v2/setup`?');
});

describe('Valid link', () => {
  it.each([
    '/guides/start',
    '/guides/start/',
    '/guides/start.mdx',
    '/guides/start.md?x=1',
    'start',
    './start.mdx#set-up',
    '../api/plants',
    'api/plants',
    'files/a b.pdf',
    '/guides',
    '/guides/',
    '/guides/index',
    '/guides/index.mdx#install',
    '.',
    '/',
    '/#whatever',
    '/%C3%BCn%C3%AFcode/page%20one',
    '/ünïcode/page one',
    '/files/a%20b.pdf',
    '/openapi.json',
    '/llms.txt',
    '/sitemap.xml',
    '/guides/rss.xml',
    '/old',
    '/old/',
    '/moved/a/b',
    '/elsewhere',
    '/api',
    'https://x.example/nowhere',
    '//x.example',
    'mailto:a@x.example',
    '#set-up',
    '#setup',
    './start#Set-Up',
    '#caf%C3%A9',
    '#café',
    '#',
    '#top',
    '',
    '#:~:text=hello',
    '/with-snippet#of-the-snippet',
    '/broken#what-was-there',
  ])('%j is not reported', (target) => {
    const redirects = [
      { source: '/old', destination: '/guides/start' },
      { source: '/moved/:path*', destination: '/guides/:path*' },
    ];
    expect(said([target], { redirects })).toEqual([]);
  });
});

it('A link in another letter case is reported with the existing address', () => {
  const help = 'Write `/guides/start`: most servers distinguish upper and lower case.';
  const { diagnostics } = build(
    { navigation },
    {
      pages: [
        page('guides/start', {}, { references: [{ kind: 'link', target: '/Guides/Start', span }] }),
        'guides/index',
        'api/plants',
        'ünïcode/page one',
      ],
    },
  );
  expect(diagnostics).toMatchObject([{ code: 'site/letter-case', help, span }]);
});

describe('Dead link', () => {
  it('Is reported with its position and the nearest page', () => {
    expect(said(['/guides/strat'])).toEqual([
      {
        code: 'site/dead-link',
        severity: 'warning',
        message: 'The link `/guides/strat` leads to no page.',
        help: 'Did you mean `/guides/start`?',
        file: 'content/guides/start.mdx',
        span,
      },
    ]);
  });

  it('Is reported once per file with its number of occurrences', () => {
    expect(said(['/gone', '/gone', '/lost'])).toMatchObject([
      { message: 'The link `/gone` leads to no page; it appears 2 times in this file.', span },
      { message: 'The link `/lost` leads to no page.' },
    ]);
  });

  it.each([
    ['/reference/plants', 'Did you mean `/api/plants`?'],
    ['llms.txt', 'Did you mean `/llms.txt`?'],
    ['www.x.example', 'Did you mean `https://www.x.example`?'],
    ['sub.x-y.net', 'Did you mean `https://sub.x-y.net`?'],
    ['me@x.example', 'Did you mean `mailto:me@x.example`?'],
    ['/nothing/like/it', 'Correct the address, or create the page.'],
    ['/files/b.pdf', 'Correct the address, or create the page.'],
    ['/guides/start/deeper', 'Correct the address, or create the page.'],
  ])('The help for %s is "%s"', (target, help) => {
    expect(said([target])).toMatchObject([{ code: 'site/dead-link', help }]);
  });
});

it('A link into a division is not reported if its specification could not be read', () => {
  const tabs = [{ name: 'Plants', url: 'plants', openapi: 'https://x.example/openapi.json' }];
  expect(said(['/plants/create', '/plantsx'], { tabs })).toMatchObject([
    { message: 'The link `/plantsx` leads to no page.' },
  ]);
});

describe('Dead fragment', () => {
  it.each([
    ['#setups', 'The link `#setups` names no heading of this page.', 'Did you mean `#set-up`?'],
    ['/guides#instal', 'The link `/guides#instal` names no heading of `/guides`.', 'Did you mean `#install`?'],
    ['./start#Setp-Up', 'The link `./start#Setp-Up` names no heading of this page.', 'Did you mean `#set-up`?'],
    ['/guides#12-install', 'The link `/guides#12-install` names no heading of `/guides`.', 'Did you mean `#install`?'],
    [
      '/api/plants#x',
      'The link `/api/plants#x` names no heading of `/api/plants`.',
      'Correct or remove the part after `#`.',
    ],
  ])('%s is reported as "%s"', (target, message, help) => {
    expect(said([target])).toMatchObject([{ code: 'site/dead-anchor', message, help, span }]);
  });
});

it('A fragment of a page whose operation is in no specification that could be read is not reported', () => {
  const pages = [page('guides/start'), page('api/plant', { openapi: 'GET /plants' }, { ids: ['own'] })];
  const references = [{ kind: 'link' as const, target: '/api/plant#body-name', span }];
  const { diagnostics } = build(
    { navigation: [{ group: 'A', pages: ['guides/start', 'api/plant'] }] },
    { pages, modules: [{ file: 'content/snippets/note.mdx', references }] },
  );
  expect(diagnostics.map(({ code }) => code)).not.toContain('site/dead-anchor');
});

describe('Links of a snippet', () => {
  const broken = [
    { kind: 'link' as const, target: '/guides/strat', span },
    { kind: 'link' as const, target: '#of-any-page', span: undefined },
    { kind: 'link' as const, target: 'guides/start#setting-up', span: undefined },
    { kind: 'asset' as const, target: 'images/none.png', span: undefined },
    { kind: 'link' as const, target: 'guides/start#set-up', span: undefined },
  ];
  const pages = [page('guides/start', {}, { ids: ['set-up'] })];
  const found = (file: string) =>
    build({ navigation: [{ group: 'A', pages: ['guides/start'] }] }, { pages, modules: [{ file, references: broken }] })
      .diagnostics;

  it('Are checked once, from the root, for all importing pages', () => {
    const file = 'content/snippets/note.mdx';
    expect(found(file)).toMatchObject([
      { code: 'site/dead-link', file, span, help: 'Did you mean `/guides/start`?' },
      {
        code: 'site/dead-anchor',
        file,
        message: 'The link `guides/start#setting-up` names no heading of `/guides/start`.',
      },
      { code: 'site/missing-asset', file },
    ]);
  });

  it('Name a page where a relative link leads nowhere', () => {
    const file = 'content/snippets/note.mdx';
    const snippetLinks = [{ kind: 'link' as const, target: 'moss', span, file }];
    const { diagnostics } = build(
      { navigation: [{ group: 'A', pages: ['guides/start', 'api/plants'] }] },
      { pages: [page('guides/start', {}, { snippetLinks }), page('api/plants', {}, { snippetLinks }), 'api/moss'] },
    );
    expect(diagnostics.filter(({ code }) => code === 'site/dead-link')).toMatchObject([
      {
        file,
        message: 'The link `moss` leads to no page.',
        help: 'On `/guides/start` it leads to `/guides/moss`. Did you mean `/api/moss`?',
      },
    ]);
  });

  it('Report a missing file once for all its places', () => {
    const asset = { kind: 'asset' as const, target: 'images/none.png', span };
    const { diagnostics } = build(
      { navigation: [{ group: 'A', pages: ['guides/start'] }] },
      { pages, modules: [{ file: 'content/snippets/icons.mdx', references: [asset, asset, asset] }] },
    );
    expect(diagnostics).toMatchObject([
      {
        code: 'site/missing-asset',
        message: 'The file `images/none.png` does not exist; it appears 3 times in this file.',
      },
    ]);
  });

  it('Are checked as links of a page if the snippet is a page', () => {
    expect(found('content/guides/start.mdx')).toEqual([]);
  });
});

describe('Links of docs.json', () => {
  it('Are checked like links of pages', () => {
    const docs = {
      logo: { light: 'https://x.example/l.svg', href: '/nowhere' },
      topbarLinks: [
        { name: 'Ok', url: '/guides/start' },
        { name: 'Bad', url: '/guides/strat' },
        { name: 'Part', url: '/guides/start#tools' },
        { name: 'Well', url: '/guides/start#set-up' },
      ],
      topbarCtaButton: { name: 'Go', url: '/api/plant' },
      footer: { links: [{ links: [{ label: 'Bad', url: '/gone' }] }] },
      redirects: [
        { source: '/a', destination: '/b' },
        { source: '/b', destination: '/guides' },
        { source: '/c', destination: '/gone' },
        { source: '/d/:x*', destination: '/gone/:x*' },
      ],
    };
    const found = said([], docs).map(({ message, file }) => `${file}: ${message}`);
    expect(found).toEqual([
      'docs.json: The link `/nowhere` leads to no page.',
      'docs.json: The link `/guides/strat` leads to no page.',
      'docs.json: The link `/guides/start#tools` names no heading of `/guides/start`.',
      'docs.json: The link `/api/plant` leads to no page.',
      'docs.json: The link `/gone` leads to no page.',
      'docs.json: The link `/gone` leads to no page.',
    ]);
    expect(said([], docs)[1]).toMatchObject({ help: 'Did you mean `/guides/start`?', span: { start: { line: 25 } } });
  });

  it('Are checked in the texts of the banner and of the page for wrong addresses', () => {
    const docs = {
      navigation: { pages: ['guides/start'] },
      banner: { content: 'New: [a](/gone), [b](/guides/start) and `[c](/code)`' },
      errors: { 404: { description: 'Try the [start](/guides/strat).' } },
    };
    expect(said([], docs).map(({ message, span: { start } = span }) => `${start.line}: ${message}`)).toEqual([
      '9: The link `/gone` leads to no page.',
      '13: The link `/guides/strat` leads to no page.',
    ]);
  });
});
