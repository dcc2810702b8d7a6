import { describe, expect, it } from 'vitest';
import { compile } from '../../../../src/content/compile/compile.js';

const same = (target: string): string => target;
const mdx = (text: string) =>
  compile({ text, format: 'mdx', file: 'a.mdx' }, { link: same, asset: same, size: () => undefined });
/** What a page shows, without what its code is made of. */
const shown = (text: string): string => {
  const { code = '' } = mdx(text);
  return [...code.matchAll(/"((?:[^"\\]|\\.)*)"/g)]
    .map(([literal]) => JSON.parse(literal) as string)
    .join(' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/[“”]/g, '"')
    .replace(/&#x7B;|&#123;/gi, '{');
};

describe('what MDX refuses but authors write', () => {
  it.each([
    ['a comment', '<!-- x -->\n\nText <!-- y --> on.', 'Text'],
    ['void elements without an end', 'a<br>b\n\n<img src="/a.png" alt="a > b">', '<br>'],
    ['an end of what has none', 'a </br> b', '<br>'],
    ['addresses in angle brackets', '<https://x.example> <a@b.example>', 'https://x.example'],
    ['less than a number', 'Fewer than <100 items, <$5, <= 3 and <- that.', 'Fewer than <100 items, <$5, <= 3 and <- that.'],
    ['in a table', '| a |\n| - |\n| `a` <50 |', '<50'],
    ['values without quotes', '<a href=/x>there</a> <td width=50%>x</td>', 'there'],
    ['a style as text', '<p style="color: red; margin-top: 2px">x</p>', 'color: red; margin-top: 2px'],
    ['names of HTML', '<label class="a" for="b">x</label>', 'x'],
    ['a sentence that begins with import', 'import the data first', 'the data first'],
    ['a sentence that begins with export', 'export this thing to CSV', 'this thing to CSV'],
  ])('%s: the meaning is plain, nothing is reported', (_name, text, part) => {
    const { code, diagnostics } = mdx(text);
    expect(diagnostics).toEqual([]);
    expect(code).toBeDefined();
    expect(shown(text)).toContain(part);
  });

  it.each([
    ['braces that hold no code', 'Use { not js here } there.', '{ not js here }', { line: 1, column: 5 }],
    ['braces like JSON', 'Text.\n\nSend {"a": 1, "b": [1]} on.', '{"a": 1, "b": [1]}', { line: 3, column: 6 }],
    ['a brace without an end', 'Text { on', 'Text { on', { line: 1, column: 6 }],
    ['a type with parameters', 'A List<string> is', 'List<string> is', { line: 1, column: 7 }],
  ])('%s: shown as text, with a warning', (_name, text, part, start) => {
    expect(mdx(text).diagnostics).toMatchObject([{ code: 'content/stray-character', severity: 'warning', span: { start } }]);
    expect(shown(text)).toContain(part);
  });

  it.each([
    ['an element without an end', '<Card title="x">\n\ntext', { line: 1 }],
    ['an attribute with a fault', 'Text.\n\n<Card x={a b} />', { line: 3 }],
    ['a function with a fault', '{items.map((item) => <b>{item}</i>)}', { line: 1 }],
  ])('%s is the author to mend', (_name, text, start) => {
    const { code, diagnostics } = mdx(text);
    expect(code).toBeUndefined();
    expect(diagnostics).toMatchObject([{ code: 'content/compile', span: { start } }]);
  });

  it('leaves code alone', () => {
    expect(shown('A <5 and `<5 {a b}`\n\n```js\nif (a <5) {a b}\n```\n')).toContain('if (a <5) {a b}');
  });
});
