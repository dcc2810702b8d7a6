import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { built } from '../built.js';
import { testSites } from '../sites.js';
import { page } from './trellis.js';

const { findOne, getElementById, getElementsByTagName, hasAttrib, textContent } = DomUtils;
type Document = ReturnType<typeof parseDocument>;
type Element = NonNullable<ReturnType<typeof getElementById>>;

const { output, ...run } = await built(testSites.frontmatter);

const read = (file: string): string => readFileSync(path.join(output, file), 'utf8');
const withClass = (root: Document | Element, name: string): Element | null =>
  findOne(({ attribs }) => attribs['class']?.split(' ').includes(name) ?? false, root.children);
const textOf = (element: Element | null): string | undefined => (element ? textContent(element).trim() : undefined);
const entriesOf = (document: Document): Element[] => {
  const tree = withClass(document, 'sidebar-tree');
  return tree ? getElementsByTagName('a', tree) : [];
};

/** The sidebar's entry for an address, as a page of the newest version shows it: pill of the method or icon, label, marks. */
function entryOf(href: string, from = 'plain'): string | undefined {
  const entry = entriesOf(parseDocument(page(output, from))).find(({ attribs }) => attribs['href'] === href);
  if (!entry) return undefined;
  const parts = entry.children.map((part) => ('name' in part && part.name === 'svg' ? '(icon)' : textContent(part)));
  return parts.join(' ').trim();
}

/** The visible properties of the page at a path. */
function seen(route: string) {
  const html = page(output, route);
  const document = parseDocument(html);
  const bar = withClass(document, 'endpoint');
  const dates = getElementsByTagName('time', document);
  return {
    title: textOf(getElementById('page-title', document)),
    marks: textOf(
      findOne(({ attribs }) => attribs['class'] === 'pill', withClass(document, 'title-row')?.children ?? []),
    ),
    description: textOf(withClass(document, 'page-description')),
    window: textOf(getElementsByTagName('title', document)[0] ?? null),
    entry: entryOf(`/${route}`),
    hasSidebar: hasAttrib(
      findOne(({ attribs }) => attribs['id'] === 'body-content', document.children) as Element,
      'data-has-sidebar',
    ),
    hasContents: getElementById('table-of-contents', document) !== null,
    hasPagination: getElementById('pagination', document) !== null,
    hasFooter: getElementById('footer', document) !== null,
    changed: dates[0]?.attribs['datetime'],
    endpoint: bar && textOf(withClass(bar, 'endpoint-path')),
    hasPlayground: withClass(document, 'tryit-button') !== null,
    text: textOf(withClass(document, 'mdx-content')) ?? '',
  };
}

/** The metadata in the head of the page at a path. */
function meta(route: string): Record<string, string | undefined> {
  const document = parseDocument(page(output, route));
  const entries = getElementsByTagName('meta', document).flatMap(({ attribs: { name, property, content } }) =>
    name === undefined && property === undefined ? [] : [[name ?? property, content] as const],
  );
  const links = getElementsByTagName('link', document).map(({ attribs: { rel, href, type } }) => [
    type === undefined ? rel : `${rel} ${type}`,
    href,
  ]);
  return { robots: undefined, ...(Object.fromEntries([...entries, ...links]) as Record<string, string>) };
}

/** Ranks of the pages that the search service is given, by address. */
const ranks = (): Map<string, number> =>
  new Map(
    (
      JSON.parse(read('_trellis/search/records.json')) as { url_without_anchor: string; weight: { pageRank: number } }[]
    ).map(({ url_without_anchor: url, weight }) => [new URL(url).pathname, weight.pageRank]),
  );

const whole = { hasSidebar: true, hasContents: true, hasPagination: true, hasFooter: true };

