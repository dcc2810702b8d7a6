import { describe, expect, it } from 'vitest';
import { page } from '../site/build.js';
import { documentTitle, metaOfPage } from '../../../src/layout/head/meta.js';

const site = (metadata: Record<string, string> = {}) => ({
  identity: { name: 'Fern', description: 'Plants.', logoHref: '/' },
  settings: { metatags: metadata },
});

const route = (more: Partial<Parameters<typeof metaOfPage>[1]> = {}) => ({
  shortTitle: 'Start',
  source: { kind: 'content' as const, page: page('start', {}, { opening: 'What stands first.' }) },
  frontmatter: {},
  noindex: false,
  ...more,
});

const published = (href: string): string => `https://fern.example/docs${href}`;
const unknown = { language: 'en', published: (href: string): string => `/docs${href}` };

const contents = (...words: Parameters<typeof metaOfPage>) =>
  Object.fromEntries(
    metaOfPage(...words).map((meta) => ['name' in meta ? meta.name : `property ${meta.property}`, meta.content]),
  );

it('names the page before the site', () => {
  expect(documentTitle(site(), route())).toBe('Start - Fern');
});

describe('what a page says of itself', () => {
  it('is derived from page and site', () => {
    expect(
      contents(site(), route({ description: 'How to begin.' }), {
        url: 'https://fern.example/start',
        language: 'pt-BR',
        published,
      }),
    ).toMatchObject({
      description: 'How to begin.',
      'property og:title': 'Start - Fern',
      'property og:site_name': 'Fern',
      'property og:url': 'https://fern.example/start',
      'property og:locale': 'pt_BR',
      'twitter:description': 'How to begin.',
      'twitter:card': 'summary',
    });
  });

  it('names the picture that stands for it, with its size', () => {
    const image = 'https://fern.example/_trellis/images/a.png';
    expect(contents(site(), route(), { ...unknown, image })).toMatchObject({
      'property og:image': image,
      'property og:image:width': '1200',
      'property og:image:height': '630',
      'property og:image:alt': 'Start - Fern',
      'twitter:card': 'summary_large_image',
      'twitter:image': image,
    });
  });

  it.each([
    ['docs.json', { metadata: { 'og:image': '/cover.png' } }, {}],
    ['the page', {}, { 'og:image': '/cover.png' }],
  ])(
    'gives way to a picture of %s, whose size nobody knows, with a whole address',
    (_place, { metadata }: { metadata?: Record<string, string> }, frontmatter) => {
      const meta = contents(site(metadata), route({ frontmatter }), {
        language: 'en',
        published,
        image: 'https://x.example/a.png',
      });
      expect(meta).toMatchObject({
        'property og:image': 'https://fern.example/docs/cover.png',
        'twitter:image': 'https://fern.example/docs/cover.png',
        'twitter:card': 'summary_large_image',
      });
      expect(meta).not.toHaveProperty('property og:image:width');
    },
  );

  it("falls back to the site's description, and has no address while the site has none", () => {
    const empty = { kind: 'content' as const, page: page('start') };
    const meta = contents(site(), route({ source: empty }), unknown);
    expect(meta['description']).toBe('Plants.');
    expect(meta).not.toHaveProperty('property og:url');
  });

  it.each([
    ['the page’s own', { description: 'The page’s.' }, { description: 'All pages’.' }, 'The page’s.'],
    ['that of docs.json’s metadata', {}, { description: 'All pages’.' }, 'All pages’.'],
    ['what its text opens with', {}, {}, 'What stands first.'],
  ])('has for its description %s', (_name, frontmatter, metadata, description) => {
    expect(contents(site(metadata), route({ frontmatter, ...frontmatter }), unknown)).toMatchObject({
      description,
      'property og:description': description,
      'twitter:description': description,
    });
  });

  it('says to one service what the author says to the other', () => {
    const frontmatter = { 'og:title': 'For cards', 'og:description': 'A card.', 'twitter:description': 'A bird’s.' };
    expect(contents(site(), route({ frontmatter }), unknown)).toMatchObject({
      'twitter:title': 'For cards',
      'twitter:description': 'A bird’s.',
    });
  });

  it.each([
    ['en', 'en_US'],
    ['de', 'de_DE'],
    ['pt', 'pt_BR'],
    ['zh-Hant', 'zh_TW'],
    ['fr-CA', 'fr_CA'],
  ])('names language and country: %s', (language, locale) => {
    expect(contents(site(), route(), { ...unknown, language })['property og:locale']).toBe(locale);
  });

  it("is overruled by docs.json's metadata, and that by frontmatter", () => {
    const metadata = { 'og:title': 'From the site', 'twitter:site': '@fern' };
    expect(contents(site(metadata), route(), unknown)).toMatchObject({
      'property og:title': 'From the site',
      'twitter:site': '@fern',
    });
    expect(contents(site(metadata), route({ frontmatter: { 'og:title': 'From the page' } }), unknown)).toMatchObject({
      'property og:title': 'From the page',
    });
  });

  it.each([
    [{ noindex: true }, 'noindex'],
    [{ noindex: true, frontmatter: { robots: 'noarchive' } }, 'noindex, noarchive'],
    [{}, undefined],
    [{ site: { robots: 'noarchive' } }, 'noarchive'],
    [{ site: { robots: 'index' }, noindex: true }, 'noindex'],
  ])('to robots: %j', ({ site: metadata, ...more }: { site?: Record<string, string>; noindex?: boolean }, robots) => {
    expect(contents(site(metadata), route(more), unknown)['robots']).toBe(robots);
  });

  it('is plain text of a length that can be shown', () => {
    const long = `Uses **bold** \`code\` and [a link](/x).\n\n${'word '.repeat(100)}`;
    const { description = '' } = contents(site(), route({ description: long }), unknown);
    expect(description).toMatch(/^Uses bold code and a link\. word/);
    expect(description.length).toBeLessThanOrEqual(300);
    expect(description).toMatch(/word…$/);
  });
});
