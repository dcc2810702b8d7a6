import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { built } from '../built.js';
import { library, packageRoot } from '../../src/shared/packageRoot.js';
import { origin, testSites } from '../sites.js';
import { gzippedFile, inlineScripts, kilobyte, scriptsOf } from '../weight.js';
import { runHere } from '../command.js';
import { copyOf, page } from './trellis.js';

const { base } = testSites.components;
const { output } = await built(testSites.components);

const sum = (sizes: Iterable<number>): number => [...sizes].reduce((total, size) => total + size, 0);

/** Addresses of the style sheets that a page links. */
const stylesOf = (html: string): string[] =>
  Array.from(html.matchAll(/<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g), ([, href = '']) => href);

describe('A content page', () => {
  it.each(['text', 'tabs', 'code'])(
    'The page `%s` has at most 6.3 KB of HTML, 4.9 KB of JavaScript in one file and 9.9 KB of CSS in two, gzipped',
    (route) => {
      // Addresses as paths of the output.
      const html = page(output, route).replaceAll(`="${base}/`, '="/');
      const scripts = scriptsOf(output, html);
      const zipped = (file: string): number => gzippedFile(output, file);
      expect(gzippedFile(output, `${route}/index.html`)).toBeLessThanOrEqual(6.3 * kilobyte);
      expect(scripts.size).toBe(1);
      expect(sum([...scripts].map(zipped))).toBeLessThanOrEqual(4.9 * kilobyte);
      expect(inlineScripts(html)).toBeLessThanOrEqual(0.9 * kilobyte);
      const styles = stylesOf(html);
      expect(styles.length).toBeLessThanOrEqual(2);
      expect(sum(styles.map(zipped))).toBeLessThanOrEqual(9.9 * kilobyte);
    },
  );

  it('The colours of a site are in a style sheet, not in every page', () => {
    const html = page(output, 'text');
    const [sheet = ''] = stylesOf(html);
    const css = readFileSync(path.join(output, sheet.replace(base, '')), 'utf8');
    expect([html, css].map((text) => text.includes('--primary:'))).toEqual([false, true]);
  });

  it('A page without special components loads one style sheet of at most 9.1 KB, gzipped', async () => {
    const { generate } = await import('../bench/generate.mjs');
    const folder = copyOf('minimal');
    generate(folder, 30);
    expect((await runHere('build', folder)).code).toBe(0);
    const site = path.join(folder, 'dist');
    const styles = stylesOf(page(site, 'group-1/page-25'));
    expect(styles).toHaveLength(1);
    expect(sum(styles.map((file) => gzippedFile(site, file)))).toBeLessThanOrEqual(9.1 * kilobyte);
  });

  it('Style sheets of a site contain the values of constants', () => {
    const constants = readFileSync(path.join(packageRoot, 'src/theme/styles/constants.css'), 'utf8');
    const names = Array.from(constants.matchAll(/--[\w-]+(?=:)/g), ([name]) => name);
    const files = readdirSync(path.join(output, '_astro')).filter((name) => name.endsWith('.css'));
    const css = files.map((name) => readFileSync(path.join(output, '_astro', name), 'utf8')).join('');
    expect([names.length > 10, files.length > 10]).toEqual([true, true]);
    expect(names.filter((name) => css.includes(`var(${name}`))).toEqual([]);
  });

  it('Pages with headings share the style sheet of the layout, with and without code, tabs and other scripts', () => {
    const sheets = ['headings', 'tabs', 'diagrams'].map((route) => stylesOf(page(output, route))[0]);
    expect(new Set(sheets).size).toBe(1);
  });

  it('Thirteen operations have four style sheets between them', async () => {
    const { output: folder } = await built(testSites.reference);
    const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html'))
      .map((file) => readFileSync(path.join(folder, file), 'utf8'))
      .filter((html) => html.includes('class="endpoint'));
    expect([pages.length, new Set(pages.map((html) => stylesOf(html)[1])).size]).toEqual([13, 4]);
  });

  it.each([
    { name: 'The landing page', site: testSites.components, route: 'modes/landing', most: 9.5 },
    { name: 'An API page', site: testSites.manual, route: 'plant-store/create-plant', most: 13.6 },
  ])('$name loads at most $most KB of CSS in two files', async ({ site, route, most }) => {
    const { output: folder } = await built(site);
    const html = page(folder, route).replaceAll(`="${site.base}/`, '="/');
    const styles = stylesOf(html);
    expect(styles).toHaveLength(2);
    expect(sum(styles.map((file) => gzippedFile(folder, file)))).toBeLessThanOrEqual(most * kilobyte);
  });

  it.each([
    ['A page with explanations of words', testSites.manual, 'components/icons-and-tooltips'],
    ['An API page with a choice of servers', testSites.manual, 'plant-store/create-plant'],
  ])('%s loads two scripts at once, and none that they wait for', async (_name, site, route) => {
    const { output: folder } = await built(site);
    const html = page(folder, route);
    const scripts = [...scriptsOf(folder, html)];
    expect(scripts).toHaveLength(2);
    expect(scripts.filter((file) => !html.includes(`src="${file}"`))).toEqual([]);
  });

  it('A page with plain text requests nothing from other hosts', () => {
    const html = page(output, 'text');
    const targets = [...html.matchAll(/<(?:script|link|img)[^>]*\s(?:src|href)="(https?:[^"]+)"/g)].map(
      ([, target = '']) => target,
    );
    // The site's own address is named, not requested.
    expect(targets.filter((target) => !target.startsWith(`${origin}/`))).toEqual([]);
  });
});

