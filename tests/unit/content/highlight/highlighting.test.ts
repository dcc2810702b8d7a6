import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { createHighlighting, type Highlighting } from '../../../../src/content/highlight/highlighting.js';

let highlighting: Highlighting;
beforeAll(async () => {
  highlighting = await createHighlighting();
});

const text = (html: string): string =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');

describe('highlight', () => {
  test('keeps the text, gives tokens classes and no inline styles', () => {
    const code = 'const a: string = "<b> & c"; // why\n\nexport default a;';
    const html = highlighting.highlight(code, { lang: 'ts' });
    expect(text(html)).toBe(code);
    expect(html).toMatch(/<span class="t\d+">const\b/);
    expect(html).not.toContain('style=');
    expect(html.match(/<span class="line/g)).toHaveLength(3);
  });

  test('does not mind the case of a language, and knows usual names', () => {
    const code = 'echo "hi"';
    const bash = highlighting.highlight(code, { lang: 'bash' });
    expect(bash).toContain('class="t');
    for (const lang of ['Bash', 'sh', 'curl', 'shell']) expect(highlighting.highlight(code, { lang }), lang).toBe(bash);
  });

  test('shows unknown languages as plain text', () => {
    for (const lang of ['', 'text', 'klingon', 'constructor', '../x']) {
      expect(highlighting.highlight('a < b', { lang }), lang).toBe('<span class="line">a &lt; b</span>');
    }
  });

  test('marks lines by options and by comments', () => {
    const html = highlighting.highlight('a\nb\nc // [!code ++]\nd', { lang: 'js', highlight: [2, 9], focus: [2] });
    const lines = html.split('\n').map((line) => /^<span class="([^"]*)"/.exec(line)?.[1]);
    expect(lines).toEqual(['line', 'line line-highlight line-focus', 'line line-added', 'line']);
    expect(text(html)).toBe('a\nb\nc\nd');
  });

  test('leaves out line breaks at the end, and understands those of Windows', () => {
    expect(text(highlighting.highlight('a\r\nb\r\n\n', { lang: 'js' }))).toBe('a\nb');
  });

  test('reads the elements of MDX and the languages of its fences', async () => {
    const code = '<Card cols={2} />\n\n```py\nimport os\n```';
    const html = highlighting.highlight(code, { lang: 'mdx' });
    expect(html).toMatch(/class="t\d+">Card/);
    expect(html).toMatch(/class="t\d+">import/);
    const fresh = await createHighlighting();
    fresh.highlight('const a = 1', { lang: 'ts' });
    expect(fresh.highlight(code, { lang: 'mdx' })).toBe(html);
  });

  test('reads languages that embed others', () => {
    expect(highlighting.highlight('<script>const a = 1</script>', { lang: 'html' })).toMatch(/class="t\d+">const\b/);
  });
});

describe('the cache', () => {
  const file = () => path.join(mkdtempSync(path.join(tmpdir(), 'highlight-')), 'deep', 'cache.json');

  test('gives the next run what this one made', async () => {
    const cacheFile = file();
    const first = await createHighlighting({ cacheFile });
    const html = first.highlight('const a = 1;', { lang: 'js' });
    await first.save();
    const stored = JSON.parse(readFileSync(cacheFile, 'utf8')) as { version: string; entries: [string, string][] };
    expect(stored.entries).toHaveLength(1);

    writeFileSync(
      cacheFile,
      JSON.stringify({ ...stored, entries: stored.entries.map(([key]) => [key, 'from the file']) }),
    );
    const second = await createHighlighting({ cacheFile });
    expect(text(second.highlight('const a = 1;', { lang: 'js' }))).toBe('from the file');
    expect(second.highlight('const a = 1;', { lang: 'ts' })).toBe(html);

    writeFileSync(cacheFile, JSON.stringify({ ...stored, version: 'another', entries: [] }));
    expect((await createHighlighting({ cacheFile })).highlight('const a = 1;', { lang: 'js' })).toBe(html);
  });

  test('is made anew when the file is damaged', async () => {
    const cacheFile = path.join(mkdtempSync(path.join(tmpdir(), 'highlight-')), 'cache.json');
    writeFileSync(cacheFile, '{"version": "');
    const damaged = await createHighlighting({ cacheFile });
    expect(text(damaged.highlight('a', { lang: 'js' }))).toBe('a');
    await damaged.save();
    expect(JSON.parse(readFileSync(cacheFile, 'utf8'))).toHaveProperty('entries');
  });

  test('marks do not count: a block with other marks is the same block', async () => {
    const cacheFile = path.join(mkdtempSync(path.join(tmpdir(), 'highlight-')), 'cache.json');
    const cached = await createHighlighting({ cacheFile });
    cached.highlight('a\nb', { lang: 'js', highlight: [1] });
    cached.highlight('a // [!code ++]\nb', { lang: 'js', focus: [2] });
    await cached.save();
    expect((JSON.parse(readFileSync(cacheFile, 'utf8')) as { entries: unknown[] }).entries).toHaveLength(1);
  });
});
