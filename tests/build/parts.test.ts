import { globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { built } from '../built.js';
import { runHere } from '../command.js';
import { testSites } from '../sites.js';
import { copyOf, filesOf, page, trellis, trellisFrom } from './trellis.js';

interface Told {
  code: string;
  message: string;
  help?: string;
  file?: string;
  line?: number;
  column?: number;
}

const edit = (file: string, from: string, to: string): void => {
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(
    file,
    text.replace(from, () => to),
  );
};

/** The text of all files of a site by their paths, but for what names the time. */
const siteOf = (output: string): Record<string, string> =>
  Object.fromEntries(filesOf(output).map((file) => [file, readFileSync(path.join(output, file), 'latin1')]));

describe('Files of the author that replace parts of the frame', () => {
  let output: string;
  beforeAll(async () => ({ output } = await built(testSites.parts)));

  it('Parts are rendered in their places on every page, with links below the base', () => {
    const html = page(output, 'introduction');
    expect(html).toMatch(/<head>[^]*<meta name="own-page" content="Fern: Introduction">[^]*<\/head>/);
    expect(html).toMatch(/<a href="\/docs\/guides\/soil"[^>]*>Soil<\/a>/);
    expect(html).toContain('<a href="https://github.com/fern/fern" rel="me">github</a>');
    expect(html).not.toContain('<footer id="footer">');
    expect(html).toMatch(/2 chapters<\/p>\s*<\/section>\s*<nav class="sidebar-tree"/);
  });

  it('A part shows the default content and its pieces in slots', () => {
    const html = page(output, 'introduction');
    expect(html).toMatch(/<h1 id="page-title">Introduction<\/h1>[^]*<p class="own-owner">Ask Ada<\/p>/);
    expect(html).toMatch(/class="nav-logo"[^]*>Docs<\/span>[^]*id="search-bar-entry"[^]*help\.fern\.example/);
    expect(html).toMatch(/class="own-cheers" data-page="\/introduction"><\/output>[^]*<nav id="pagination"/);
    expect(page(output, 'guides/soil')).not.toContain('own-owner');
  });

  it('A part replaces the page for addresses that do not exist', () => {
    const html = readFileSync(path.join(output, '404.html'), 'utf8');
    expect(html).toMatch(
      /<h1 id="page-title">Nothing grows here<\/h1>[^]*<a href="\/docs\/introduction">back to Fern<\/a>/,
    );
    expect(html).toContain('id="nearest-pages"');
    expect(html).not.toContain('not-found-ways');
  });

  it('A part brings styles, utility classes and scripts in files that the policy allows', () => {
    const shared = filesOf(output).filter((file) => file.startsWith('_astro/'));
    const texts = shared
      .filter((file) => /\.(?:css|js)$/.test(file))
      .map((file) => readFileSync(path.join(output, file), 'utf8'));
    for (const part of ['.own-footer', 'padding-inline:11px', 'Thank you from'])
      expect(
        texts.some((text) => text.includes(part)),
        part,
      ).toBe(true);
    expect(page(output, 'introduction')).toMatch(
      /<script type="module" src="\/docs\/_astro\/PageFooter[^"]*"><\/script>/,
    );
  });
});

