import { describe, expect, it } from 'vitest';
import { socialOf } from '../../../../src/theme/layout/foot/socials.js';
import { pageShapeOf } from '../../../../src/theme/layout/page/shape.js';
import { currentTest } from '../../../../src/theme/layout/sidebar/current.js';
import { tocEntries } from '../../../../src/theme/layout/toc/entries.js';
import { socialPlatforms } from '../../../../src/config/schema/common.js';
import { findIcon } from '../../../../src/site/icons/icons.js';
import type { Page } from '../../../../src/content/page.js';
import type { PageMode, Route } from '../../../../src/site/site.js';

const page = (more: Partial<Page> = {}): Page => ({
  id: 'a',
  route: '/a',
  file: 'a.mdx',
  format: 'mdx',
  frontmatter: {},
  frontmatterSpans: {},
  headings: [],
  ids: [],
  references: [],
  components: [],
  icons: [],
  body: undefined,
  digest: '',
  diagnostics: [],
  ...more,
});

const route = (mode: PageMode, more: Partial<Page> = {}): Route => ({
  language: 'en',
  showsModified: false,
  searchable: true,
  boost: 1,
  alternates: [],
  path: '/a',
  source: { kind: 'content', page: page(more) },
  frontmatter: more.frontmatter ?? {},
  title: 'A',
  shortTitle: 'A',
  mode,
  branch: [],
  view: { id: '', levels: [], tree: [], size: 0, digest: '' },
  inVersion: {},
  breadcrumbs: [],
  hidden: false,
  noindex: false,
  versionHrefs: {},
  digest: '',
});

describe('Shape of a page', () => {
  it.each<[PageMode, ReturnType<typeof pageShapeOf>]>([
    ['default', { sidebar: true, title: true, foot: true, side: 'toc' }],
    ['wide', { sidebar: true, title: true, foot: true, side: 'none' }],
    ['center', { sidebar: false, title: true, foot: true, side: 'none' }],
    ['frame', { sidebar: true, title: false, foot: false, side: 'none' }],
    ['custom', { sidebar: false, title: false, foot: false, side: 'none' }],
  ])('The mode %s has the shape %j', (mode, shape) => {
    expect(pageShapeOf(route(mode))).toEqual(shape);
  });

  it.each(['RequestExample', 'ResponseExample', 'Panel'])('The component %s takes the right column', (name) => {
    expect(pageShapeOf(route('default', { components: [{ name, span: undefined }] })).side).toBe('panel');
  });

  it('The examples of a page for an endpoint take the right column', () => {
    expect(pageShapeOf(route('default', { frontmatter: { api: 'GET /a' } })).side).toBe('panel');
  });
});

describe('Table of contents', () => {
  it('The first two depths are outermost, and the list ends at the fourth', () => {
    const headings = [1, 2, 3, 4, 5].map((depth) => ({ depth, text: `Depth ${depth}`, id: `d${depth}` }));
    expect(tocEntries(page({ headings })).map(({ level }) => level)).toEqual([0, 0, 1, 2]);
  });

  it('Headings without words are left out', () => {
    expect(tocEntries(page({ headings: [{ depth: 2, text: '', id: 'section' }] }))).toEqual([]);
  });

  it('The list begins at the highest level of the page', () => {
    const levels = (...depths: number[]) =>
      tocEntries(page({ headings: depths.map((depth) => ({ depth, text: 'A', id: 'a' })) })).map(({ level }) => level);
    expect(levels(4, 3, 4, 5)).toEqual([1, 0, 1]);
    expect(levels(4, 4)).toEqual([0, 0]);
    expect(levels(5, 6)).toEqual([0]);
    expect(levels(1, 3, 2)).toEqual([0, 1, 0]);
  });
});

describe('Current entry', () => {
  it.each([
    ['/a', '/a', true],
    ['/a', '/a/b', false],
    ['/größe/紹介', '/gr%C3%B6%C3%9Fe/%E7%B4%B9%E4%BB%8B', true],
    ['/100%', '/100%25', true],
    [undefined, '/a', false],
  ])('On the page %s, the test of the link %s returns %s', (path, href, isCurrent) => {
    expect(currentTest(path)(href)).toBe(isCurrent);
  });
});

describe('Social accounts', () => {
  it.each(socialPlatforms)('The platform %s has a name and an icon', (platform) => {
    const { label, icon } = socialOf(platform);
    expect(label).not.toBe('');
    expect(findIcon(icon)).toBeDefined();
  });

  it('An unknown platform has its name and a link icon', () => {
    expect(socialOf('mastodon')).toEqual({ label: 'mastodon', icon: { name: 'link', style: 'solid' } });
  });
});
