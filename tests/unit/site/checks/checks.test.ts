import { describe, expect, it } from 'vitest';
import { build, codes, page } from '../build.js';

const group = (name: string, ...pages: string[]) => ({ group: name, pages });
const start = [group('Start', 'intro')];

describe('pages of the navigation', () => {
  it('without a file are told with their place and the nearest file', () => {
    const site = build(
      { navigation: [group('Start', 'intro', 'quikstart', 'old/install', 'nothing')] },
      { pages: ['intro', page('quickstart', { hidden: true }), page('guides/install', { hidden: true })] },
    );
    expect(site.diagnostics).toMatchObject([
      {
        code: 'site/missing-page',
        severity: 'warning',
        message: 'The navigation lists `quikstart`, but there is no such page.',
        help: 'Did you mean `quickstart`?',
        file: 'docs.json',
        span: { start: { line: 8, column: 9 }, end: { line: 8, column: 20 } },
      },
      { help: 'Did you mean `guides/install`?' },
      { help: 'Create `nothing.mdx`, or take the entry out.' },
    ]);
  });

  it('that name an operation are looked for in specifications, not among files', () => {
    const site = build({ navigation: [group('API', 'GET /plants', 'spec.json post /plants')] }, { pages: ['index'] });
    expect(codes(site)).toEqual(['openapi/unknown-operation', 'openapi/unknown-operation']);
  });

  it('listed twice are told where and where first', () => {
    const site = build({ navigation: [group('A', 'intro'), group('B', '/intro.mdx')] }, { pages: ['intro'] });
    expect(site.diagnostics).toMatchObject([
      {
        code: 'site/repeated-page',
        message: 'The navigation lists `/intro` twice; the first time is in line 7.',
        span: { start: { line: 13 } },
      },
    ]);
  });

  it('that two divisions share are told once, and each that one division lists twice', () => {
    const tabs = [
      { tab: 'One', groups: [group('A', 'a', 'b', 'c', 'a')] },
      { tab: 'Two', groups: [group('B', 'a', 'b', 'c')] },
    ];
    const said = build({ theme: 'mint', navigation: { tabs } }, { pages: ['a', 'b', 'c'] })
      .diagnostics.filter(({ code }) => code === 'site/repeated-page')
      .map(({ message }) => message.replace(/; .*/, ''));
    expect(said).toEqual(['The navigation lists `/a` twice', 'The navigation lists `/a` and 2 more pages twice']);
  });

  it('listed twice for one version, or once for all and once for one, are told too', () => {
    const navigation = [
      { ...group('A', 'intro'), version: 'v1' },
      { ...group('B', 'intro'), version: 'v2' },
      { ...group('C', 'intro'), version: 'v2' },
      group('D', 'intro'),
    ];
    const site = build({ versions: ['v1', 'v2'], navigation }, { pages: ['intro'] });
    expect(codes(site)).toEqual(['site/repeated-page', 'site/repeated-page']);
  });
});

describe('divisions', () => {
  it('whose pages all belong to more precise ones are told so', () => {
    const tabs = [
      { name: 'Docs', url: 'docs' },
      { name: 'A', url: 'docs/a' },
    ];
    const site = build({ tabs, navigation: [group('A', 'docs/a/one')] }, { pages: ['docs/a/one'] });
    expect(site.diagnostics).toMatchObject([
      { message: 'The tab "Docs" is left out: every page under `docs` belongs to another tab.' },
    ]);
  });

  it('that operations are to fill are no fault', () => {
    const tabs = [{ name: 'API', url: 'api', openapi: '/openapi.json' }];
    expect(codes(build({ tabs, navigation: start }, { pages: ['intro'] }))).toEqual([]);
  });
});

describe('icons', () => {
  it('of the commercial set are named as such, and nothing is proposed that only looks alike', () => {
    const icons = ['alicorn', 'fa-angle-90', 'rokcet', 'no-such-thing'].map((name) => ({ name, span: undefined }));
    const { diagnostics } = build({ navigation: [group('A', 'a')] }, { pages: [page('a', {}, { icons })] });
    expect(diagnostics.map(({ message, help }) => `${message} ${help ?? ''}`)).toEqual([
      expect.stringMatching(/^The icon `alicorn` is part of Font Awesome Pro.*Use an icon of the free sets/),
      expect.stringMatching(/^The icon `fa-angle-90` is part of Font Awesome Pro/),
      'There is no icon `rokcet`. Did you mean `rocket`?',
      expect.stringMatching(/^There is no icon `no-such-thing`. Use a name of/),
    ]);
  });
});