describe('Visible frontmatter', () => {
  it.each([
    ['title', 'plain', { title: 'Plain', window: 'Plain - Plants', entry: 'Plain', ...whole }],
    ['description', 'plain', { description: 'A line with Markdown.' }],
    ['no title, but a file name', 'from-file-name', { title: 'From file name', entry: 'From file name' }],
    ['no title, but an operation', 'operation', { title: 'List plants', description: 'All that grow.' }],
    [
      'no frontmatter',
      'without-frontmatter',
      { title: 'Without frontmatter', text: 'Text of a page without frontmatter.' },
    ],
    ['no frontmatter, but a heading', 'plain-heading', { title: 'Its own heading', entry: 'Its own heading' }],
    ['keys without a value', 'empty-values', { title: 'Empty values', description: undefined, entry: 'Empty values' }],
    ['an empty title', 'untitled', { title: 'Untitled', window: 'Untitled - Plants', entry: 'Untitled' }],
    [
      'an empty title above a heading of its own',
      'untitled-heading',
      { title: undefined, window: 'A name for lists - Plants', entry: 'A name for lists' },
    ],
    ['sidebarTitle', 'side', { title: 'A title for the page', window: 'Side - Plants', entry: 'Side' }],
    ['icon', 'icon', { title: 'Icon', entry: '(icon) Icon' }],
    ['tag', 'tag', { title: 'Tag', entry: 'Tag NEW' }],
    ['mode: wide', 'modes/wide', { ...whole, title: 'Wide', hasContents: false }],
    ['size: wide', 'modes/size', { ...whole, title: 'Size', hasContents: false }],
    ['mode: center', 'modes/center', { ...whole, title: 'Center', hasSidebar: false, hasContents: false }],
    [
      'mode: frame',
      'modes/frame',
      { title: undefined, hasSidebar: true, hasContents: false, hasPagination: false, hasFooter: false },
    ],
    [
      'mode: custom',
      'modes/custom',
      { title: undefined, hasSidebar: false, hasContents: false, hasPagination: false, hasFooter: false },
    ],
    ['mode: blog', 'modes/blog', { title: 'Blog', ...whole }],
    ['mode: assistant', 'modes/assistant', { title: 'Assistant', ...whole }],
    ['version', 'old', { title: 'Old', entry: undefined }],
    ['api', 'hand', { endpoint: '/dig', hasPlayground: true, entry: 'POST Hand' }],
    ['openapi', 'named', { title: 'Named', description: 'By the page.', endpoint: '/plants', entry: 'GET Named' }],
    ['openapi, in lower case and without a file', 'operation', { endpoint: '/plants', entry: 'GET List plants' }],
    ['openapi, a webhook', 'webhook', { title: 'A plant wilted', entry: 'HOOK A plant wilted', hasPlayground: false }],
    ['openapi-schema', 'schema', { title: 'Plant', entry: 'Plant' }],
    ['no playground field', 'named', { hasPlayground: true }],
    ['playground: simple', 'simple', { endpoint: '/plants', hasPlayground: false }],
    ['playground: none', 'none', { endpoint: null, hasPlayground: false }],
    ['hideApiMarker', 'unmarked', { endpoint: '/plants', entry: 'Unmarked' }],
    ['hideFooterPagination', 'unpaged', { ...whole, hasPagination: false }],
    ['deprecated', 'deprecated', { title: 'Deprecated', marks: 'Deprecated', entry: 'Deprecated deprecated' }],
    ['hidden', 'hidden', { title: 'Hidden', entry: undefined }],
    ['noindex', 'noindex', { title: 'No index', entry: 'No index' }],
    ['searchable', 'unsearchable', { title: 'Unsearchable', entry: 'Unsearchable' }],
    ['timestamp and lastUpdatedDate', 'dates', { changed: '2026-03-04' }],
    ['keys that the format does not know', 'unknown', { title: 'Unknown', ...whole }],
  ])('The page shows its frontmatter (%s)', (_field, route, expected) => {
    expect(seen(route)).toMatchObject(expected);
  });

  it('A url makes the sidebar entry and the page lead to another address', () => {
    expect(entryOf('https://forum.example/plants')).toBe('Away');
    expect(entriesOf(parseDocument(page(output, 'plain'))).map((entry) => textContent(entry))).toContain('Elsewhere');
    expect(page(output, 'away')).toContain('<meta http-equiv="refresh" content="0; url=https://forum.example/plants">');
    expect(page(output, 'elsewhere')).toContain('content="0; url=/plain"');
  });

  it('A page with a version is listed in the sidebar of that version', () => {
    expect(entryOf('/old', 'old')).toBe('Old');
    expect(page(output, 'old')).toContain('data-version="v1"');
  });

  it('Related pages are listed below the text and in the Markdown', () => {
    const list = withClass(parseDocument(page(output, 'related')), 'related') as Element;
    const links = getElementsByTagName('a', list).map((link) => [
      textContent(link).trim(),
      link.attribs['href'],
      link.attribs['target'],
    ]);
    expect(links).toEqual([
      ['Icon', '/icon', undefined],
      ['The line', '/side', undefined],
      ['Growers', 'https://forum.example/plants', '_blank'],
      ['seeds.example/catalogue', 'https://www.seeds.example/catalogue/', '_blank'],
    ]);
    expect(textContent(getElementsByTagName('h2', list))).toBe('Related topics');
    expect(read('related.md')).toMatch(/## Related topics\n\n- \[Icon\]\(https:\/\/docs\.example\/icon(?:\.md)?\)\n/);
    expect(withClass(parseDocument(page(output, 'plain')), 'related')).toBeNull();
  });

  it('The key contextual sets the entries of the page menu', () => {
    const entriesIn = (route: string): string[] | undefined => {
      const menu = getElementById('page-menu', parseDocument(page(output, route)));
      return menu ? getElementsByTagName('li', menu).map((entry) => textContent(entry).trim()) : undefined;
    };
    expect(entriesIn('own-menu')).toEqual(['Save as PDF', 'Ask a grower']);
    expect(entriesIn('no-menu')).toBeUndefined();
    expect(entriesIn('plain')).toHaveLength(3);
  });

  it('The key rss adds a link to the feed beside the title', () => {
    const linkIn = (route: string) => withClass(parseDocument(page(output, route)), 'feed-link')?.attribs;
    expect(linkIn('news')).toMatchObject({ href: '/news/rss.xml', 'aria-label': 'RSS feed of this page' });
    expect(linkIn('plain')).toBeUndefined();
  });

  it('The key openapi-schema shows the properties of the schema', () => {
    expect(seen('schema').text).toMatch(/height\s*number/);
  });

  it('The keys contentType and authMethod set the media type and the authorization', () => {
    const { text } = seen('hand');
    expect(text).toContain('multipart/form-data');
    expect(text).toContain('<api-key>');
    expect(seen('hand-auth').text).toMatch(/Authorization: Basic/);
    expect(seen('named').text).toMatch(/Authorization: Bearer/);
  });
});

describe('Machine-readable frontmatter', () => {
  it.each([
    ['title and description', 'plain', { description: 'A line with Markdown.', 'og:title': 'Plain - Plants' }],
    ['default canonical', 'plain', { canonical: 'https://docs.example/plain' }],
    ['canonical', 'canonical', { canonical: 'https://plants.example/canonical' }],
    ['robots', 'robots', { robots: 'noarchive' }],
    ['noindex', 'noindex', { robots: 'noindex' }],
    ['hidden', 'hidden', { robots: 'noindex' }],
    ['no robots', 'plain', { robots: undefined }],
    ['keywords', 'keywords', { keywords: 'soil, humus' }],
    ['keywords as one text', 'keywords-text', { keywords: 'soil, humus' }],
    [
      'og:* and twitter:*',
      'meta',
      { 'og:title': 'A title to share', 'og:image': 'https://docs.example/cover.png', 'twitter:site': '@plants' },
    ],
    ['a feed of updates', 'news', { 'alternate application/rss+xml': '/news/rss.xml' }],
  ])('The head holds the metadata of the page (%s)', (_field, route, expected) => {
    expect(meta(route)).toMatchObject(expected);
  });

  it('The dates of a page are in its structured data and in the sitemap', () => {
    expect(page(output, 'dates')).toMatch(
      /"datePublished":"2025-01-02".*"dateModified":"2026-03-04"|"dateModified":"2026-03-04".*"datePublished":"2025-01-02"/,
    );
    expect(read('sitemap.xml')).toContain('<loc>https://docs.example/dates</loc><lastmod>2026-03-04</lastmod>');
  });

  it('Pages with hidden, noindex or searchable are left out of the lists they exclude', () => {
    const places = { search: [...ranks().keys()].join(' '), sitemap: read('sitemap.xml'), llms: read('llms.txt') };
    const listing = (route: string): string[] =>
      Object.entries(places).flatMap(([place, text]) => (new RegExp(`/${route}\\b`).test(text) ? [place] : []));
    expect(listing('plain')).toEqual(['search', 'sitemap', 'llms']);
    expect(listing('hidden')).toEqual([]);
    expect(listing('noindex')).toEqual([]);
    expect(listing('unsearchable')).toEqual(['sitemap', 'llms']);
  });

  it('The key boost sets the rank of the page in the search', () => {
    expect([ranks().get('/plain'), ranks().get('/boost')]).toEqual([1, 3]);
  });
});

describe('Broken frontmatter', () => {
  it.each([
    ['indented.mdx', '3:1', { title: 'Indented', description: 'One space too many.' }],
    ['half-indented.mdx', '4:1', { description: 'First of two.', entry: '(icon) Half indented' }],
    ['tabbed.mdx', '3:1', { title: 'Tabbed', entry: '(icon) Tabbed' }],
    ['colon.mdx', '2:8', { title: 'A colon: in a title', description: 'It says: nothing.' }],
    ['bad.mdx', '3:18', { title: 'Never closed', description: 'Bad.' }],
  ])('A fault in %s is reported, and the page keeps the values that can be read', (file, place, expected) => {
    const route = file.replace('.mdx', '');
    expect(seen(route)).toMatchObject({ ...expected, text: expect.stringContaining(`Text of ${route}.`) as string });
    expect(run.stderr).toMatch(new RegExp(`^${file}\\n +${place} warning`, 'm'));
  });

  it('Frontmatter that is indented as a whole is valid', () => {
    expect(seen('all-indented')).toMatchObject({ title: 'All indented', description: 'Two spaces before each.' });
    expect(run.stderr).not.toContain('all-indented.mdx');
  });

  it('Invalid values are ignored, and the report suggests valid ones', () => {
    expect(seen('values')).toMatchObject({ title: 'Values', ...whole, entry: '(icon) Values' });
    const [, report = ''] = run.stderr.split('values.mdx\n');
    expect(report).toMatch(/3:7 warning[^]*Did you mean `center`\?[^]*4:9 warning[^]*expected true or false/);
  });

  it('Broken frontmatter does not stop the build, and only its files are reported', () => {
    expect(run.code).toBe(0);
    const files = Array.from(run.stderr.matchAll(/^(\S+\.(?:mdx?|json|yaml))$/gm), ([, file]) => file);
    expect(files).toEqual(['bad.mdx', 'colon.mdx', 'half-indented.mdx', 'indented.mdx', 'tabbed.mdx', 'values.mdx']);
  });
});
