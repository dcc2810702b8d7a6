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
    [
      'less than a number',
      'Fewer than <100 items, <$5, <= 3 and <- that.',
      'Fewer than <100 items, <$5, <= 3 and <- that.',
    ],
    ['in a table', '| a |\n| - |\n| `a` <50 |', '<50'],
    ['values without quotes', '<a href=/x>there</a> <td width=50%>x</td>', 'there'],
    ['a style as text', '<p style="color: red; margin-top: 2px">x</p>', 'color: red; margin-top: 2px'],
    ['names of HTML', '<label class="a" for="b">x</label>', 'x'],
    ['a sentence that begins with import', 'import the data first', 'the data first'],
    ['quotes within quotes', '<Card title="yes | "auto"" >\nx\n</Card>', 'yes | "auto"'],
    ['typographic quotes', '<Card title=“Tea” href=“/x”>x</Card>', 'Tea'],
    ['commas between attributes', '<Card title="Tea", href="/x">x</Card>', 'Tea'],
    ['quotes in a tag of several lines', '<Card\n  title="a "b" c"\n  href="/x"\n>\nx\n</Card>', 'a "b" c'],
    [
      'an element as a value',
      '<Card icon=<svg viewBox="0 0 8 8"><circle r="4"/></svg> href="/x">\nTea\n</Card>',
      'Tea',
    ],
    [
      'elements as values, over lines',
      '<Card\n  title=<b>A b</b>\n  cols={{ a: 1 }}\n  icon=<I/>\n>\nTea\n</Card>',
      'Tea',
    ],
    ['an end behind the last word', '<Note>\nOne\n\ntwo</Note>\n\nend', 'end'],
    ['an end within the last line', '<Note>\nOne</Note> two\n\nend', 'two'],
    ['a beginning before the first word', '<Note>One\n\n- two\n</Note>\n\nend', 'two'],
    ['an end behind a fence', '<Note>\n```js\none\n```</Note>\n\nend', 'end'],
    ['an end outside of the item of a list', '- one\n  <Note>\n  two\n</Note>\n\nend', 'two'],
    ['an end in other letters', '<Note>\none\n</note>\n\nend', 'end'],
    ['an element that HTML lets be open', '<div>\n<p>One\n\n<p>two\n</div>', 'two'],
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
    expect(mdx(text).diagnostics).toMatchObject([
      { code: 'content/stray-character', severity: 'warning', span: { start } },
    ]);
    expect(shown(text)).toContain(part);
  });

  it.each([
    ['with the text', '<Card title="x">\n\ntext', 'end with the text', { line: 1, column: 1 }, 'text'],
    [
      'before a heading',
      '<CodeGroup>\n```sh\none\n```\n\n## Next\n\n<CodeGroup>\n```sh\ntwo\n```\n</CodeGroup>',
      'before line 6',
      { line: 1, column: 1 },
      'Next',
    ],
    [
      'before its like',
      '<Tabs>\n  <Tab title="a">\n    one\n  <Tab title="b">\n    two\n  </Tab>\n</Tabs>',
      'before line 4',
      { line: 2, column: 3 },
      'two',
    ],
    ['with its paragraph', 'Text.\n\n<Note>One\ntwo\n\nthree', 'before line 5', { line: 3, column: 1 }, 'three'],
    [
      'with the text, as what is around it',
      '<Tabs>\n  <Tab title="a">\n    one\n\n    ```',
      'end with the text',
      { line: 1, column: 1 },
      'one',
    ],
  ])('an element that is closed nowhere ends %s, with a warning', (_name, text, message, start, part) => {
    const [first] = mdx(text).diagnostics;
    expect(first).toMatchObject({ code: 'content/unpaired-tag', severity: 'warning', span: { start } });
    expect(first?.message).toContain(message);
    expect(shown(text)).toContain(part);
  });

  it('leaves out a tag that closes nothing, with a warning', () => {
    const text = 'One.\n\n</Note>\n\ntwo';
    expect(mdx(text).diagnostics).toMatchObject([
      { code: 'content/unpaired-tag', span: { start: { line: 3, column: 1 } } },
    ]);
    expect(shown(text)).toContain('two');
  });

  it('shows a key between angle brackets, with a warning', () => {
    expect(mdx('Press <Enter> now.').diagnostics).toMatchObject([
      { code: 'content/stray-character', span: { start: { line: 1, column: 7 } } },
    ]);
    expect(shown('Press <Enter> now.')).toContain('Press <Enter> now.');
  });

  it('names the lines that the author wrote, whatever is put between them', () => {
    const { gathered, diagnostics } = mdx(
      '<Note>One\n\ntwo</Note>\n\n<Note>three\n\nfour</Note>\n\n[there](/x) and {nobody} and <Enter> on',
    );
    expect(gathered.references).toMatchObject([{ target: '/x', span: { start: { line: 9, column: 1 } } }]);
    expect(gathered.undefinedNames).toMatchObject([{ span: { start: { line: 9 } } }]);
    expect(diagnostics).toMatchObject([{ span: { start: { line: 9, column: 30 } } }]);
  });

  it.each([
    ['an element with the end of another', '<Note>\n\ntext\n\n</Tip>', { line: 5 }],
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

describe('Markdown that is no MDX', () => {
  const md = (text: string) =>
    compile({ text, format: 'md', file: 'a.md' }, { link: same, asset: same, size: () => undefined });

  it.each([
    ['a component', '<Note>\nTea\n</Note>\n\n1 < 2 and {a b}', ['Note']],
    ['a component that closes itself', '1 < 2\n\n<Card title="Tea" />', ['Card']],
    ['none', 'A `<Note/>` and 1 < 2\n\n```mdx\n<Note>Tea</Note>\n```', []],
    ['beside a word in angle brackets', 'Map<String> {a b} <Note>Tea</Note>', ['Note']],
  ])('keeps its text, and its components: %s', (_name, text, names) => {
    const { needs, diagnostics, code } = md(text);
    expect(diagnostics).toEqual([]);
    expect(needs.filter((name) => !name.startsWith('Trellis'))).toEqual(names);
    expect(code).toBeDefined();
  });
});
