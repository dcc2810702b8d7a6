import { describe, expect, it } from 'vitest';
import { readFrontmatter } from '../../../src/content/readFrontmatter.js';

describe('readFrontmatter', () => {
  it('Reads values, keeps unknown keys and preserves the line numbers of the text', () => {
    const { frontmatter, text, diagnostics } = readFrontmatter('---\ntitle: A page\ncustom: 1\n---\n# Text\n', 'a.mdx');
    expect(frontmatter).toEqual({ title: 'A page', custom: 1 });
    expect(text.split('\n')[4]).toBe('# Text');
    expect(diagnostics).toEqual([]);
  });

  it('Frontmatter of more than 64 kB is reported, and keys at its beginning are read', () => {
    const keys = Array.from({ length: 20_000 }, (_, index) => `key${index}: ${'x'.repeat(40)}`).join('\n');
    const { frontmatter, text, diagnostics } = readFrontmatter(`---\ntitle: Long\n${keys}\n---\ntext`, 'a.mdx');
    expect([frontmatter.title, text.trim()]).toEqual(['Long', 'text']);
    expect(diagnostics).toMatchObject([
      {
        code: 'content/frontmatter-syntax',
        message: expect.stringContaining('more than 64 kB') as string,
        span: { start: { line: 2, column: 1 } },
      },
    ]);
  });

  it.each([
    ['title A\n\nicon: leaf\n', 2, 'title'],
    ['title: A\nicon: leaf\ndescription Words about it\n\ntag: x\n', 4, 'description'],
  ])('A key without a colon is named: %j', (yaml, line, key) => {
    const { diagnostics } = readFrontmatter(`---\n${yaml}---\ntext`, 'a.mdx');
    expect(diagnostics).toMatchObject([
      {
        message: `The frontmatter is not valid YAML: \`${key}\` has no colon after it.`,
        span: { start: { line, column: 1 } },
      },
    ]);
  });

  it.each([
    ['title: A\ntext: "Say "hi" now"', 3, 13, 'the text ends before this; with " inside it, it needs \' around it'],
    ["title: 'It's here'", 2, 12, 'the text ends before this; with \' inside it, it needs " around it'],
    ['title: A\ntext: **Now** or never', 3, 15, 'a value that begins with `*` needs quotes'],
    ['title: A\ntext: *Now*', 3, 7, 'a value that begins with `*` needs quotes'],
    ['title: A\ntitle: B', 3, 1, '`title` is given twice'],
    ['title:Leaves\ntext: A', 2, 1, '`title:` has no space after it'],
  ])('The fault of %j is described in words of the page', (yaml, line, column, message) => {
    const { diagnostics } = readFrontmatter(`---\n${yaml}\n---\ntext`, 'a.mdx');
    expect(diagnostics).toMatchObject([
      { message: `The frontmatter is not valid YAML: ${message}.`, span: { start: { line, column } } },
    ]);
  });

  it('A further line of a quoted text that is not indented is reported at its end', () => {
    const { diagnostics } = readFrontmatter("---\nseo:\n  title: 'Leaves\n  and twigs'\n---\ntext", 'a.mdx');
    expect(diagnostics[0]?.message).toBe(
      'The frontmatter is not valid YAML: a text has no closing quote, or its next line is not indented more than its key.',
    );
  });

  it.each([
    ['keywords: [fern,\nicon: leaf', ']', { line: 2, column: 17 }],
    ['seo: {title: "Leaves"', '}', { line: 2, column: 22 }],
    ['seo:\n  keywords: [\n    fern\n]', ']', { line: 5, column: 1 }],
  ])('A bracket that is not closed within its key is reported at its end: %j', (yaml, bracket, start) => {
    const { diagnostics } = readFrontmatter(`---\n${yaml}\n---\ntext`, 'a.mdx');
    expect(diagnostics[0]).toMatchObject({
      message: `The frontmatter is not valid YAML: a bracket is closed by no \`${bracket}\`, or by one that is not indented more than its key.`,
      span: { start },
    });
  });

  it('Accepts no frontmatter, a byte order mark and Windows line ends', () => {
    expect(readFrontmatter('\uFEFFtext', 'a.md').text).toBe('text');
    expect(readFrontmatter('\uFEFF---\r\ntitle: A\r\n---\r\ntext', 'a.md').frontmatter.title).toBe('A');
    expect(readFrontmatter('---\n---\ntext', 'a.md').text.trim()).toBe('text');
  });

  it('Reads related pages by path, address and title with their positions', () => {
    const { frontmatter, spans, diagnostics } = readFrontmatter(
      '---\nrelated:\n  - /a\n  - Seeds: https://seeds.example\n---\n',
      'a.mdx',
    );
    expect(frontmatter.related).toEqual([{ target: '/a' }, { title: 'Seeds', target: 'https://seeds.example' }]);
    expect([spans['related.0']?.start, spans['related.1']?.start]).toEqual([
      { line: 3, column: 5 },
      { line: 4, column: 5 },
    ]);
    expect(diagnostics).toEqual([]);
    expect(readFrontmatter('---\nrelated: false\n---\n', 'a.mdx').frontmatter.related).toBe(false);
  });

  it.each([['true'], ['/a'], ['[[a]]'], ['[{ A: 1 }]'], ['["javascript:alert(1)"]']])(
    'Ignores `related: %s` and reports the valid values',
    (value) => {
      const { frontmatter, diagnostics } = readFrontmatter(`---\ntitle: A\nrelated: ${value}\n---\n`, 'a.mdx');
      expect(frontmatter).toEqual({ title: 'A' });
      expect(diagnostics).toMatchObject([
        { code: 'content/frontmatter-value', message: expect.stringMatching(/`related`.*list of paths/) as string },
      ]);
    },
  );

  it('Reports excessive aliases and keeps the title', () => {
    const rows = Array.from({ length: 9 }, (_, index) => `a${index + 1}: &a${index + 1} [${`*a${index},`.repeat(9)}]`);
    const { frontmatter, diagnostics } = readFrontmatter(
      `---\ntitle: A\na0: &a0 [x]\n${rows.join('\n')}\n---\ntext`,
      'a.mdx',
    );
    expect(frontmatter.title).toBe('A');
    expect(diagnostics).toMatchObject([
      { code: 'content/frontmatter-syntax', file: 'a.mdx', span: { start: { line: 2 } } },
    ]);
  });

  it('Reports deep nesting without a stack trace', () => {
    const { diagnostics } = readFrontmatter(
      `---\ntitle: A\nkeywords: ${'['.repeat(30_000)}${']'.repeat(30_000)}\n---\n`,
      'a.mdx',
    );
    expect(diagnostics[0]?.message).toBe('The frontmatter is not valid YAML: it is nested too deeply.');
  });

  it.each([
    ['after empty lines', '\n \n---\ntitle: A\nicon: [\n---\ntext', 3, 'does not begin on the first line', 5],
    [
      'after a byte order mark and an empty line',
      '\uFEFF\r\n---\r\ntitle: A\r\nicon: [\r\n---\r\ntext',
      2,
      'does not begin on the first line',
      4,
    ],
    ['without the opening line', 'title: A\nicon: [\n---\ntext', 1, 'no `---` above it', 2],
    ['without the opening line, after an empty line', '\ntitle: A\nicon: [\n---\n\ntext', 2, 'no `---` above it', 3],
    [
      'without the closing line, before a thematic break',
      '---\ntitle: A\nicon: [\n\ntext\n\n---\n\nmore',
      1,
      'no closing `---`',
      3,
    ],
    ['without the closing line', '---\ntitle: A\nicon: [\n\ntext\n\nmore', 1, 'no closing `---`', 3],
  ])('Misplaced frontmatter %s is read and reported', (_where, source, line, words, fault) => {
    const { frontmatter, text, diagnostics } = readFrontmatter(source, 'a.mdx');
    expect(frontmatter.title).toBe('A');
    expect(diagnostics.map(({ code }) => code)).toEqual(['content/frontmatter-place', 'content/frontmatter-syntax']);
    expect(diagnostics[0]).toMatchObject({ severity: 'warning', span: { start: { line, column: 1 } } });
    expect(diagnostics[0]?.message).toContain(words);
    expect(diagnostics[1]?.span?.start.line).toBeLessThanOrEqual(fault + 1);
    const lineOf = (whole: string): number => whole.split('\n').findIndex((each) => each.startsWith('text'));
    expect(lineOf(text)).toBe(lineOf(source));
  });

  it.each([
    'Title: of a text\n---\n',
    'title of a text\n---\n',
    'note: a heading\n---\n',
    '---\n\ntext\n',
    '---\nnote: text\n\nmore',
  ])('Text without frontmatter is kept: %j', (source) => {
    expect(readFrontmatter(source, 'a.md')).toMatchObject({ frontmatter: {}, text: source, diagnostics: [] });
  });

  it('A thematic break in the text does not end frontmatter', () => {
    expect(readFrontmatter('text\n\n---\n\nmore', 'a.md')).toMatchObject({
      frontmatter: {},
      text: 'text\n\n---\n\nmore',
    });
  });

  it('Converts numbers and words to the types of the format', () => {
    const { frontmatter } = readFrontmatter('---\ntitle: 404\nversion: 1.0\nhidden: "true"\n---\n', 'a.mdx');
    expect(frontmatter).toMatchObject({ title: '404', version: '1', hidden: true });
  });

  it('Reports the file, line and column of invalid YAML', () => {
    const { diagnostics, text } = readFrontmatter('---\ntitle: A\ndescription: a: b\n---\ntext', 'a.mdx');
    expect(diagnostics).toMatchObject([
      { code: 'content/frontmatter-syntax', severity: 'warning', file: 'a.mdx', span: { start: { line: 3 } } },
    ]);
    expect(text).toContain('text');
  });

  it.each([
    ['a value with a colon', 'title: A: b\ndescription: C', 2, { title: 'A: b', description: 'C' }],
    ['an indented line', 'title: A\n\n  icon: leaf\n  other: B', 4, { title: 'A', icon: 'leaf' }],
    ['a tab', 'title: A\n\ticon: leaf', 3, { title: 'A', icon: 'leaf' }],
    ['an unclosed quote', 'title: "A\nhidden: true', 3, { title: 'A', hidden: true }],
    ['an unclosed list', 'title: A\nkeywords: [b', 3, { title: 'A', keywords: ['[b'] }],
  ])('Reads the valid lines around %s', (_fault, yaml, line, read) => {
    const { frontmatter, diagnostics } = readFrontmatter(`---\n${yaml}\n---\n`, 'a.mdx');
    expect(frontmatter).toEqual(read);
    expect(diagnostics).toMatchObject([{ code: 'content/frontmatter-syntax', span: { start: { line } } }]);
  });

  it('Rejects a list or map in place of a text', () => {
    const { frontmatter, diagnostics } = readFrontmatter('---\ntitle: {name}\ntag: [A]\nicon: 3\n---\n', 'a.mdx');
    expect(frontmatter).toEqual({ icon: '3' });
    expect(diagnostics.map(({ message }) => message)).toEqual([
      '`title` in the frontmatter is not usable: expected a text.',
      '`tag` in the frontmatter is not usable: expected a text.',
    ]);
  });

  it('Ignores a key without a value', () => {
    const { frontmatter, diagnostics } = readFrontmatter('---\ntitle:\nicon:\ntag: A\n---\n', 'a.mdx');
    expect(frontmatter).toEqual({ tag: 'A' });
    expect(diagnostics).toEqual([]);
  });

  it('Accepts keywords as a list or as a text with commas', () => {
    for (const keywords of ['[a, b c]', 'a, b c,'])
      expect(readFrontmatter(`---\nkeywords: ${keywords}\n---\n`, 'a.mdx').frontmatter).toEqual({
        keywords: ['a', 'b c'],
      });
  });

  it('Reports the nearest value', () => {
    const { diagnostics } = readFrontmatter('---\nmode: centre\nhidden: perhaps\n---\n', 'a.mdx');
    expect(diagnostics.map(({ message, help }) => `${message} ${help}`)).toEqual([
      '`mode` in the frontmatter is not usable: expected one of `default`, `wide`, `custom`, `center`, `frame`, `blog`, `assistant`. Did you mean `center`? The page is built without it.',
      '`hidden` in the frontmatter is not usable: expected true or false. The page is built without it.',
    ]);
  });

  it('Accepts a quoted text that continues at the start of a line', () => {
    const { frontmatter, diagnostics } = readFrontmatter(
      '---\ntitle: A\ndescription: "one\n\ntwo"\nopenapi: "GET /a"\n---\n',
      'a.mdx',
    );
    expect(diagnostics).toEqual([]);
    expect(frontmatter).toEqual({ title: 'A', description: 'one\ntwo', openapi: 'GET /a' });
  });

  it('Drops only the invalid value', () => {
    const { frontmatter, diagnostics } = readFrontmatter('---\ntitle: A\nmode: tall\n---\n', 'a.mdx');
    expect(frontmatter).toEqual({ title: 'A' });
    expect(diagnostics).toMatchObject([
      { code: 'content/frontmatter-value', severity: 'warning', span: { start: { line: 3, column: 7 } } },
    ]);
  });

  it('Reports frontmatter that is not a map', () => {
    expect(readFrontmatter('---\njust text\n---\n', 'a.mdx').diagnostics).toMatchObject([
      { code: 'content/frontmatter-value' },
    ]);
  });
});
