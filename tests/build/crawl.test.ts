import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { check, LinkState } from 'linkinator';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { previewHandler } from '../../src/dev/preview.js';
import { listen } from '../../src/cli/server.js';
import type { PageList } from '../../src/site/pageList.js';
import { headFaults } from './heads.js';
import { built } from '../built.js';
import { origin, testSites, type TestSite } from '../sites.js';
import { xmlFaults } from '../xml.js';
import { strayReferences } from './references.js';
import { runHere } from '../command.js';
import { copyOf, filesOf } from './trellis.js';

const host = '127.0.0.1';

/** Serves a built site as a static host does, until the test ends; its address without base. */
async function serve(output: string, base: string): Promise<string> {
  const server = createServer(previewHandler(output, base));
  const port = await listen(server, { host });
  onTestFinished(() => void server.close());
  return `http://${host}:${port}`;
}

/** Targets of the folders without a page of their own, with and without a slash at the end; undefined for one without a target. */
async function foldersOf(output: string, base: string): Promise<Record<string, (string | undefined)[]>> {
  const local = await serve(output, base);
  const { pages } = JSON.parse(readFileSync(path.join(output, '_trellis/pages.json'), 'utf8')) as PageList;
  const paths = pages.map((page) => page.path);
  const folders = new Set(
    paths.flatMap((each) =>
      each
        .split('/')
        .slice(1, -1)
        .map((_, index, parts) => `/${parts.slice(0, index + 1).join('/')}`),
    ),
  );
  const led = [...folders]
    .filter((folder) => !paths.includes(folder))
    .map(async (folder) => {
      const targets = ['', '/'].map(async (end) => {
        const response = await fetch(`${local}${base}${encodeURI(folder)}${end}`);
        const [, target] = /http-equiv="refresh" content="0; url=([^"]*)"/.exec(await response.text()) ?? [];
        return response.status === 200 && target !== undefined ? decodeURI(target).slice(base.length) : undefined;
      });
      return [folder, await Promise.all(targets)] as const;
    });
  return Object.fromEntries(await Promise.all(led));
}

/** Follows every link, image, script and stylesheet from the start of a built site. */
async function crawl(output: string, base: string): Promise<{ broken: string[]; visited: string[] }> {
  const local = await serve(output, base);
  const { links } = await check({
    path: `${local}${base}/`,
    recurse: true,
    checkCss: true,
    checkFragments: true,
    concurrency: 20,
    linksToSkip: (link) => Promise.resolve(!link.startsWith(`${local}/`)),
  });
  const of = (state: LinkState) => links.filter((link) => link.state === state);
  return {
    broken: of(LinkState.BROKEN).map(({ url, parent }) => `${parent ?? ''} -> ${url}`.replaceAll(local, '')),
    visited: of(LinkState.OK).map(({ url }) => url.replace(local, '')),
  };
}

async function build(folder: string, base: string, end: (clean: () => void) => void = onTestFinished): Promise<string> {
  const output = mkdtempSync(path.join(tmpdir(), 'trellis-crawl-'));
  end(() => rmSync(output, { recursive: true, force: true }));
  const options = ['--out', path.join(output, 'site'), '--base', base || '/', '--site', origin];
  expect((await runHere('build', folder, ...options)).code).toBe(0);
  return path.join(output, 'site');
}

let smallest: Promise<string> | undefined;

/** The smallest site under a base, built once. */
function minimal(): Promise<string> {
  return (smallest ??= build(copyOf('minimal', afterAll), '/docs', afterAll));
}

/** Expects a site without dead links, references without the base and faulty heads. */
async function expectSound(site: TestSite): Promise<{ output: string; visited: readonly string[] }> {
  const { code, output } = await built(site);
  const { base } = site;
  expect(code).toBe(0);
  const { broken, visited } = await crawl(output, base);
  expect(broken).toEqual([]);
  expect(visited.filter((url) => !url.startsWith(`${base}/`))).toEqual([]);
  expect(strayReferences(output, base, origin)).toEqual([]);
  expect(await headFaults(output, base, origin)).toEqual([]);
  return { output, visited };
}

