import { describe, expect, it } from 'vitest';
import { documentTitle, metaOfPage } from '../../../src/layout/head/meta.js';

const site = (metadata: Record<string, string> = {}) => ({
  identity: { name: 'Fern', description: 'Plants.', logoHref: '/' },
  settings: { metadata },
});

const route = (more: Partial<Parameters<typeof metaOfPage>[1]> = {}) => ({
  shortTitle: 'Start',
  frontmatter: {},
  noindex: false,
  ...more,
});

const contents = (...words: Parameters<typeof metaOfPage>) =>
  Object.fromEntries(
    metaOfPage(...words).map((meta) => ['name' in meta ? meta.name : `property ${meta.property}`, meta.content]),
  );

it('names the page before the site', () => {
  expect(documentTitle(site(), route())).toBe('Start - Fern');
});

describe('what a page says of itself', () => {
  it('is derived from page and site', () => {
    expect(contents(site(), route({ description: 'How to begin.' }), 'https://fern.example/start')).toMatchObject({
      description: 'How to begin.',
      'property og:title': 'Start - Fern',
      'property og:site_name': 'Fern',
      'property og:url': 'https://fern.example/start',
      'twitter:description': 'How to begin.',
    });
  });

  it("falls back to the site's description, and has no address while the site has none", () => {
    const meta = contents(site(), route(), undefined);
    expect(meta['description']).toBe('Plants.');
    expect(meta).not.toHaveProperty('property og:url');
  });

  it("is overruled by docs.json's metadata, and that by frontmatter", () => {
    const metadata = { 'og:title': 'From the site', 'twitter:site': '@fern' };
    expect(contents(site(metadata), route(), undefined)).toMatchObject({
      'property og:title': 'From the site',
      'twitter:site': '@fern',
    });
    expect(contents(site(metadata), route({ frontmatter: { 'og:title': 'From the page' } }), undefined)).toMatchObject({
      'property og:title': 'From the page',
    });
  });

  it.each([
    [{ noindex: true }, 'noindex'],
    [{ noindex: true, frontmatter: { robots: 'noarchive' } }, 'noarchive'],
    [{}, undefined],
  ])('to robots: %j', (more, robots) => {
    expect(contents(site(), route(more), undefined)['robots']).toBe(robots);
  });

  it('is plain text of a length that can be shown', () => {
    const long = `Uses **bold** \`code\` and [a link](/x).\n\n${'word '.repeat(100)}`;
    const { description = '' } = contents(site(), route({ description: long }), undefined);
    expect(description).toMatch(/^Uses bold code and a link\. word/);
    expect(description.length).toBeLessThanOrEqual(300);
    expect(description).toMatch(/word…$/);
  });
});