it.each([
  ['is preloaded if docs.json names no file for the text', { family: 'Fern' }, true],
  ['is not preloaded if docs.json names a file for the text', { family: 'Fern', url: '/fern.woff2' }, false],
])('Inter %s', async (_name, body, isPreloaded) => {
  const folder = copyOf('minimal');
  const file = path.join(folder, 'docs.json');
  writeFileSync(path.join(folder, 'fern.woff2'), 'font');
  const config = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  writeFileSync(file, JSON.stringify({ ...config, font: { body } }));
  expect((await runHere('build', folder)).code).toBe(0);
  const html = page(path.join(folder, 'dist'), 'introduction');
  expect(/<link rel="preload"[^>]*inter-core/.test(html)).toBe(isPreloaded);
});

it('A sidebar with many icons has them in one style sheet, not in every page', async () => {
  const names = ['leaf', 'tree', 'sun', 'moon', 'cloud', 'bolt', 'bug', 'feather', 'leaf', '🌱'];
  const folder = copyOf('minimal');
  const pages = names.map((icon, index) => {
    writeFileSync(path.join(folder, `page-${index}.mdx`), `---\ntitle: Page ${index}\nicon: ${icon}\n---\n`);
    return `page-${index}`;
  });
  const config = { name: 'Icons', theme: 'mint', colors: { primary: '#16735A' }, navigation: { pages } };
  writeFileSync(path.join(folder, 'docs.json'), JSON.stringify(config));
  expect((await runHere('build', folder)).code).toBe(0);
  const site = path.join(folder, 'dist');
  const html = page(site, 'page-0');
  const shown = Array.from(html.matchAll(/data-icon="(\w)"/g), ([, name]) => name);
  // An emoji has colours of its own, which a mask would hide.
  const pictures = Array.from(html.matchAll(/<svg class="sign"[^>]*>(.*?)<\/svg>/g), ([, picture]) => picture);
  expect({ shown: shown.length, pictures }).toEqual({ shown: 9, pictures: [expect.stringMatching(/>🌱<\/text>$/)] });
  const [sheet = ''] = /\/_astro\/page\.[\w.-]+\.css/.exec(html) ?? [];
  const css = readFileSync(path.join(site, sheet), 'utf8');
  const rules = Array.from(css.matchAll(/\[data-icon="(\w+)"\]\{--tr-icon:url\("data:image\/svg/g), ([, name]) => name);
  expect(rules.sort()).toEqual([...new Set(shown)].sort());
  expect(page(site, 'page-8')).toContain(sheet);
});

it('The playground loads at most 301 KB of JavaScript and style sheets in 6 files before its form, gzipped', () => {
  const playground = path.join(library, 'playground');
  const html = readFileSync(path.join(playground, 'index.html'), 'utf8');
  const styles = Array.from(html.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)"/g), ([, href = '']) => href);
  const files = [...scriptsOf(playground, html), ...styles];
  expect(files.some((file) => /assets\/form-/.test(file))).toBe(true);
  expect(styles.length).toBeGreaterThan(0);
  expect(files.length).toBeLessThanOrEqual(6);
  // None of them waits for another.
  expect(files.filter((file) => !html.includes(file.replace(/^\.?\/?/, '')))).toEqual([]);
  expect(sum(files.map((file) => gzippedFile(playground, file)))).toBeLessThanOrEqual(301 * kilobyte);
});

describe('The size of the output', () => {
  it('A new site has at most 6.6 MB, and everything that its playground loads', async () => {
    const folder = path.join(copyOf('minimal'), 'new');
    expect((await runHere('new', folder)).code).toBe(0);
    expect((await runHere('build', folder)).code).toBe(0);
    const site = path.join(folder, 'dist');
    const files = readdirSync(site, { recursive: true, encoding: 'utf8' }).map((name) => path.join(site, name));
    expect(sum(files.map((file) => (statSync(file).isFile() ? statSync(file).size : 0)))).toBeLessThanOrEqual(6.6e6);
    const styles = files.filter((file) => /playground[/\\]assets[/\\].*\.css$/.test(file));
    const loaded = styles.flatMap((file) =>
      Array.from(readFileSync(file, 'utf8').matchAll(/url\((\.[^)]+)\)/g), ([, target = '']) =>
        path.join(path.dirname(file), target),
      ),
    );
    expect(loaded.length).toBeGreaterThan(10);
    expect(loaded.filter((file) => !existsSync(file))).toEqual([]);
  });

  it('A page of a large site has at most 25 KB of HTML, which does not grow with the square of the number of pages', async () => {
    const { generate } = await import('../bench/generate.mjs');
    const bytes = async (count: number): Promise<number> => {
      const folder = copyOf('minimal');
      generate(folder, count);
      expect((await runHere('build', folder)).code).toBe(0);
      const pages = Array.from({ length: 10 }, (_unused, index) => Math.floor((index * count) / 10));
      return (
        sum(
          pages.map(
            (number) => page(path.join(folder, 'dist'), `group-${Math.floor(number / 20)}/page-${number}`).length,
          ),
        ) / pages.length
      );
    };
    const many = await bytes(200);
    expect(many).toBeLessThanOrEqual(25 * kilobyte);
    expect(many).toBeLessThanOrEqual(1.15 * (await bytes(40)));
  });
});