describe('A crawl of a built site', () => {
  it('Every page of the manual ends with its root element', async () => {
    const { output } = await built(testSites.manual);
    const pages = filesOf(output).filter((file) => file.endsWith('.html') && !file.startsWith('_trellis/'));
    expect(pages).toContain('404.html');
    expect(pages.filter((file) => !/<\/html>\s*$/.test(readFileSync(path.join(output, file), 'utf8')))).toEqual([]);
  });

  it.each([testSites.manual, testSites.manualUnderBase])(
    'The manual under the base "$base" has no dead link, no reference without its base and no faulty head',
    async (site) => {
      const { visited } = await expectSound(site);
      expect(visited.length).toBeGreaterThan(100);
    },
  );

  it.each([
    testSites.everyFieldPublished,
    testSites.underBase,
    testSites.current,
    testSites.reference,
    testSites.unicode,
    testSites.otherValues,
    testSites.languages,
    testSites.searchPublished,
    testSites.components,
  ])(
    'The site $name under the base "$base" has no dead link, no reference without its base and no faulty head',
    async (site) => {
      const { base } = site;
      const { output } = await expectSound(site);
      const lists = filesOf(output).filter((each) => /(?:sitemap|rss)\.xml$/.test(each));
      expect(lists).toContain('sitemap.xml');
      for (const file of lists) {
        const xml = readFileSync(path.join(output, file), 'utf8');
        expect([file, await xmlFaults(file === 'sitemap.xml' ? 'sitemap' : 'rss', xml)]).toEqual([file, []]);
      }
      for (const [folder, targets] of Object.entries(await foldersOf(output, base)))
        for (const target of targets) expect(`${target}`.startsWith(`${folder}/`)).toBe(true);
    },
  );

  it('A folder without a page leads to the first page below it in the navigation', async () => {
    const folder = copyOf('minimal');
    const pages = ['a/b/c/one', 'a/two', 'a/b/three', 'mit leer/ü/four', 'v1/five', 'v1/sub/six'];
    const inner = { group: 'In', pages: ['mit leer/ü/four'] };
    const navigation = [
      { group: 'G', pages: ['introduction', 'a/two', 'a/b/c/one', 'a/b/three', inner] },
      { group: 'Old', version: 'v1', pages: ['v1/sub/six', 'v1/five'] },
    ];
    const tabs = [{ name: 'API', url: 'ref', openapi: 'openapi.json' }];
    const get = { tags: ['Big Beds'], summary: 'List', responses: {} };
    const openapi = { openapi: '3.1.0', info: { title: 'T', version: '1' }, paths: { '/beds': { get } } };
    const docs = { name: 'Deep', navigation, versions: ['v2', 'v1'], tabs };
    writeFileSync(path.join(folder, 'docs.json'), JSON.stringify(docs));
    writeFileSync(path.join(folder, 'openapi.json'), JSON.stringify(openapi));
    for (const page of pages) {
      mkdirSync(path.dirname(path.join(folder, page)), { recursive: true });
      writeFileSync(path.join(folder, `${page}.md`), `# ${page}\n`);
    }
    const twice = (target: string): string[] => [target, target];
    expect(await foldersOf(await build(folder, '/docs'), '/docs')).toEqual({
      '/a': twice('/a/two'),
      '/a/b': twice('/a/b/c/one'),
      '/a/b/c': twice('/a/b/c/one'),
      '/mit leer': twice('/mit leer/ü/four'),
      '/mit leer/ü': twice('/mit leer/ü/four'),
      '/v1': twice('/v1/sub/six'),
      '/v1/sub': twice('/v1/sub/six'),
      '/ref': twice('/ref/big-beds/list'),
      '/ref/big-beds': twice('/ref/big-beds/list'),
    });
  });

  it('Dead links, anchors and images in a page are found', async () => {
    const folder = copyOf('minimal');
    writeFileSync(
      path.join(folder, 'introduction.md'),
      '# A\n\n[gone](/gone) [anchor](/guides/first#none) [none](/none.png) <a href="/raw">raw</a>\n',
    );
    const output = await build(folder, '/docs');
    const { broken } = await crawl(output, '/docs');
    const targets = broken.map((each) => each.split(' -> ')[1]);
    for (const dead of ['gone', 'first#none', 'none.png', 'raw'])
      expect(targets.some((each) => each?.includes(dead))).toBe(true);

    const stray = strayReferences(output, '/docs', origin);
    for (const file of ['introduction/index.html', 'introduction.md', 'llms-full.txt'])
      for (const dead of ['/docs/gone', '/docs/guides/first#none', '/docs/none.png', '/docs/raw'])
        expect(stray).toContainEqual(expect.stringMatching(new RegExp(`^${file} -> (?:${origin})?${dead}$`)));
  });

  it.each([
    ['introduction/index.html', /<script type="application\/ld\+json">/, `$&{"@id":"${origin}/lost"}</script>$&`],
    ['introduction/index.html', /<head>/, `$&<meta property="og:image" content="${origin}/lost">`],
    ['introduction/index.html', /<main/, '$& data-list="/lost"'],
    ['index.html', /url=[^"]*/, 'url=/lost'],
    ['404.html', /<body>/, '$&<a href="/docs/lost">x</a>'],
    ['introduction.md', /$/, '[x](/lost)'],
    ['llms.txt', /$/, `[x](${origin}/lost)`],
    ['sitemap.xml', /<loc>[^<]*/, `<loc>${origin}/lost`],
    ['_redirects', /^\S+ \S+/, '/docs/x /lost'],
    ['_trellis/pages.json', /"\/introduction"/, '"/lost"'],
  ])('A stray reference inserted into %s at %s is found', async (file, place, lost) => {
    const output = await minimal();
    const written = path.join(output, file);
    const before = readFileSync(written, 'utf8');
    expect(strayReferences(output, '/docs', origin)).toEqual([]);
    writeFileSync(written, before.replace(place, lost));
    const stray = strayReferences(output, '/docs', origin);
    writeFileSync(written, before);
    expect(stray).toEqual([expect.stringMatching(new RegExp(`^${file} -> .*lost$`))]);
  });

  it.each([
    [/<title>[^<]*/, '<title>', 'title'],
    [/<link rel="canonical"[^>]*>/, '', 'canonical'],
    [/<meta property="og:title"[^>]*>/, '$&$&', 'og:title'],
    [/"og:locale" content="[^"]*"/, '"og:locale" content="en"', 'og:locale'],
    [/"og:image" content="[^"]*images\//, '$&x', 'og:image'],
    [/"@type":"BreadcrumbList"/, '$&,"steps":2', 'BreadcrumbList'],
    [/<script type="application\/ld\+json">/, '<script type="text/plain">', '0 pieces'],
  ])('A fault inserted into the head of a page at %s is found', async (place, wrong, fault) => {
    const output = await minimal();
    const written = path.join(output, 'guides/first/index.html');
    const before = readFileSync(written, 'utf8');
    expect(await headFaults(output, '/docs', origin)).toEqual([]);
    writeFileSync(written, before.replace(place, wrong));
    const faults = await headFaults(output, '/docs', origin);
    writeFileSync(written, before);
    expect(faults).toEqual([expect.stringContaining(fault)]);
  });
});
