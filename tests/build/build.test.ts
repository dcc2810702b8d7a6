import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { built, type Built } from '../built.js';
import { testSites } from '../sites.js';
import { runHere } from '../command.js';
import { builtCopyOf, copyOf, filesOf, has, page, trellis, trellisFrom } from './trellis.js';

describe('A folder of plain Markdown', () => {
  it('The root of the built site leads to the first page', async () => {
    const { code, stdout, output } = await built(testSites.minimal);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Built \d+ pages/m);
    const first = (
      JSON.parse(readFileSync('tests/sites/minimal/docs.json', 'utf8')) as { navigation: { pages: string[] }[] }
    ).navigation[0]?.pages[0];
    expect(has(output, `${first}/index.html`)).toBe(true);
    expect(page(output, '/')).toMatch(new RegExp(`url=/${first}|href="/${first}"`));
    expect(has(output, '404.html')).toBe(true);
    expect(filesOf(output).filter((file) => /mermaid|islands/.test(file) && file.startsWith('_trellis'))).toEqual([]);
  });

  it('A page 404.mdx of the author answers wrong addresses', async () => {
    const folder = copyOf('minimal');
    writeFileSync(path.join(folder, '404.mdx'), '# Lost in the garden\n');
    expect((await runHere('build', folder)).code).toBe(0);
    expect(readFileSync(path.join(folder, 'dist/404.html'), 'utf8')).toContain('Lost in the garden');
  });

  it('The output is identical byte for byte in any place, with the cache and without', async () => {
    const snapshot = (out: string): Record<string, string> =>
      Object.fromEntries(filesOf(out).map((file) => [file, readFileSync(path.join(out, file), 'latin1')]));
    const first = snapshot((await built(testSites.minimal)).output);
    const folder = copyOf('minimal');
    for (const runs of ['without', 'from the cache']) {
      expect(trellis('build', folder).code).toBe(0);
      expect(snapshot(path.join(folder, 'dist')), runs).toEqual(first);
      // Files of the previous site are not searched for classes, even where they contain one.
      writeFileSync(path.join(folder, 'dist/former.md'), 'underline-offset-8\n');
    }
  });
});

