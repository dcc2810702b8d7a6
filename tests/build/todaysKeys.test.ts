import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runHere, type Run } from '../command.js';
import { page } from './trellis.js';

const folder = mkdtempSync(path.join(tmpdir(), 'trellis-keys-'));
const output = path.join(folder, 'dist');
let run: Run;

const files = {
  'docs.json': JSON.stringify({
    theme: 'mint',
    name: 'Fern',
    colors: { primary: '#0D7A4F' },
    seo: { trailingSlash: true },
    icons: { library: 'lucide' },
    interaction: { drilldown: false },
    styling: { codeblocks: { theme: 'dracula', languages: { custom: ['/reed.json'] } } },
    navbar: { links: [{ label: 'Home', href: '/', icon: { name: 'house', library: 'fontawesome' } }] },
    thumbnails: { background: '/behind.svg' },
    api: { url: 'full' },
    trellis: { siteUrl: 'https://fern.example' },
    navigation: {
      tabs: [
        { tab: 'Guide', description: 'How to begin', pages: ['index', 'water', 'news'] },
        { tab: 'Support', align: 'end', href: 'https://support.fern.example' },
      ],
    },
  }),
  'index.mdx': '---\ntitle: Start\nicon: house\n---\n\nWords.\n\n```ts\nconst a = 1;\n```\n\n```reed\ncut\n```\n',
  'water.mdx': '---\ntitle: Water\n---\n\n[Start](/)\n',
  'news.mdx': '---\ntitle: News\nrss: true\n---\n\n<Update label="2026-04-05">Grew.</Update>\n',
  'reed.json': JSON.stringify({
    name: 'reed',
    scopeName: 'source.reed',
    patterns: [{ match: 'cut', name: 'keyword.control.reed' }],
  }),
  'behind.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="#fde68a"/></svg>',
};
const read = (file: string): string => readFileSync(path.join(output, file), 'utf8');

beforeAll(async () => {
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text);
  run = await runHere('build', folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('Keys of today’s docs.json cause no warning', () => {
  expect(run.code).toBe(0);
  expect(run.stderr).not.toContain('warning');
});

describe('The key seo.trailingSlash', () => {
  it('The addresses for search engines end with a slash, and links to files do not', () => {
    const html = page(output, 'water');
    expect(html).toContain('<link rel="canonical" href="https://fern.example/water/">');
    expect(html).toContain('property="og:url" content="https://fern.example/water/"');
    expect(html).toContain('"url":"https://fern.example/water/"');
    expect(html).toContain('href="/water.md"');
    expect(page(output, '')).toContain('<link rel="canonical" href="https://fern.example/">');
  });

  it('The addresses in the sitemap, feeds and llms-full.txt end with a slash', () => {
    expect(read('sitemap.xml')).toContain('<loc>https://fern.example/water/</loc>');
    expect(read('sitemap.xml')).toContain('<loc>https://fern.example/</loc>');
    expect(read('news/rss.xml')).toContain('<link>https://fern.example/news/#');
    expect(read('llms-full.txt')).toContain('https://fern.example/water/\n');
  });
});

it('The keys icons.library and interaction.drilldown and the settings of tabs are applied', () => {
  const html = page(output, 'water');
  // Lucide's icons are strokes.
  const [ofLink, ofPage] = html.match(/<svg class="sign"[^>]*>.*?<\/svg>/g) ?? [];
  expect(ofPage).toContain('stroke');
  // An icon can be from another library.
  expect(ofLink).not.toContain('stroke');
  expect(html).toContain('data-drilldown="false"');
  expect(html).toMatch(/<a class="nav-tabs-item" title="How to begin" href="\/"/);
  expect(html).toMatch(
    /<li class="nav-tabs-end">\s*<a class="nav-tabs-item"[^>]*href="https:\/\/support\.fern\.example"/,
  );
});

it('A theme of code takes the place of the site’s own colours, in its style sheet alone', () => {
  const html = page(output, '');
  expect(html).toContain('data-code="theme"');
  expect(html).toMatch(/<span class="line"><span class="t\d+">const<\/span>/);
  expect(html).toMatch(/<pre [^>]*data-language="reed"[^>]*><code><span class="line"><span class="t\d+">cut</);
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g)]
    .map(([, file = '']) => read(file))
    .join('');
  expect(sheets).toMatch(/--tr-code-bg:\s*#282a36/);
  expect(sheets).not.toContain('#12161d');
});

it('The key thumbnails.background changes the social images of pages', async () => {
  const [, before = ''] =
    /"og:image" content="https:\/\/fern\.example\/(_trellis\/images\/[^"]+)"/.exec(page(output, 'water')) ?? [];
  const picture = readFileSync(path.join(output, before));
  const plain = mkdtempSync(path.join(tmpdir(), 'trellis-keys-plain-'));
  try {
    for (const file of Object.keys(files)) cpSync(path.join(folder, file), path.join(plain, file));
    writeFileSync(path.join(plain, 'behind.svg'), files['behind.svg'].replace('#fde68a', '#bae6fd'));
    expect((await runHere('build', plain)).code).toBe(0);
    const [, after = ''] =
      /"og:image" content="https:\/\/fern\.example\/([^"]+)"/.exec(page(path.join(plain, 'dist'), 'water')) ?? [];
    expect(after).not.toBe(before);
    expect(readFileSync(path.join(plain, 'dist', after)).equals(picture)).toBe(false);
  } finally {
    rmSync(plain, { recursive: true, force: true });
  }
});
