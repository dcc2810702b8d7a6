import { describe, expect, test } from 'vitest';
import { annotate } from '../../../../src/highlight/twoslash/annotation.js';
import type { TypedCode } from '../../../../src/highlight/twoslash/typedCode.js';

const none: TypedCode = { names: [], marks: [], rows: [] };
const lines = ['<span class="t2">const </span><span class="t3">a.b</span> &lt; <span class="t3">c</span>;'];
const colored = (code: string): string => `[${code}]`;
const withTypes = (typed: Partial<TypedCode>): string =>
  annotate(lines, [0], { ...none, ...typed }, colored).join('\n');
/** What a reader sees without pointing at anything. */
const textOf = (html: string): string =>
  html.replace(/<span class="code-hint.*?<\/span><\/span><\/span>/gs, '').replace(/<[^>]*>/g, '');

describe('annotate', () => {
  test('A line without types stays what it is', () => {
    expect(withTypes({})).toBe(lines[0]);
  });

  test('A name within a token has its type, its comment and its tags; all of it is text', () => {
    const hint = {
      text: 'b: <T>',
      docs: 'A `leaf` & <b>, [rain](https://a.example) and {@link fern green}',
      tags: [['see', '<i>']] as [string, string][],
    };
    const html = withTypes({ names: [{ line: 0, from: 8, to: 9, hint }] });
    expect(html).toContain('<span class="t3">a.</span><span class="code-name tooltip">');
    expect(html).toContain('role="button" tabindex="0"><span class="t3">b</span></span>');
    expect(html).toContain('<span class="code-signature">[b: <T>]</span>');
    expect(html).toContain('A <code>leaf</code> &amp; &lt;b&gt;, rain and green<');
    expect(html).toContain('<b>@see</b> &lt;i&gt;');
    expect(textOf(html)).toBe('const a.b &lt; c;');
  });

  test('A mark across names and tokens changes no text, and no class begins with a letter of the colours', () => {
    const html = withTypes({
      names: [{ line: 0, from: 12, to: 13, hint: { text: 'c' } }],
      marks: [
        { line: 0, from: 7, to: 13, kind: 'error' },
        { line: 0, from: 0, to: 8, kind: 'mark' },
      ],
    });
    expect(textOf(html)).toBe('const a.b &lt; c;');
    expect(html.match(/<span class="code-error">/g)).toHaveLength(4);
    expect(html.replace(/class="[td]\d+"/g, '')).not.toMatch(/class="[td]/);
  });

  test('Rows stand below their line, as far in as their place', () => {
    const html = withTypes({
      rows: [
        { line: 0, column: 6, kind: 'answer', hint: { text: 'a' } },
        { line: 0, column: 7, kind: 'completions', names: ['bed', 'bee'], typed: 'b' },
        { line: 0, column: 0, kind: 'error', text: 'No <b>' },
        { line: 1, column: 0, kind: 'note', text: 'elsewhere', tone: 'log' },
      ],
    });
    expect(html).toContain('<span class="code-row">      <span class="code-box">[a]</span></span>');
    expect(html).toContain('<span class="code-completion"><b>b</b>ed</span>');
    expect(html).toContain('data-tone="error">No &lt;b&gt;</span>');
    expect(html).not.toContain('elsewhere');
  });
});