describe('A folder with faults', () => {
  let first: Built;
  beforeAll(async () => (first = await built(testSites.broken)));

  it('The build shows and reports every fault and exits with 0', () => {
    const { code, stderr, stdout, output } = first;
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /, with \d+ warnings\.\nWarnings: \d+ content\/\S+, .*\d+ site\/\S+.*\.\nSize: \d+\.\d MB in \d+ files\.\nSee it: .*\n\n1 page could not be built:\n {2}syntax\.mdx:9:28\n$/,
    );
    expect(page(output, 'syntax')).toContain('This part of the page is missing.');
    expect(page(output, 'unknown-operation')).toMatch(/class="fault"[\s\S]*is missing[\s\S]*The text of the page/);
    expect(page(output, 'introduction')).not.toContain('class="fault"');
    expect(stderr).toContain('content/evaluate');
    for (const file of filesOf(output).filter((name) => name.endsWith('.html')))
      expect(readFileSync(path.join(output, file), 'utf8'), file).not.toMatch(
        /does not compile|cannot be rendered|\.mdx:/,
      );
    expect(stderr + stdout).not.toMatch(/\n\s+at .*\.[jt]s:\d+/);
  });

  it('A page loses only the parts that throw, and each is reported with its place', () => {
    const { stderr, output } = first;
    const html = page(output, 'throws');
    const text = html
      .slice(html.indexOf('class="mdx-content'))
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ');
    const missing = 'This part of the page is missing.';
    expect(text).toContain(
      `Before [missing] and nothing of the reader. ${missing} ${missing} ${missing} Shown without`,
    );
    expect(text).toContain(
      `Shown without the component. Shown without the member. ${missing} Of the snippet. ${missing} After.`,
    );
    expect(text).not.toContain('Not shown');
    const places = [
      ...stderr.matchAll(/^ {2}(\d+:\d+) warning This part of the page cannot be rendered: (.*) content\/evaluate$/gm),
    ];
    expect(places.map(([, place, reason]) => `${place} ${reason}`)).toEqual([
      '3:1 Out of soil.',
      expect.stringMatching(/^12:8 .*color/),
      '14:1 Out of water.',
      '18:8 withered is not defined.',
      '23:7 withered is not defined.',
      expect.stringMatching(/^29:1 .*size/),
    ]);
    expect(stderr).toMatch(/5:1 warning `onClick` has no effect here\. content\/event-handler/);
    expect(stderr).toMatch(/7:11 warning `window\.location\.host` has a value only .* content\/browser-value/);
    expect(stderr).toMatch(/25:1 warning There is no component `Garden\.Bed`/);
    expect(stderr).toMatch(/27:1 warning There is no component `Card\.Bed`/);
  });

  it('A page that throws is reported by every build until it is fixed', () => {
    const broken = copyOf('broken');
    // With what the first build has kept.
    cpSync(path.join(first.folder, '.trellis'), path.join(broken, '.trellis'), { recursive: true });
    expect(trellis('build', broken).stderr).toContain('content/evaluate');
    for (const name of ['throws', 'undefined-name', 'event-handler'])
      writeFileSync(path.join(broken, `${name}.mdx`), '---\ntitle: Whole again\n---\n\nText.\n');
    expect(trellis('build', broken).stderr).not.toContain('content/evaluate');
    expect(page(path.join(broken, 'dist'), 'throws')).toContain('Whole again');
  });

  it('A failing or strict build leaves the previous output in place', async () => {
    const folder = await builtCopyOf(testSites.minimal);
    const before = filesOf(path.join(folder, 'dist'));
    const config = readFileSync(path.join(folder, 'docs.json'), 'utf8');
    writeFileSync(path.join(folder, 'docs.json'), '{ "name": "Broken", "navigation": [');
    const { code, stderr } = trellis('build', folder);
    expect(code).toBe(1);
    expect(stderr).toMatch(/docs\.json/);
    expect(filesOf(path.join(folder, 'dist'))).toEqual(before);

    writeFileSync(path.join(folder, 'docs.json'), config.replace('{', '{ "nmae": "x",'));
    expect(trellis('build', folder, '--strict').code).toBe(1);
    expect(filesOf(path.join(folder, 'dist'))).toEqual(before);
  });

  it('The site is built although specifications named in docs.json are not YAML or no OpenAPI documents', async () => {
    const folder = copyOf('minimal');
    const config = JSON.parse(readFileSync(path.join(folder, 'docs.json'), 'utf8')) as object;
    const openapi = ['api/broken.yaml', 'api/other.yaml'];
    writeFileSync(path.join(folder, 'docs.json'), JSON.stringify({ ...config, openapi }));
    mkdirSync(path.join(folder, 'api'));
    writeFileSync(path.join(folder, 'api/broken.yaml'), 'openapi: 3.1.0\ninfo: {title: x\n');
    writeFileSync(path.join(folder, 'api/other.yaml'), 'name: x\n');
    const { code, stderr } = await runHere('build', folder);
    expect(code).toBe(0);
    for (const fault of ['openapi/syntax', 'openapi/version']) expect(stderr).toContain(fault);
    expect(has(folder, 'dist/index.html')).toBe(true);
  });

  it('All pages are built although many values in docs.json are wrong', async () => {
    const { code, stdout, output } = await built(testSites.brokenConfig);
    expect(code).toBe(0);
    expect(stdout).toContain('Built 2 pages');
    expect(page(output, 'introduction')).toContain('href="/other"');
    expect(readFileSync(path.join(output, '_redirects'), 'utf8').match(/^\/old /gm)).toHaveLength(1);
  });

  it('The sidebar lists the pages in file order when the navigation lists none', async () => {
    const folder = copyOf('minimal');
    writeFileSync(path.join(folder, 'docs.json'), JSON.stringify({ name: 'Fern', navigation: 'pages' }));
    expect((await runHere('build', folder)).code).toBe(0);
    expect(page(path.join(folder, 'dist'), 'introduction')).toMatch(/<nav[\s\S]*href="\/guides\/first"/);
  });

  it('A folder without pages is an error', async () => {
    const folder = copyOf('minimal');
    for (const file of filesOf(folder).filter((name) => /\.mdx?$/.test(name))) rmSync(path.join(folder, file));
    expect(await runHere('build', folder)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('site/empty') as string,
    });
    expect(has(folder, 'dist')).toBe(false);
  });
});

describe('A base path', () => {
  it('Every link, asset and script of the site starts with the base path', async () => {
    const { output } = await built(testSites.components);
    const pages = filesOf(output).filter((name) => name.endsWith('.html'));
    expect(pages.length).toBeGreaterThan(20);
    for (const file of pages) {
      const html = readFileSync(path.join(output, file), 'utf8').replace(/<pre[\s\S]*?<\/pre>/g, '');
      const rooted = [...html.matchAll(/\s(?:href|src|srcset|poster|action)="(\/[^"]*)"/g)].map(
        ([, target]) => target ?? '',
      );
      expect(
        rooted.filter((target) => !target.startsWith('//') && !/^\/docs(\/|$|[?#])/.test(target)),
        file,
      ).toEqual([]);
    }
  });
});

describe('File names beyond ASCII', () => {
  it('A page with such a name has an address of its own', async () => {
    const { output, ...run } = await built(testSites.unicode);
    expect(run).toMatchObject({ code: 0, stderr: '' });
    const names = filesOf('tests/sites/unicode').filter((file) => /^(?!dist|\.trellis).*\.mdx?$/.test(file));
    expect(names.some((name) => /[^\x20-\x7e]/.test(name))).toBe(true);
    for (const name of names) {
      const route = name.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '');
      expect(has(output, path.join(route, 'index.html')), name).toBe(true);
    }
  });
});

describe('Concurrent builds of several folders', () => {
  it('Builds started in another folder do not disturb each other', async () => {
    const folders = [copyOf('minimal'), copyOf('minimal')];
    const codes = await Promise.all(folders.map((folder) => trellisFrom(tmpdir(), 'build', folder)));
    expect(codes).toEqual([0, 0]);
    for (const folder of folders) expect(has(path.join(folder, 'dist'), '404.html')).toBe(true);
  });
});
