import { describe, expect, it } from 'vitest';
import { build, codes, page } from '../build.js';

const group = (name: string, ...pages: string[]) => ({ group: name, pages });
const start = [group('Start', 'intro')];

describe('Page entries of the navigation', () => {
  it('An entry without a file is reported with its position and the nearest file', () => {
    const site = build(
      { navigation: [group('Start', 'intro', 'quikstart', 'old/install', 'nothing', 'un/known/index')] },
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
      { help: 'Create `nothing.mdx`, or remove the entry.' },
      { help: 'Create `un/known/index.mdx`, or remove the entry.' },
    ]);
  });

  it('An entry that names an operation is looked up in specifications, not among files', () => {
    const site = build({ navigation: [group('API', 'GET /plants', 'spec.json post /plants')] }, { pages: ['index'] });
    expect(codes(site)).toEqual(['openapi/unknown-operation', 'openapi/unknown-operation']);
  });

  it('A page that is listed twice is reported with both positions', () => {
    const site = build({ navigation: [group('A', 'intro'), group('B', '/intro.mdx')] }, { pages: ['intro'] });
    expect(site.diagnostics).toMatchObject([
      {
        code: 'site/repeated-page',
        message: 'The navigation lists `/intro` twice; the first time is in line 7.',
        span: { start: { line: 13 } },
      },
    ]);
  });

  it('Pages that two divisions share are reported once, repeats within a division one by one', () => {
    const tabs = [
      { tab: 'One', groups: [group('A', 'a', 'b', 'c', 'a')] },
      { tab: 'Two', groups: [group('B', 'a', 'b', 'c')] },
    ];
    const said = build({ theme: 'mint', navigation: { tabs } }, { pages: ['a', 'b', 'c'] })
      .diagnostics.filter(({ code }) => code === 'site/repeated-page')
      .map(({ message }) => message.replace(/; .*/, ''));
    expect(said).toEqual(['The navigation lists `/a` twice', 'The navigation lists `/a` and 2 more pages twice']);
  });

  it('A repeat within one version, or between one version and all, is reported', () => {
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

describe('Division', () => {
  it('Is reported if longer prefixes claim all its pages', () => {
    const tabs = [
      { name: 'Docs', url: 'docs' },
      { name: 'A', url: 'docs/a' },
    ];
    const site = build({ tabs, navigation: [group('A', 'docs/a/one')] }, { pages: ['docs/a/one'] });
    expect(site.diagnostics).toMatchObject([
      { message: 'The tab "Docs" is left out: every page under `docs` belongs to another tab.' },
    ]);
  });

  it('Is not reported if operations fill it', () => {
    const tabs = [{ name: 'API', url: 'api', openapi: '/openapi.json' }];
    expect(codes(build({ tabs, navigation: start }, { pages: ['intro'] }))).toEqual([]);
  });
});

describe('Unknown icon', () => {
  it('A commercial icon is reported as such, without a suggestion that only looks similar', () => {
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

describe('Assets', () => {
  const assets = ['/logo/light.svg', '/images/back.png', '/guides/pictures/a b.png'];
  const picture = (target: string) => ({ kind: 'asset' as const, target, span: undefined });

  it('Each missing file of docs.json is reported once', () => {
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

  it('A missing file is reported for the mode that lacks it', () => {
    const docs = { logo: { light: '/logo/light.svg', dark: '/logo/dark.svg' }, navigation: start };
    const { diagnostics } = build(docs, { pages: ['intro'], assets });
    expect(diagnostics).toMatchObject([
      { message: 'The file `/logo/dark.svg` does not exist.', span: { start: { line: 5 } } },
    ]);
  });

  it('A path of a page is resolved from the page in every notation', () => {
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

it('A redirect from the address of a page has no effect and is reported', () => {
  const redirects = [{ source: '/intro/', destination: 'https://x.example' }];
  const site = build({ navigation: start, redirects }, { pages: ['intro'] });
  expect(site.diagnostics).toMatchObject([
    { code: 'site/shadowed-redirect', file: 'docs.json', span: { start: { line: 13 } } },
  ]);
  expect(site.redirects).toEqual([]);
});

describe('Modification dates', () => {
  const shown = { trellis: { lastUpdated: true }, navigation: start };
  const byHand = page('intro', { lastUpdatedDate: '2026-01-31' });

  it.each([
    ['A page without a date in git is reported', shown, { pages: ['intro'], changed: new Map() }, 1],
    [
      'A page with a date in git is not reported',
      shown,
      { pages: ['intro'], changed: new Map([['content/intro.mdx', '2026-01-31']]) },
      0,
    ],
    [
      'A new page beside pages with dates is not reported',
      shown,
      { pages: ['intro'], changed: new Map([['other.mdx', '2026-01-31']]) },
      0,
    ],
    ['A page with a date in its frontmatter is not reported', shown, { pages: [byHand], changed: new Map() }, 0],
    ['A page is not reported if git was not asked', shown, { pages: ['intro'] }, 0],
    [
      'A page is not reported if dates are not displayed',
      { navigation: start },
      { pages: ['intro'], changed: new Map() },
      0,
    ],
  ])('%s', (_name, docs, parts, count) => {
    expect(codes(build(docs, parts)).filter((code) => code === 'site/unknown-dates')).toHaveLength(count);
  });
});

describe('Fonts', () => {
  const lora = { family: 'Lora' };
  it.each([
    ['A font without a file is reported once', { font: { headings: lora, body: lora } }, {}, 1],
    ['Each font without a file is reported', { font: { headings: { family: 'Roboto' }, body: lora } }, {}, 2],
    [
      'Inter and fonts of systems are not reported',
      { font: { headings: { family: 'Georgia' }, body: { family: 'inter' } } },
      {},
      0,
    ],
    ['A font with a file is not reported', { font: { headings: { ...lora, url: '/lora.woff2' }, body: lora } }, {}, 0],
    [
      'A font that a style sheet names is not reported',
      { font: { body: lora } },
      { styles: ["@font-face { font-family: 'Lora' }"] },
      0,
    ],
    [
      'A font that a style sheet of another host may load is not reported',
      { font: { body: lora }, trellis: { stylesheets: ['https://fonts.example/lora.css'] } },
      {},
      0,
    ],
  ])('%s', (_name, docs, parts, count) => {
    const found = codes(build({ ...docs, navigation: start }, { pages: ['intro'], ...parts }));
    expect(found.filter((code) => code === 'site/missing-font')).toHaveLength(count);
  });
});

describe('Feedback buttons', () => {
  it.each([
    [{ suggestEdit: true }, 1],
    [{ raiseIssue: true, suggestEdit: true }, 1],
    [{ thumbsRating: true }, 0],
    [{ suggestEdit: false }, 0],
  ])('The number of warnings for %o without a repository is %i', (feedback, count) => {
    const found = codes(build({ feedback, navigation: start }, { pages: ['intro'] }));
    expect(found.filter((code) => code === 'site/unknown-repository')).toHaveLength(count);
  });

  it('Yield no warning if the repository is known', () => {
    const site = build(
      { feedback: { suggestEdit: true }, navigation: start },
      { pages: ['intro'], repository: { packageUrl: 'a/b' } },
    );
    expect(codes(site)).toEqual([]);
  });
});

it('A page that asks for a feed is reported if its text has no entry for it', () => {
  const span = { start: { line: 3, column: 6 }, end: { line: 3, column: 10 } };
  const rest = { frontmatterSpans: { rss: span } };
  const entry = { name: 'Update', span: undefined };
  const site = build(
    { navigation: [group('Start', 'news', 'log')] },
    { pages: [page('news', { rss: true }, rest), page('log', { rss: true }, { ...rest, components: [entry] })] },
  );
  expect(site.diagnostics).toMatchObject([{ code: 'site/empty-feed', file: 'content/news.mdx', span }]);
});

describe('Feedback question', () => {
  const asked = (settings: object) =>
    build({ feedback: { thumbsRating: true }, ...settings, navigation: start }, { pages: ['intro'] });

  it('Is left out with one warning if no service receives the answers', () => {
    const site = asked({ analytics: { clearbit: { publicApiKey: 'pk_a' } } });
    expect(site.settings.thumbsRating).toBe(false);
    expect(site.diagnostics).toMatchObject([
      { code: 'site/unheard-rating', severity: 'warning', file: 'docs.json', span: { start: { line: 4 } } },
    ]);
  });

  it.each([
    ['a service that receives events', { analytics: { fathom: { siteId: 'A' } } }],
    ['an address in docs.json', { trellis: { feedbackUrl: '/feedback' } }],
  ])('Is shown if there is %s', (_title, settings) => {
    const site = asked(settings);
    expect(site.settings.thumbsRating).toBe(true);
    expect(codes(site)).toEqual([]);
  });
});

describe('Contrast of colours', () => {
  const found = (colors: object | undefined) =>
    build({ ...(colors ? { colors } : {}), navigation: start }, { pages: ['intro'] }).diagnostics;

  it('A colour that is too weak for text is reported with its replacement', () => {
    const [weak, ...others] = found({ primary: '#16A34A', light: '#4ADE80', dark: '#166534' });
    expect(others).toEqual([]);
    expect(weak).toMatchObject({
      code: 'site/low-contrast',
      message: '#16A34A has a contrast of 3.3:1 on the light background; text needs 4.5:1.',
      span: { start: { line: 4 } },
    });
    expect(weak?.help).toMatch(/is rendered in #[0-9a-f]{6} instead/);
  });

  it('A colour is not reported if only the tint of the active entry lowers its contrast', () => {
    expect(found({ primary: '#6c60f0', light: '#a29bfe', dark: '#6c60f0' })).toEqual([]);
  });

  it('A colour for both modes is reported at the key in docs.json', () => {
    expect(found({ primary: '#0D4A2F' })).toMatchObject([
      {
        message: expect.stringContaining('on the dark background'),
        help: expect.stringContaining('colors.light'),
        span: { start: { line: 4 } },
      },
    ]);
  });

  it('A default colour is never reported', () => {
    expect(found(undefined)).toEqual([]);
  });
});
