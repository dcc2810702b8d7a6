import { beforeAll, describe, expect, test } from 'vitest';
import type { TypedCode } from '../../../src/highlight/twoslash/typedCode.js';
import { createHighlighting, type Highlighting } from '../../../src/highlight/highlighting.js';
import { loadHighlighting } from './load.js';

let highlighting: Highlighting;
beforeAll(async () => {
  highlighting = await loadHighlighting();
});

const text = (html: string): string =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');

describe('highlight', () => {
  test('Keeps the text and assigns classes instead of inline styles', () => {
    const code = 'const a: string = "<b> & c"; // why\n\nexport default a;';
    const html = highlighting.highlight(code, { lang: 'ts' });
    expect(text(html)).toBe(code);
    expect(html).toMatch(/<span class="t\d+">const\b/);
    expect(html).not.toContain('style=');
    expect(html.match(/<span class="line/g)).toHaveLength(3);
  });

  test.each([
    ['bash', 'git clone <url> && cd <owner/repo>', ['clone <url>', '<owner/repo>']],
    ['bash', 'curl https://plants.dev/<plant_id>/leaves', ['https://plants.dev/<plant_id>/leaves']],
    ['bash', 'export KEY=<your key>', ['<your key>']],
    ['console', '$ run <command>', ['<command>']],
    ['bash', 'sort <in >out 2>err', ['<', '>', '2>']],
  ])('Placeholders in shell code have one colour, and redirections another, %s: %s', (lang, code, pieces) => {
    const html = highlighting.highlight(code, { lang });
    const coloured = Array.from(html.matchAll(/<span class="t\d+">([^<]*)/g), ([, piece = '']) => text(piece));
    expect(coloured).toEqual(expect.arrayContaining(pieces));
  });

  test('Lines without marks can share an element', () => {
    const joined = (code: string): string => highlighting.highlight(code, { lang: 'ts', joinsLines: true });
    expect(text(joined('const a = 1;\n\nb;'))).toBe('const a = 1;\n\nb;');
    expect(joined('const a = 1;\n\nb;').match(/<span class="line/g)).toHaveLength(1);
    expect(joined('a; // [!code highlight]\nb;').match(/<span class="line/g)).toHaveLength(2);
    const long = '\'{\n  "a": 1\n\n  }\'';
    expect(text(joined(`x(${long.replaceAll("'", '`')})`))).toBe(`x(${long.replaceAll("'", '`')})`);
    expect(highlighting.highlight(long, { lang: 'bash', joinsLines: true })).toMatch(
      /^<span class="line"><span class="t\d+">[^<]*<\/span><\/span>$/,
    );
  });

  test('Shows types in their places, though comments on lines of their own are left out', () => {
    const code = '// @strict\n// [!code highlight]\nconst a = 1;\n// [!code --]\nb;\nc;\n//^?';
    const typed: TypedCode = {
      names: [{ line: 3, from: 0, to: 1, hint: { text: 'let b: string' } }],
      marks: [],
      rows: [{ line: 4, column: 0, kind: 'error', text: 'Below c' }],
    };
    const lines = highlighting.highlight(code, { lang: 'ts', twoslash: true }, typed).split(/\n(?=<span class="line)/);
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/^<span class="line line-highlight">/);
    expect(text(lines[1] ?? '')).toBe('blet b: string;');
    expect(text(lines[2] ?? '')).toBe('c;Below c');
  });

  test('Accepts any letter case and common names of a language', () => {
    const code = 'echo "hi"';
    const bash = highlighting.highlight(code, { lang: 'bash' });
    expect(bash).toContain('class="t');
    for (const lang of ['Bash', 'sh', 'curl', 'shell']) expect(highlighting.highlight(code, { lang }), lang).toBe(bash);
  });

  test('Renders an unknown language as plain text', () => {
    for (const lang of ['', 'text', 'klingon', 'constructor', '../x']) {
      expect(highlighting.highlight('a < b', { lang }), lang).toBe('<span class="line">a &lt; b</span>');
    }
  });

  test('Marks lines by options and by comments', () => {
    const html = highlighting.highlight('a\nb\nc // [!code ++]\nd', { lang: 'js', highlight: [2, 9], focus: [2] });
    const lines = html.split('\n').map((line) => /^<span class="([^"]*)"/.exec(line)?.[1]);
    expect(lines).toEqual(['line', 'line line-highlight line-focus', 'line line-added', 'line']);
    expect(text(html)).toBe('a\nb\nc\nd');
  });

  test('Removes trailing line breaks and accepts those of Windows', () => {
    expect(text(highlighting.highlight('a\r\nb\r\n\n', { lang: 'js' }))).toBe('a\nb');
  });

  test('Highlights MDX elements and the languages of their fences', async () => {
    const code = '<Card cols={2} />\n\n```py\nimport os\n```';
    const html = highlighting.highlight(code, { lang: 'mdx' });
    expect(html).toMatch(/class="t\d+">Card/);
    expect(html).toMatch(/class="t\d+">import/);
    const fresh = await loadHighlighting();
    fresh.highlight('const a = 1', { lang: 'ts' });
    expect(fresh.highlight(code, { lang: 'mdx' })).toBe(html);
  });

  test.each([
    ['yaml', '---\ntitle: A title\n---\n\nText.'],
    ['toml', '+++\ntitle = "A title"\n+++\n\nText.'],
  ])('Frontmatter in %s looks the same before and after other code in its language', async (lang, code) => {
    const fresh = await loadHighlighting();
    const first = ['md', 'mdx'].map((each) => fresh.highlight(code, { lang: each }));
    const last = await loadHighlighting();
    last.highlight('a', { lang });
    expect(['md', 'mdx'].map((each) => last.highlight(code, { lang: each }))).toEqual(first);
  });

  test('Highlights embedded languages', () => {
    expect(highlighting.highlight('<script>const a = 1</script>', { lang: 'html' })).toMatch(/class="t\d+">const\b/);
  });
});

describe('A cache of highlighted code', () => {
  test('Code is taken from the cache, by its language', async () => {
    const cache = new Map<string, string>();
    const first = await loadHighlighting({ cache });
    const html = first.highlight('const a = 1;', { lang: 'js' });
    for (const key of cache.keys()) cache.set(key, 'from the cache');
    const second = await loadHighlighting({ cache });
    expect(text(second.highlight('const a = 1;', { lang: 'js' }))).toBe('from the cache');
    expect(second.highlight('const a = 1;', { lang: 'ts' })).toBe(html);
  });

  test('Blocks that differ in marks only share an entry', async () => {
    const cache = new Map<string, string>();
    const cached = await loadHighlighting({ cache });
    cached.highlight('a\nb', { lang: 'js', highlight: [1] });
    cached.highlight('a // [!code ++]\nb', { lang: 'js', focus: [2] });
    expect(cache.size).toBe(1);
  });
});

test('Code stays plain until the highlighter is loaded, and is not kept', async () => {
  const cache = new Map<string, string>();
  const highlighting = createHighlighting({ cache });
  const highlight = (): string => highlighting.highlight('const a = 1 < 2;', { lang: 'js' });
  expect(highlight()).toBe('<span class="line">const a = 1 &lt; 2;</span>');
  expect(cache.size).toBe(0);
  await highlighting.load();
  expect(highlight()).toMatch(/class="t\d+">const /);
});