it('A broken part is left out alone, and after the fix an incremental build equals a full one', async () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('NODE_ENV', 'production');
  const folder = copyOf('parts');
  const parts = path.join(folder, 'trellis');
  const output = path.join(folder, 'dist');
  edit(path.join(parts, 'Header.astro'), 'version = 1', 'version = 7');
  edit(path.join(parts, 'Sidebar.astro'), 'const { entries }', 'const { = entries }');
  edit(path.join(parts, 'Head.astro'), 'const { site', "import './nothing.ts';\nconst { site");
  edit(path.join(parts, 'PageHeader.astro'), 'const owner =', 'Object(undefined).missing.call();\nconst owner =');
  edit(path.join(parts, 'NotFound.astro'), 'export const version = 1;\n', '');
  renameSync(path.join(parts, 'PageFooter.astro'), path.join(parts, 'PageFoter.astro'));
  edit(path.join(parts, 'shared/Social.astro'), 'rel="me"', 'rel="me noopener"');
  edit(path.join(parts, 'shared/cheer.ts'), 'Thank you', 'Thanks');

  const { stdout } = await runHere('check', folder, '--json');
  const told = (JSON.parse(stdout) as { diagnostics: Told[] }).diagnostics;
  const placed = told.map(({ code, file, line, column }) => `${code} ${file}:${line}:${column}`).sort();
  expect(placed).toEqual([
    'parts/broken trellis/Head.astro:7:9',
    'parts/broken trellis/Sidebar.astro:7:9',
    'parts/unknown trellis/PageFoter.astro:1:1',
    'parts/version trellis/Header.astro:4:24',
    'parts/version trellis/NotFound.astro:1:1',
  ]);
  expect(told.find(({ code }) => code === 'parts/unknown')?.help).toContain('trellis/PageFooter.astro');

  const faulty = trellis('build', folder, '--base', '/docs');
  expect(faulty.code, faulty.stderr).toBe(0);
  expect(faulty.stderr).toMatch(/trellis\/PageHeader\.astro.*cannot be rendered on a page/);
  const html = page(output, 'introduction');
  for (const own of [
    'id="page-title">Introduction',
    'class="sidebar-tree"',
    'class="topbar-right-container"',
    'id="pagination"',
    'rel="me noopener"',
  ])
    expect(html).toContain(own);
  expect(html.match(/id="page-context-menu"/g)).toHaveLength(1);
  expect(html).not.toMatch(/own-(?:label|count|owner|cheer|page)/);
  expect(html).toContain('own-footer');
  expect(readFileSync(path.join(output, '404.html'), 'utf8')).toContain('Nothing grows here');

  for (const [name, from, to] of [
    ['Header', 'version = 7', 'version = 1'],
    ['Sidebar', '{ = entries }', '{ entries }'],
    ['Head', "import './nothing.ts';\n", ''],
    ['PageHeader', 'Object(undefined).missing.call();\n', ''],
    ['NotFound', "parts';\n", "parts';\n\nexport const version = 1;\n"],
    ['shared/Social', 'rel="me noopener"', 'rel="me"'],
  ] as const)
    edit(path.join(parts, `${name}.astro`), from, to);
  renameSync(path.join(parts, 'PageFoter.astro'), path.join(parts, 'PageFooter.astro'));
  edit(path.join(parts, 'shared/cheer.ts'), 'Thanks', 'Thank you');
  const mended = trellis('build', folder, '--base', '/docs');
  expect(mended.stderr).not.toMatch(/parts\//);
  const warm = siteOf(output);
  expect(warm['introduction/index.html']?.match(/id="page-context-menu"/g)).toHaveLength(1);
  const full = siteOf((await built(testSites.parts)).output);
  expect(Object.keys(full)).toEqual(Object.keys(warm));
  const different = Object.entries(full).filter(([file, text]) => warm[file] !== text && file.endsWith('.html'));
  expect(different.map(([file]) => file)).toEqual([]);
});

it('Two copies of a folder with parts give the same site, in a shell for development too', async () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('NODE_ENV', 'development');
  const folder = copyOf('parts');
  expect(trellis('build', folder, '--base', '/docs').code).toBe(0);
  const site = siteOf((await built(testSites.parts)).output);
  expect(site['introduction/index.html']).toMatch(/<span class="own-label[^>]* data-astro-cid-\w{8}>/);
  expect(siteOf(path.join(folder, 'dist'))).toEqual(site);
});

it('An edit of a part while it is bundled does not appear once it is undone', async () => {
  const folder = copyOf('minimal');
  const part = (text: string): string => `---\nexport const version = 1;\n---\n\n<footer>${text}</footer>\n`;
  const file = path.join(folder, 'trellis/Footer.astro');
  mkdirSync(path.dirname(file));
  writeFileSync(file, part('First'));
  const building = trellisFrom(folder, 'build');
  // The folder that is bundled in appears first.
  await vi.waitUntil(() => globSync(`${folder}/.trellis/frames/*.project`).length > 0, {
    timeout: 60_000,
    interval: 5,
  });
  writeFileSync(file, part('Second'));
  expect(await building).toBe(0);
  const shown = (): string | undefined =>
    /<footer>(.*)<\/footer>/.exec(page(path.join(folder, 'dist'), 'introduction'))?.[1];
  expect(shown()).toBe('Second');

  writeFileSync(file, part('First'));
  expect(trellis('build', folder).code).toBe(0);
  expect(shown()).toBe('First');
});

it('A folder named trellis that holds pages is an ordinary folder', async () => {
  const folder = copyOf('minimal');
  mkdirSync(path.join(folder, 'trellis'));
  writeFileSync(path.join(folder, 'trellis/page.mdx'), '---\ntitle: A page\n---\n');
  const { code, stdout } = await runHere('check', folder);
  expect({ code, stdout }).toEqual({ code: 0, stdout: 'No problems found.\n' });
});
