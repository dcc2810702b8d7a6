import { describe, expect, it } from 'vitest';
import { page } from '../../site/build.js';
import { documentTitle, metaOfPage } from '../../../../src/theme/layout/head/meta.js';

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

it('The title names the page before the site', () => {
  expect(documentTitle(site(), route())).toBe('Start - Fern');
});

describe('Meta tags of a page', () => {
  it('The tags contain the values of page and site', () => {
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

  it('The tags name the preview image with its size', () => {
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
    'An image of %s replaces the preview image, with a full address and no size',
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

  it('The description of the site is the fallback, and a site without an address has no URL', () => {
    const empty = { kind: 'content' as const, page: page('start') };
    const meta = contents(site(), route({ source: empty }), unknown);
    expect(meta['description']).toBe('Plants.');
    expect(meta).not.toHaveProperty('property og:url');
  });

  it.each([
    ['the page’s own', { description: 'The page’s.' }, { description: 'All pages’.' }, 'The page’s.'],
    ['the one in the metadata of docs.json', {}, { description: 'All pages’.' }, 'All pages’.'],
    ['the first words of its text', {}, {}, 'What stands first.'],
  ])('The description is %s', (_name, frontmatter, metadata, description) => {
    expect(contents(site(metadata), route({ frontmatter, ...frontmatter }), unknown)).toMatchObject({
      description,
      'property og:description': description,
      'twitter:description': description,
    });
  });

  it('A tag for one service fills the same tag of the other', () => {
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
  ])('The language %s has the locale %s', (language, locale) => {
    expect(contents(site(), route(), { ...unknown, language })['property og:locale']).toBe(locale);
  });

  it('Tags of docs.json replace derived ones, and frontmatter replaces both', () => {
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
  ])(
    'The settings %j give the robots tag %j',
    ({ site: metadata, ...more }: { site?: Record<string, string>; noindex?: boolean }, robots) => {
      expect(contents(site(metadata), route(more), unknown)['robots']).toBe(robots);
    },
  );

  it('The description is plain text of limited length', () => {
    const long = `Uses **bold** \`code\` and [a link](/x).\n\n${'word '.repeat(100)}`;
    const { description = '' } = contents(site(), route({ description: long }), unknown);
    expect(description).toMatch(/^Uses bold code and a link\. word/);
    expect(description.length).toBeLessThanOrEqual(300);
    expect(description).toMatch(/word…$/);
  });
});
