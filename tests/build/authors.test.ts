import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runHere } from '../command.js';
import { copyOf, filesOf, has, page } from './trellis.js';

/** Ids and classes that style sheets of authors name, but for those of the search's dialog. */
const ids = [
  ...['navbar', 'sidebar', 'sidebar-content', 'content-area', 'content', 'header', 'page-title', 'table-of-contents'],
  ...['pagination', 'footer', 'topbar-cta-button', 'search-bar-entry', 'search-bar-entry-mobile', 'request-example'],
  ...['response-example', 'feedback-thumbs-up', 'feedback-thumbs-down', 'localization-select-trigger', 'mobile-nav'],
];
const classes = [
  ...['card', 'card-group', 'accordion', 'accordion-group', 'callout', 'code-block', 'code-group', 'tabs', 'steps'],
  ...['step', 'frame', 'update', 'eyebrow', 'nav-logo', 'nav-tabs', 'nav-anchor', 'sidebar-group', 'sidebar-title'],
  ...['toc-item', 'mdx-content'],
];

/** Files of a repository that are not for readers. */
const unpublished = ['server.pem', 'plants.sqlite', 'terraform.tfstate', 'Makefile', 'build.py', 'LICENSE', 'mine.png'];

describe('The author’s styles and scripts', () => {
  const cleanings: (() => void)[] = [];
  let folder: string;
  let output: string;
  let report: string;

  beforeAll(async () => {
    folder = copyOf('arabic', (clean) => cleanings.push(clean));
    output = path.join(folder, 'dist');
    for (const file of unpublished) writeFileSync(path.join(folder, file), '');
    writeFileSync(path.join(folder, '.gitignore'), 'mine.png\n');
    appendFileSync(path.join(folder, 'style.css'), '#pot { outline: 1px solid rgb(var(--gray-200) / 0.5); }\n');
    writeFileSync(
      path.join(folder, 'chat.js'),
      "window.CRISP_WEBSITE_ID = 'a';\nconst s = document.createElement('script');\ns.src = 'https://client.crisp.chat/l.js';\n",
    );
    report = (await runHere('build', folder, '--base', '/docs')).stderr;
  });
  afterAll(() => cleanings.forEach((clean) => clean()));

  it('The policy of every page lets a recognised chat speak to its hosts', () => {
    for (const route of ['/', 'en/watering'])
      expect(page(output, route)).toMatch(/connect-src [^;]*wss:\/\/\*\.relay\.crisp\.chat/);
  });

  it('Greys that a style sheet of the author uses are defined on every page', () => {
    for (const route of ['/', 'en/watering']) {
      const [sheet = ''] = /\/_astro\/page\.[^"]+\.css/.exec(page(output, route)) ?? [];
      expect(readFileSync(path.join(output, sheet), 'utf8')).toMatch(/:root\{[^}]*--gray-200:229 231 235[;}]/);
    }
  });

  it('Every page loads the author’s styles and scripts after those of the site, under the base', () => {
    for (const route of ['/', 'en/watering', 'reference/api']) {
      const html = page(output, route);
      const own = html.indexOf('<link rel="stylesheet" href="/docs/style.css"');
      expect(own).toBeGreaterThan(html.lastIndexOf('/_astro/', own));
      expect(own).toBeGreaterThan(0);
      expect(html).toContain('<script src="/docs/behaviour.js" defer');
      expect(html).not.toMatch(/elsewhere\.js|tailwind\.config|pots\.js/);
    }
    expect(readFileSync(path.join(output, '404.html'), 'utf8')).toContain('/docs/style.css');
    expect(has(output, 'style.css')).toBe(true);
    expect(page(output, '/')).toContain('id="pot"');
    // The effect of such scripts on a prerendered page is unknown.
    expect(page(output, '/')).toContain('data-ahead="prefetch"');
  });

  it('The author’s styles and scripts are the only project files that are published', () => {
    const files = new Set(filesOf(output));
    expect([...unpublished, '.gitignore', 'pots.js', 'tailwind.config.js'].filter((file) => files.has(file))).toEqual(
      [],
    );
    expect(report).not.toContain('withheld-file');
  });

  it('Every id and class that authors’ style sheets name exists', () => {
    const html = filesOf(output)
      .filter((file) => file.endsWith('.html'))
      .map((file) => readFileSync(path.join(output, file), 'utf8'))
      .join('\n');
    expect(ids.filter((id) => !html.includes(`id="${id}"`))).toEqual([]);
    const used = new Set([...html.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, list = '']) => list.split(/\s+/)));
    expect(classes.filter((name) => !used.has(name))).toEqual([]);
  });

  it('The files that docs.json lists replace those found in the folder', async () => {
    const file = path.join(folder, 'docs.json');
    const docs = JSON.parse(readFileSync(file, 'utf8')) as object;
    const trellisKey = { stylesheets: [], scripts: ['scripts/elsewhere.js', 'https://x.example/a.js', '/gone.js'] };
    writeFileSync(file, JSON.stringify({ ...docs, trellis: trellisKey }));
    const { stderr } = await runHere('build', folder, '--base', '/docs');
    expect(stderr).toContain('The file `/gone.js` does not exist.');
    const html = page(output, '/');
    expect(html).not.toMatch(/style\.css|behaviour\.js/);
    expect(html).toMatch(/src="\/docs\/scripts\/elsewhere\.js" defer[\s\S]*src="https:\/\/x\.example\/a\.js" defer/);
  });

  it('Pages in a right-to-left language keep their ids, links and direction', () => {
    expect(page(output, '/')).toMatch(/<html[^>]* lang="ar" dir="rtl"/);
    expect(page(output, 'en')).toMatch(/<html[^>]* lang="en"(?! dir)/);
    expect(page(output, 'الدليل/الري')).toContain('id="كم-من-الماء"');
    expect(page(output, '/')).toContain(`href="/docs/${encodeURI('الدليل/الري')}"`);
    expect(report).not.toMatch(/dead-link|dead-anchor/);
  });
});