describe('assets', () => {
  const assets = ['/logo/light.svg', '/images/back.png', '/guides/pictures/a b.png'];
  const picture = (target: string) => ({ kind: 'asset' as const, target, span: undefined });

  it('of docs.json that do not exist are told once each', () => {
    const docs = {
      logo: 'logo/lite.svg',
      favicon: '/favicon.ico',
      backgroundImage: '/background.png',
      font: { family: 'Reed', url: '/reed.woff2' },
      navigation: start,
    };
    expect(build(docs, { pages: ['intro'], assets }).diagnostics).toMatchObject([
      { code: 'site/missing-asset', help: 'Did you mean `/logo/light.svg`?', span: { start: { line: 3 } } },
      { help: 'Put it at `/favicon.ico`, or correct the path.', span: { start: { line: 4 } } },
      { message: 'The file `/background.png` does not exist.', span: { start: { line: 5 } } },
      { message: 'The file `/reed.woff2` does not exist.', span: { start: { line: 8 } } },
    ]);
  });

  it('of both modes are told apart', () => {
    const docs = { logo: { light: '/logo/light.svg', dark: '/logo/dark.svg' }, navigation: start };
    const { diagnostics } = build(docs, { pages: ['intro'], assets });
    expect(diagnostics).toMatchObject([
      { message: 'The file `/logo/dark.svg` does not exist.', span: { start: { line: 5 } } },
    ]);
  });

  it('of pages are found from the page, whatever way they are written', () => {
    const references = [
      './pictures/a b.png',
      'pictures/a%20b.png?raw#x',
      '../images/back.png',
      '/images/back.png',
      'https://x.example/a.png',
      'data:image/png;base64,AA',
      './a.png',
    ].map(picture);
    const { diagnostics } = build(
      { navigation: start },
      { pages: ['intro', page('guides/one', { hidden: true }, { references })], assets },
    );
    expect(diagnostics).toEqual([
      {
        code: 'site/missing-asset',
        severity: 'warning',
        message: 'The file `./a.png` does not exist.',
        help: 'Put it at `/guides/a.png`, or correct the path.',
        file: 'content/guides/one.mdx',
      },
    ]);
  });
});

it('redirects from the address of a page have no effect and are told', () => {
  const redirects = [{ source: '/intro/', destination: 'https://x.example' }];
  const site = build({ navigation: start, redirects }, { pages: ['intro'] });
  expect(site.diagnostics).toMatchObject([
    { code: 'site/shadowed-redirect', file: 'docs.json', span: { start: { line: 13 } } },
  ]);
  expect(site.redirects).toEqual([]);
});

describe('dates that pages are to show', () => {
  const shown = { trellis: { lastUpdated: true }, navigation: start };
  const byHand = page('intro', { lastUpdatedDate: '2026-01-31' });

  it.each([
    ['that git does not know', shown, { pages: ['intro'], changed: new Map() }, 1],
    ['that git knows', shown, { pages: ['intro'], changed: new Map([['content/intro.mdx', '2026-01-31']]) }, 0],
    ['of a new page beside others', shown, { pages: ['intro'], changed: new Map([['other.mdx', '2026-01-31']]) }, 0],
    ['that are given by hand', shown, { pages: [byHand], changed: new Map() }, 0],
    ['that nobody asked git for', shown, { pages: ['intro'] }, 0],
    ['that are not to be shown', { navigation: start }, { pages: ['intro'], changed: new Map() }, 0],
  ])('%s', (_name, docs, parts, count) => {
    expect(codes(build(docs, parts)).filter((code) => code === 'site/unknown-dates')).toHaveLength(count);
  });
});

describe('feedback buttons', () => {
  it.each([
    [{ suggestEdit: true }, 1],
    [{ raiseIssue: true, suggestEdit: true }, 1],
    [{ thumbsRating: true }, 0],
    [{ suggestEdit: false }, 0],
  ])('%o without a repository: %i warning', (feedback, count) => {
    const found = codes(build({ feedback, navigation: start }, { pages: ['intro'] }));
    expect(found.filter((code) => code === 'site/unknown-repository')).toHaveLength(count);
  });

  it('with a repository are no fault', () => {
    const site = build(
      { feedback: { suggestEdit: true }, navigation: start },
      { pages: ['intro'], repository: { packageUrl: 'a/b' } },
    );
    expect(codes(site)).toEqual([]);
  });
});

describe('the question whether a page was helpful', () => {
  const asked = (settings: object) =>
    build({ feedback: { thumbsRating: true }, ...settings, navigation: start }, { pages: ['intro'] });

  it('is left out, with one warning, where nobody would hear the answers', () => {
    const site = asked({ analytics: { clearbit: { publicApiKey: 'pk_a' } } });
    expect(site.settings.thumbsRating).toBe(false);
    expect(site.diagnostics).toMatchObject([
      { code: 'site/unheard-rating', severity: 'warning', file: 'docs.json', span: { start: { line: 4 } } },
    ]);
  });

  it.each([
    ['a service that takes events', { analytics: { fathom: { siteId: 'A' } } }],
    ['an address of the author’s', { trellis: { feedbackUrl: '/feedback' } }],
  ])('is asked where there is %s', (_title, settings) => {
    const site = asked(settings);
    expect(site.settings.thumbsRating).toBe(true);
    expect(codes(site)).toEqual([]);
  });
});

describe('colours', () => {
  const found = (colors: object | undefined) =>
    build({ ...(colors ? { colors } : {}), navigation: start }, { pages: ['intro'] }).diagnostics;

  it('too weak for text are told with the one that is used instead', () => {
    const [weak, ...others] = found({ primary: '#16A34A', light: '#4ADE80', dark: '#166534' });
    expect(others).toEqual([]);
    expect(weak).toMatchObject({
      code: 'site/low-contrast',
      message: '#16A34A has a contrast of 3.3:1 on the light background; text needs 4.5:1.',
      span: { start: { line: 4 } },
    });
    expect(weak?.help).toMatch(/is rendered in #[0-9a-f]{6} instead/);
  });

  it('that are enough on the background are not told, though the tint of an active entry asks for a little more', () => {
    expect(found({ primary: '#6c60f0', light: '#a29bfe', dark: '#6c60f0' })).toEqual([]);
  });

  it('given for both modes at once are told at the key that is there', () => {
    expect(found({ primary: '#0D4A2F' })).toMatchObject([
      {
        message: expect.stringContaining('on the dark background'),
        help: expect.stringContaining('colors.light'),
        span: { start: { line: 4 } },
      },
    ]);
  });

  it('that docs.json does not set are nobody’s fault', () => {
    expect(found(undefined)).toEqual([]);
  });
});
