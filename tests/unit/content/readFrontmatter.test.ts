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

  it('does not take a rule in the text for the end of frontmatter', () => {
    expect(readFrontmatter('text\n\n---\n\nmore', 'a.md')).toMatchObject({ frontmatter: {}, text: 'text\n\n---\n\nmore' });
  });

  it('turns numbers and words into the values the format means', () => {
    const { frontmatter } = readFrontmatter('---\ntitle: 404\nversion: 1.0\nhidden: "true"\n---\n', 'a.mdx');
    expect(frontmatter).toMatchObject({ title: '404', version: '1', hidden: true });
  });

  it('names file, line and column of broken YAML', () => {
    const { diagnostics, text } = readFrontmatter('---\ntitle: A\ndescription: a: b\n---\ntext', 'a.mdx');
    expect(diagnostics).toMatchObject([{ code: 'content/frontmatter-syntax', severity: 'error', file: 'a.mdx', span: { start: { line: 3 } } }]);
    expect(text).toContain('text');
  });

  it('lets a quoted text go on at the start of a line', () => {
    const { frontmatter, diagnostics } = readFrontmatter('---\ntitle: A\ndescription: "one\n\ntwo"\nopenapi: "GET /a"\n---\n', 'a.mdx');
    expect(diagnostics).toEqual([]);
    expect(frontmatter).toEqual({ title: 'A', description: 'one\ntwo', openapi: 'GET /a' });
  });

  it('drops only the value that is not usable', () => {
    const { frontmatter, diagnostics } = readFrontmatter('---\ntitle: A\nmode: tall\n---\n', 'a.mdx');
    expect(frontmatter).toEqual({ title: 'A' });
    expect(diagnostics).toMatchObject([{ code: 'content/frontmatter-value', severity: 'warning', span: { start: { line: 3, column: 7 } } }]);
  });

  it('reports frontmatter that is no map', () => {
    expect(readFrontmatter('---\njust text\n---\n', 'a.mdx').diagnostics).toMatchObject([{ code: 'content/frontmatter-value' }]);
  });
});
