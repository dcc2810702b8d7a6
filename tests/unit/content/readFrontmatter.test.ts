import { describe, expect, it } from 'vitest';
import { readFrontmatter } from '../../../src/content/readFrontmatter.js';

describe('readFrontmatter', () => {
  it('reads values, keeps unknown keys and the line numbers of the text', () => {
    const { frontmatter, text, diagnostics } = readFrontmatter('---\ntitle: A page\ncustom: 1\n---\n# Text\n', 'a.mdx');
    expect(frontmatter).toEqual({ title: 'A page', custom: 1 });
    expect(text.split('\n')[4]).toBe('# Text');
    expect(diagnostics).toEqual([]);
  });

  it('takes a page without frontmatter, with a byte order mark or with Windows line ends', () => {
    expect(readFrontmatter('\uFEFFtext', 'a.md').text).toBe('text');
    expect(readFrontmatter('\uFEFF---\r\ntitle: A\r\n---\r\ntext', 'a.md').frontmatter.title).toBe('A');
    expect(readFrontmatter('---\n---\ntext', 'a.md').text.trim()).toBe('text');
  });

  it('reads related pages by path, address and title, each with its place', () => {
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
    'leaves out `related: %s`, and says what it can be',
    (value) => {
      const { frontmatter, diagnostics } = readFrontmatter(`---\ntitle: A\nrelated: ${value}\n---\n`, 'a.mdx');
      expect(frontmatter).toEqual({ title: 'A' });
      expect(diagnostics).toMatchObject([
        { code: 'content/frontmatter-value', message: expect.stringMatching(/`related`.*list of paths/) as string },
      ]);
    },
  );

  it('says so when aliases stand for more than can be held, and keeps the title', () => {
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

  it('names no stack of the parser when values are nested too deeply', () => {
    const { diagnostics } = readFrontmatter(
      `---\ntitle: A\nkeywords: ${'['.repeat(50_000)}${']'.repeat(50_000)}\n---\n`,
      'a.mdx',
    );
    expect(diagnostics[0]?.message).toBe('The frontmatter is not valid YAML: it is nested too deeply.');
  });

  it.each([
    ['behind empty lines', '\n \n---\ntitle: A\nicon: [\n---\ntext', 3, 'does not begin on the first line', 5],
    [
      'behind a byte order mark and an empty line',
      '\uFEFF\r\n---\r\ntitle: A\r\nicon: [\r\n---\r\ntext',
      2,
      'does not begin on the first line',
      4,
    ],
    ['without the mark above', 'title: A\nicon: [\n---\ntext', 1, 'no `---` above it', 2],
    ['without the mark above, behind an empty line', '\ntitle: A\nicon: [\n---\n\ntext', 2, 'no `---` above it', 3],
    [
      'without the mark below, above a text with a rule',
      '---\ntitle: A\nicon: [\n\ntext\n\n---\n\nmore',
      1,
      'no `---` below it',
      3,
    ],
    ['without the mark below', '---\ntitle: A\nicon: [\n\ntext\n\nmore', 1, 'no `---` below it', 3],
  ])('is read %s, and told of', (_where, source, line, words, fault) => {
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
  ])('leaves a text that is no frontmatter: %j', (source) => {
    expect(readFrontmatter(source, 'a.md')).toMatchObject({ frontmatter: {}, text: source, diagnostics: [] });
  });

  it('does not take a rule in the text for the end of frontmatter', () => {
    expect(readFrontmatter('text\n\n---\n\nmore', 'a.md')).toMatchObject({
      frontmatter: {},
      text: 'text\n\n---\n\nmore',
    });
  });

  it('turns numbers and words into the values the format means', () => {
    const { frontmatter } = readFrontmatter('---\ntitle: 404\nversion: 1.0\nhidden: "true"\n---\n', 'a.mdx');
    expect(frontmatter).toMatchObject({ title: '404', version: '1', hidden: true });
  });

  it('names file, line and column of broken YAML', () => {
    const { diagnostics, text } = readFrontmatter('---\ntitle: A\ndescription: a: b\n---\ntext', 'a.mdx');
    expect(diagnostics).toMatchObject([
      { code: 'content/frontmatter-syntax', severity: 'warning', file: 'a.mdx', span: { start: { line: 3 } } },
    ]);
    expect(text).toContain('text');
  });

  it.each([
    ['a value with a colon', 'title: A: b\ndescription: C', 2, { title: 'A: b', description: 'C' }],
    ['a line that is indented', 'title: A\n\n  icon: leaf\n  other: B', 4, { title: 'A', icon: 'leaf' }],
    ['a tab', 'title: A\n\ticon: leaf', 3, { title: 'A', icon: 'leaf' }],
    ['a quote that is not closed', 'title: "A\nhidden: true', 3, { title: 'A', hidden: true }],
    ['a list that is not closed', 'title: A\nkeywords: [b', 3, { title: 'A', keywords: ['[b'] }],
  ])('reads the lines that it can around %s', (_fault, yaml, line, read) => {
    const { frontmatter, diagnostics } = readFrontmatter(`---\n${yaml}\n---\n`, 'a.mdx');
    expect(frontmatter).toEqual(read);
    expect(diagnostics).toMatchObject([{ code: 'content/frontmatter-syntax', span: { start: { line } } }]);
  });

  it('takes no list or map for a text', () => {
    const { frontmatter, diagnostics } = readFrontmatter('---\ntitle: {name}\ntag: [A]\nicon: 3\n---\n', 'a.mdx');
    expect(frontmatter).toEqual({ icon: '3' });
    expect(diagnostics.map(({ message }) => message)).toEqual([
      '`title` in the frontmatter is not usable: expected a text.',
      '`tag` in the frontmatter is not usable: expected a text.',
    ]);
  });

  it('takes a key without a value for none', () => {
    const { frontmatter, diagnostics } = readFrontmatter('---\ntitle:\nicon:\ntag: A\n---\n', 'a.mdx');
    expect(frontmatter).toEqual({ tag: 'A' });
    expect(diagnostics).toEqual([]);
  });

  it('takes keywords as a list, or as one text with commas', () => {
    for (const keywords of ['[a, b c]', 'a, b c,'])
      expect(readFrontmatter(`---\nkeywords: ${keywords}\n---\n`, 'a.mdx').frontmatter).toEqual({
        keywords: ['a', 'b c'],
      });
  });

  it('names the value that may be meant', () => {
    const { diagnostics } = readFrontmatter('---\nmode: centre\nhidden: perhaps\n---\n', 'a.mdx');
    expect(diagnostics.map(({ message, help }) => `${message} ${help}`)).toEqual([
      expect.stringContaining('Did you mean `center`?'),
      '`hidden` in the frontmatter is not usable: expected true or false. The page is built without it.',
    ]);
  });

  it('lets a quoted text go on at the start of a line', () => {
    const { frontmatter, diagnostics } = readFrontmatter(
      '---\ntitle: A\ndescription: "one\n\ntwo"\nopenapi: "GET /a"\n---\n',
      'a.mdx',
    );
    expect(diagnostics).toEqual([]);
    expect(frontmatter).toEqual({ title: 'A', description: 'one\ntwo', openapi: 'GET /a' });
  });

  it('drops only the value that is not usable', () => {
    const { frontmatter, diagnostics } = readFrontmatter('---\ntitle: A\nmode: tall\n---\n', 'a.mdx');
    expect(frontmatter).toEqual({ title: 'A' });
    expect(diagnostics).toMatchObject([
      { code: 'content/frontmatter-value', severity: 'warning', span: { start: { line: 3, column: 7 } } },
    ]);
  });

  it('reports frontmatter that is no map', () => {
    expect(readFrontmatter('---\njust text\n---\n', 'a.mdx').diagnostics).toMatchObject([
      { code: 'content/frontmatter-value' },
    ]);
  });
});
