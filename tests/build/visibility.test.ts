import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { Library } from '../../src/cli/mcp/library.js';
import { runHere } from '../command.js';
import { copyOf, filesOf, has, page } from './trellis.js';

const origin = 'https://fern.example';

/** Frontmatter that decides where a page is listed, by page; each page has a word of its own in its text. */
const pages: Record<string, string> = {
  start: '',
  plain: '',
  'hidden-page': 'hidden: true',
  unlisted: '',
  'no-index': 'noindex: true',
  'no-search': 'searchable: false',
  'no-robots': 'robots: noindex',
  'in-hidden-group': '',
  'in-quiet-group': '',
  'in-hidden-tab': '',
  'in-hidden-version': '',
  'all-of-these': 'hidden: true\nnoindex: true\nsearchable: false',
};

function docs(indexing: 'navigable' | 'all'): object {
  const own = Object.keys(pages).filter((id) => !/^in-|unlisted/.test(id));
  return {
    $schema: 'https://mintlify.com/docs.json',
    theme: 'mint',
    name: 'Fern',
    colors: { primary: '#0D7A4F' },
    seo: { indexing },
    trellis: { siteUrl: origin },
    navigation: {
      versions: [
        {
          version: 'v2',
          default: true,
          tabs: [
            {
              tab: 'Guides',
              groups: [
                { group: 'G', pages: own },
                { group: 'Hidden', hidden: true, pages: ['in-hidden-group'] },
                { group: 'Quiet', searchable: false, pages: ['in-quiet-group'] },
              ],
            },
            { tab: 'Secret', hidden: true, pages: ['in-hidden-tab'] },
          ],
        },
        { version: 'v1', hidden: true, pages: ['in-hidden-version'] },
      ],
    },
  };
}

async function build(indexing: 'navigable' | 'all'): Promise<string> {
  const folder = copyOf('minimal', afterAll);
  writeFileSync(path.join(folder, 'docs.json'), JSON.stringify(docs(indexing)));
  for (const [id, frontmatter] of Object.entries(pages)) {
    const text = `---\ntitle: Title of ${id}\n${frontmatter}\n---\n\n<Update label="2026-01">Words of ${id}.</Update>\n`;
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, `${id}.mdx`), text);
  }
  expect((await runHere('build', folder, '--no-og-images')).code).toBe(0);
  return path.join(folder, 'dist');
}

/** Addresses that the search index has results for. */
function foundIn(output: string): string[] {
  return filesOf(output)
    .filter((file) => file.endsWith('.pf_fragment'))
    .map((file) => {
      const text = gunzipSync(readFileSync(path.join(output, file))).toString();
      return (JSON.parse(text.slice(text.indexOf('{'))) as { url: string }).url;
    });
}

/** The places of a built site that a page is in. */
function placesOf(output: string): (id: string) => string {
  const text = (file: string): string => readFileSync(path.join(output, file), 'utf8');
  const found = foundIn(output);
  const library = Library.open(output);
  const start = page(output, 'start');
  const sidebar = start.slice(start.indexOf('id="sidebar"'), start.indexOf('id="content-area"'));
  const [sitemap, llms, full, list] = ['sitemap.xml', 'llms.txt', 'llms-full.txt', '_trellis/pages.json'].map(text);
  const paginated = Object.keys(pages)
    .map((id) => page(output, id))
    .flatMap((html) => [...html.matchAll(/rel="(?:next|prev)"[^>]*|<a href="[^"]*"[^>]* rel="(?:next|prev)"/g)].join());

  return (id) => {
    const html = page(output, id);
    const [, robots] = /<meta name="robots" content="([^"]*)"/.exec(html) ?? [];
    const twin = text(`${id}.md`);
    // Readers who have the address can read the page and pass it on.
    expect(html).toContain(`Words of ${id}.`);
    expect(twin).toContain(`Words of ${id}.`);
    expect(html).toContain(`<link rel="alternate" type="text/markdown" href="/${id}.md"`);
    const places = {
      sidebar: sidebar.includes(`href="/${id}"`),
      pagination: paginated.some((links) => links.includes(`href="/${id}"`)),
      search: found.includes(`/${id}`),
      sitemap: sitemap?.includes(`<loc>${origin}/${id}</loc>`),
      llms: llms?.includes(`${origin}/${id}.md`),
      full: full?.includes(`Words of ${id}.`),
      list: list?.includes(`"/${id}"`),
      'mcp-search': library?.search(`Title of ${id}`, 50).some(({ page: { path: url } }) => url === `/${id}`),
      'mcp-read': library !== undefined && 'markdown' in library.read(`/${id}`),
      feed: has(output, `${id}/rss.xml`) && html.includes('type="application/rss+xml"'),
      data: html.includes('application/ld+json'),
      [`robots:${robots}`]: robots !== undefined,
    };
    expect(has(output, `${id}/rss.xml`)).toBe(html.includes('type="application/rss+xml"'));
    return Object.entries(places)
      .filter(([, isThere]) => isThere)
      .map(([place]) => place)
      .join(' ');
  };
}

const machines = 'sitemap llms full list mcp-search mcp-read feed data';
const everywhere = `sidebar pagination search ${machines}`;
const apart = `search ${machines}`;
const unsearched = 'sidebar pagination sitemap llms full list mcp-read feed data';

describe('A site that indexes the pages of its navigation', () => {
  const placesIn = lazily(async () => placesOf(await build('navigable')));

  it.each([
    ['plain', everywhere],
    ['hidden-page', 'robots:noindex'],
    ['unlisted', 'data'],
    ['no-index', 'sidebar pagination robots:noindex'],
    ['no-search', unsearched],
    ['no-robots', 'sidebar pagination search llms full list mcp-search mcp-read robots:noindex'],
    ['in-hidden-group', 'robots:noindex'],
    ['in-quiet-group', unsearched],
    ['in-hidden-tab', apart],
    ['in-hidden-version', apart],
    ['all-of-these', 'robots:noindex'],
  ])('The page %s appears in: %s', async (id, places) => {
    expect((await placesIn())(id)).toBe(places);
  });
});

describe('A site that indexes all of its pages', () => {
  const placesIn = lazily(async () => placesOf(await build('all')));

  it.each([
    ['plain', everywhere],
    ['hidden-page', apart],
    ['unlisted', apart],
    ['no-index', 'sidebar pagination robots:noindex'],
    ['no-search', unsearched],
    ['no-robots', 'sidebar pagination search llms full list mcp-search mcp-read robots:noindex'],
    ['in-hidden-group', apart],
    ['in-quiet-group', unsearched],
    ['in-hidden-tab', apart],
    ['in-hidden-version', apart],
    ['all-of-these', 'robots:noindex'],
  ])('The page %s appears in: %s', async (id, places) => {
    expect((await placesIn())(id)).toBe(places);
  });
});

/** A value that is made when it is first asked for. */
function lazily<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
