import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { built } from '../built.js';
import { runHere } from '../command.js';
import { testSites } from '../sites.js';
import { copyOf, filesOf, has, page, trellis } from './trellis.js';

const text = (output: string, file: string): string => readFileSync(path.join(output, file), 'utf8');

describe('Files built beside the pages', () => {
  it('The build writes a search index, Markdown, llms.txt, robots.txt and redirect rules', async () => {
    const { output } = await built(testSites.search);
    const sources = filesOf('tests/sites/search').filter((file) => file.endsWith('.mdx'));
    expect(sources).toContain('guides/hidden.mdx');
    const files = filesOf(output);
    for (const file of ['pagefind.js', 'pagefind-worker.js', 'pagefind-entry.json', 'words.en.json'])
      expect(files).toContain(`_trellis/search/${file}`);
    expect(files.filter((file) => /pagefind-.*ui|stamp/.test(file))).toEqual([]);
    const pages = files.filter((file) => file.endsWith('/index.html'));
    const twins = files.filter((file) => file.endsWith('.md'));
    expect(twins.toSorted()).toEqual(sources.map((file) => file.replace(/x$/, '')).toSorted());
    for (const twin of twins) expect(pages).toContain(twin.replace(/\.md$/, '/index.html'));
    expect(page(output, 'guides/watering')).toContain(
      '<link rel="alternate" type="text/markdown" href="/guides/watering.md"',
    );
    expect(text(output, 'guides/soil.md')).toContain('Only machines read about quicksilver.');
    expect(text(output, 'llms.txt')).toContain('- [Café au lait](/guides/coffee.md)');
    expect(text(output, 'llms.txt')).not.toMatch(/hidden|noindex|outside/);
    expect(text(output, 'llms-full.txt')).toContain('# Watering\nSource: /guides/watering\n');
    expect(text(output, '_redirects')).toContain('/old/* /guides/:splat 301');
    expect(text(output, 'robots.txt')).toBe('User-agent: *\nAllow: /\n');
    expect(files).not.toContain('sitemap.xml');
  });

  it('The site’s address comes from the command line or from docs.json', async () => {
    const { output } = await built(testSites.searchPublished);
    const sitemap = text(output, 'sitemap.xml');
    expect(sitemap).toContain('<loc>https://docs.example.com/docs/guides/unsearchable</loc>');
    expect(sitemap).not.toMatch(/hidden|noindex|outside/);
    expect(text(output, 'llms.txt')).toContain('(https://docs.example.com/docs/guides/watering.md)');
    expect(page(output, 'guides/watering')).toContain('href="https://docs.example.com/docs/guides/watering"');
    expect(has(output, 'robots.txt')).toBe(false);

    const folder = copyOf('search');
    const docs = JSON.parse(text(folder, 'docs.json')) as object;
    writeFileSync(
      path.join(folder, 'docs.json'),
      JSON.stringify({ ...docs, trellis: { siteUrl: 'https://other.example.com' } }),
    );
    await runHere('build', folder);
    const other = path.join(folder, 'dist');
    expect(text(other, 'sitemap.xml')).toContain('<loc>https://other.example.com/introduction</loc>');
    expect(text(other, 'robots.txt')).toContain('Sitemap: https://other.example.com/sitemap.xml');
    expect(page(other, 'introduction')).toContain('href="https://other.example.com/introduction"');
  });

  it('The sitemap and feeds have the dates of the Git repository', async () => {
    const folder = copyOf('minimal');
    const date = '2025-02-03T04:05:06+00:00';
    const git = (...words: string[]): void => {
      const who = ['-c', 'user.name=A', '-c', 'user.email=a@x.example', '-c', 'commit.gpgsign=false'];
      execFileSync('git', ['-C', folder, ...who, ...words], {
        stdio: 'ignore',
        env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
      });
    };
    writeFileSync(path.join(folder, 'guides/first.md'), '# First\n\n<Update label="2025-01">New.</Update>\n');
    git('init', '-q');
    git('add', '.');
    git('commit', '-qm', 'First');
    writeFileSync(path.join(folder, 'introduction.md'), '# Not committed\n');
    expect((await runHere('build', folder, '--site', 'https://x.example', '--no-og-images')).code).toBe(0);
    const output = path.join(folder, 'dist');
    const sitemap = text(output, 'sitemap.xml');
    expect(sitemap).toContain(`<loc>https://x.example/guides/first</loc><lastmod>${date}</lastmod>`);
    expect(text(output, 'guides/first/rss.xml')).toContain(
      '<lastBuildDate>Mon, 03 Feb 2025 04:05:06 GMT</lastBuildDate>',
    );
  });

  it('The option --target writes the files that the host reads', async () => {
    const { output, code } = await built(testSites.searchPublished);
    expect(code).toBe(0);
    expect(text(output, '_headers')).toBe(
      [
        '/docs/*',
        "  Content-Security-Policy: frame-ancestors 'self'",
        '  X-Content-Type-Options: nosniff',
        '  Referrer-Policy: strict-origin-when-cross-origin',
        '/docs/_astro/*',
        '  Cache-Control: public, max-age=31536000, immutable',
        '/docs/_trellis/pictures/*',
        '  Cache-Control: public, max-age=31536000, immutable',
        '/docs/_trellis/playground/assets/*',
        '  Cache-Control: public, max-age=31536000, immutable',
        '',
      ].join('\n'),
    );
    expect(text(output, '_redirects')).toContain('/docs/old/* /docs/guides/:splat 301');

    const folder = copyOf('search');
    const vercel = await runHere('build', folder, '--target', 'vercel');
    expect(vercel.code).toBe(0);
    expect(vercel.stdout).toMatch(/^For vercel: .*vercel\.json\.$/m);
    const other = path.join(folder, 'dist');
    for (const file of ['_headers', '_redirects']) expect(has(other, file)).toBe(false);
    const { headers, redirects } = JSON.parse(text(other, 'vercel.json')) as {
      headers: object[];
      redirects: object[];
    };
    expect(redirects.length).toBeGreaterThan(0);
    expect(headers[0]).toEqual({
      source: '/(.*)',
      headers: [
        { key: 'Content-Security-Policy', value: "frame-ancestors 'self'" },
        { key: 'X-Content-Type-Options', value: 'nosniff' },
        { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
      ],
    });
    const nowhere = await runHere('build', folder, '--target', 'nowhere');
    expect(nowhere.code).toBe(2);
    expect(nowhere.stderr).toContain('github, netlify, vercel, cloudflare, nginx, caddy, apache');
  });

  it('Files of the author replace those of the build', async () => {
    const folder = copyOf('search');
    const own = ['llms.txt', 'llms-full.txt', 'robots.txt', 'sitemap.xml', '_redirects', '.well-known/security.txt'];
    mkdirSync(path.join(folder, '.well-known/agent-skills'), { recursive: true });
    const skill = '---\nname: searched\ndescription: Find.\n---\n\n# Skill\n';
    for (const file of own) writeFileSync(path.join(folder, file), `Mine: ${file}.\n`);
    for (const file of ['skill.md', '.well-known/agent-skills/find.md']) writeFileSync(path.join(folder, file), skill);
    expect((await runHere('build', folder)).code).toBe(0);
    const output = path.join(folder, 'dist');
    for (const file of own) expect(text(output, file)).toBe(`Mine: ${file}.\n`);
    for (const file of ['skill.md', '.well-known/agent-skills/find.md']) expect(text(output, file)).toBe(skill);
    expect(has(output, 'skill/index.html')).toBe(false);
    expect(text(output, 'guides/watering.md')).toContain('# Watering');
  });

  it('A build without changes reads no texts of pages', async () => {
    const folder = copyOf('minimal');
    expect((await runHere('build', folder)).code).toBe(0);
    // Reading it would report the damage.
    writeFileSync(path.join(folder, '.trellis/texts.bin'), 'damaged');
    expect(trellis('build', folder)).toMatchObject({ code: 0, stderr: '' });
    expect(readFileSync(path.join(folder, '.trellis/texts.bin'), 'utf8')).toBe('damaged');
  });

  it('Texts follow the titles of related pages', async () => {
    const folder = copyOf('minimal');
    writeFileSync(path.join(folder, 'near.mdx'), '---\ntitle: Near\n---\n\nText.\n');
    writeFileSync(path.join(folder, 'far.mdx'), '---\ntitle: Far\nrelated: [near]\n---\n\nText.\n');
    expect((await runHere('build', folder)).code).toBe(0);
    expect(text(path.join(folder, 'dist'), 'far.md')).toContain('[Near](/near)');
    writeFileSync(path.join(folder, 'near.mdx'), '---\ntitle: Nearby\n---\n\nText.\n');
    expect(trellis('build', folder).code).toBe(0);
    expect(text(path.join(folder, 'dist'), 'far.md')).toContain('[Nearby](/near)');
  });

  it('Texts of operations follow the pictures that are added and deleted', async () => {
    const folder = copyOf('minimal');
    const documented = { get: { description: 'See ![the bed](/bed.svg).', responses: {} } };
    const specification = { openapi: '3.1.0', info: { title: 'T', version: '1' }, paths: { '/beds': documented } };
    writeFileSync(path.join(folder, 'openapi.json'), JSON.stringify(specification));
    writeFileSync(path.join(folder, 'beds.mdx'), '---\nopenapi: GET /beds\n---\n');
    expect((await runHere('build', folder)).code).toBe(0);
    expect(text(path.join(folder, 'dist'), 'beds.md')).not.toContain('![');
    writeFileSync(path.join(folder, 'bed.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    expect(trellis('build', folder).code).toBe(0);
    expect(text(path.join(folder, 'dist'), 'beds.md')).toContain('See ![the bed](/bed.svg).');
    rmSync(path.join(folder, 'bed.svg'));
    expect(trellis('build', folder).code).toBe(0);
    expect(text(path.join(folder, 'dist'), 'beds.md')).not.toContain('![');
  });

  it('The page of an operation by hand leads to its data when its file has moved', async () => {
    const folder = copyOf('minimal');
    const text = '---\ntitle: Beds\napi: GET https://garden.example/beds\n---\n\nText.\n';
    writeFileSync(path.join(folder, 'beds.mdx'), text);
    expect((await runHere('build', folder)).code).toBe(0);
    mkdirSync(path.join(folder, 'beds'));
    renameSync(path.join(folder, 'beds.mdx'), path.join(folder, 'beds/index.mdx'));
    expect(trellis('build', folder).code).toBe(0);
    const output = path.join(folder, 'dist');
    const [, data = ''] = /data-operation="\/([^"]+)"/.exec(page(output, 'beds')) ?? [];
    expect(filesOf(output)).toContain(data);
  });

  it('The search index is reused while the searchable text is unchanged', async () => {
    const folder = copyOf('search');
    const first = await built(testSites.search);
    cpSync(path.join(first.folder, '.trellis/search'), path.join(folder, '.trellis/search'), { recursive: true });
    const indexes = (): string[] =>
      readdirSync(path.join(folder, '.trellis/search')).filter((name) => !name.endsWith('.key'));
    const [index, ...others] = indexes();
    expect(others).toEqual([]);
    const script = path.join(folder, '.trellis/search', index ?? '', 'pagefind.js');
    const { mtimeMs } = statSync(script);
    trellis('build', folder, '--base', '/docs');
    expect(indexes()).toEqual([index]);
    expect(statSync(script).mtimeMs).toBe(mtimeMs);
    expect(has(path.join(folder, 'dist'), '_trellis/search/pagefind.js')).toBe(true);
    writeFileSync(path.join(folder, 'guides/soil.mdx'), '---\ntitle: Soil\n---\n\nOther words.\n');
    trellis('build', folder);
    expect(indexes()).toHaveLength(2);
    expect(text(path.join(folder, 'dist'), 'guides/soil.md')).toBe('# Soil\n\nOther words.\n');
  });
});
