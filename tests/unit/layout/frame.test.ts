import { describe, expect, it } from 'vitest';
import { socialOf } from '../../../src/layout/foot/socials.js';
import { pageShapeOf } from '../../../src/layout/page/shape.js';
import { currentTest } from '../../../src/layout/sidebar/current.js';
import { tocEntries } from '../../../src/layout/toc/entries.js';
import { socialPlatforms } from '../../../src/config/schema/footer.js';
import { findIcon } from '../../../src/icons/icons.js';
import type { Page } from '../../../src/render/body.js';
import type { PageMode, Route } from '../../../src/site/site.js';

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
  view: { id: '', tabs: [], anchors: [], tree: [], size: 0, digest: '' },
  inVersion: {},
  breadcrumbs: [],
  hidden: false,
  noindex: false,
  versionHrefs: {},
  digest: '',
});

describe('what a page shows of the frame', () => {
  it.each<[PageMode, ReturnType<typeof pageShapeOf>]>([
    ['default', { sidebar: true, title: true, foot: true, side: 'toc' }],
    ['wide', { sidebar: true, title: true, foot: true, side: 'none' }],
    ['center', { sidebar: false, title: true, foot: true, side: 'none' }],
    ['frame', { sidebar: true, title: false, foot: false, side: 'none' }],
    ['custom', { sidebar: false, title: false, foot: false, side: 'none' }],
  ])('mode %s', (mode, shape) => {
    expect(pageShapeOf(route(mode))).toEqual(shape);
  });

  it.each(['RequestExample', 'ResponseExample', 'Panel'])('with %s leaves the right column to it', (name) => {
    expect(pageShapeOf(route('default', { components: [{ name, span: undefined }] })).side).toBe('panel');
  });

  it('of a page written by hand for an endpoint leaves the right column to its examples', () => {
    expect(pageShapeOf(route('default', { frontmatter: { api: 'GET /a' } })).side).toBe('panel');
  });
});

describe('table of contents', () => {
  it('counts first and second depth as outermost and ends at the fourth', () => {
    const headings = [1, 2, 3, 4, 5].map((depth) => ({ depth, text: `Depth ${depth}`, id: `d${depth}` }));
    expect(tocEntries(page({ headings })).map(({ level }) => level)).toEqual([0, 0, 1, 2]);
  });

  it('leaves out headings without words', () => {
    expect(tocEntries(page({ headings: [{ depth: 2, text: '', id: 'section' }] }))).toEqual([]);
  });

  it('begins at the highest level that the page has', () => {
    const levels = (...depths: number[]) =>
      tocEntries(page({ headings: depths.map((depth) => ({ depth, text: 'A', id: 'a' })) })).map(({ level }) => level);
    expect(levels(4, 3, 4, 5)).toEqual([1, 0, 1]);
    expect(levels(4, 4)).toEqual([0, 0]);
    expect(levels(5, 6)).toEqual([0]);
    expect(levels(1, 3, 2)).toEqual([0, 1, 0]);
  });
});

describe('the current entry', () => {
  it.each([
    ['/a', '/a', true],
    ['/a', '/a/b', false],
    ['/größe/紹介', '/gr%C3%B6%C3%9Fe/%E7%B4%B9%E4%BB%8B', true],
    ['/100%', '/100%25', true],
    [undefined, '/a', false],
  ])('of %s and %s: %s', (path, href, isCurrent) => {
    expect(currentTest(path)(href)).toBe(isCurrent);
  });
});

describe('social accounts', () => {
  it.each(socialPlatforms)('%s has a name and a drawing', (platform) => {
    const { label, icon } = socialOf(platform);
    expect(label).not.toBe('');
    expect(findIcon(icon)).toBeDefined();
  });

  it('of an unknown platform have its name and a link sign', () => {
    expect(socialOf('mastodon')).toEqual({ label: 'mastodon', icon: { name: 'link', style: 'solid' } });
  });
});
