import { describe, expect, it } from 'vitest';
import { compile } from '../../../../src/mdx/compile/compile.js';

const same = (target: string): string => target;
const mdx = (text: string) =>
  compile({ text, format: 'mdx', file: 'a.mdx' }, { link: same, asset: same, size: () => undefined });
/** The visible text of a page, without its code. */
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

describe('Repair of invalid MDX', () => {
  it.each([
    ['comments', '<!-- x -->\n\nText <!-- y --> on.', 'Text'],
    ['void elements without an end', 'a<br>b\n\n<img src="/a.png" alt="a > b">', '<br>'],
    ['an end tag of a void element', 'a </br> b', '<br>'],
    ['addresses in angle brackets', '<https://x.example> <a@b.example>', 'https://x.example'],
    [
      'a less-than sign before a number',
      'Fewer than <100 items, <$5, <= 3 and <- that.',
      'Fewer than <100 items, <$5, <= 3 and <- that.',
    ],
    ['a less-than sign in a table', '| a |\n| - |\n| `a` <50 |', '<50'],
    ['unquoted attribute values', '<a href=/x>there</a> <td width=50%>x</td>', 'there'],
    ['a style attribute as text', '<p style="color: red; margin-top: 2px">x</p>', 'color: red; margin-top: 2px'],
    ['HTML attribute names', '<label class="a" for="b">x</label>', 'x'],
    ['a sentence that begins with import', 'import the data first', 'the data first'],
    ['quotes within quotes', '<Card title="yes | "auto"" >\nx\n</Card>', 'yes | "auto"'],
    ['typographic quotes', '<Card title=“Tea” href=“/x”>x</Card>', 'Tea'],
    ['commas between attributes', '<Card title="Tea", href="/x">x</Card>', 'Tea'],
    ['commas between attributes below a text', 'Text.\n\n<Card title="Tea", href="/x">\nx\n</Card>', 'Tea'],
    ['quotes in a tag of several lines', '<Card\n  title="a "b" c"\n  href="/x"\n>\nx\n</Card>', 'a "b" c'],
    [
      'an element as an attribute value',
      '<Card icon=<svg viewBox="0 0 8 8"><circle r="4"/></svg> href="/x">\nTea\n</Card>',
      'Tea',
    ],
    [
      'elements as attribute values on several lines',
      '<Card\n  title=<b>A b</b>\n  cols={{ a: 1 }}\n  icon=<I/>\n>\nTea\n</Card>',
      'Tea',
    ],
    ['an end tag after the last word', '<Note>\nOne\n\ntwo</Note>\n\nend', 'end'],
    ['an end tag within the last line', '<Note>\nOne</Note> two\n\nend', 'two'],
    ['a start tag before the first word', '<Note>One\n\n- two\n</Note>\n\nend', 'two'],
    ['an end tag after a code fence', '<Note>\n```js\none\n```</Note>\n\nend', 'end'],
    ['an end tag outside of the list item', '- one\n  <Note>\n  two\n</Note>\n\nend', 'two'],
    ['an end tag inside of the last list item', '<Note>\nOne\n\n- two\n  </Note>\n\n- three\n\nend', 'end'],
    ['an end tag after code in a list item', '<Note>\n- `</Note>`\n\n  ```\n  x\n  ```\n  </Note>\n\nend', 'end'],
    ['an end tag inside of a nested list', '<Note>\n- one\n  - two\nlazy\n    </Note>\n\n- three\n\nend', 'end'],
    ['an end tag in an empty list item', '<Note>\nOne\n\n*\n  </Note>\n\nend', 'end'],
    ['an end tag behind a list marker', '<Note>\nOne\n\n- </Note>\n\nend', 'end'],
    [
      'an end tag behind the markers of a list and a quotation',
      '<Tip>\n<Note>\nOne\n\n1. > </Note></Tip>\n\nend',
      'end',
    ],
    ['an end tag behind the markers of a quotation and a list', '> <Note>\n> One\n>\n> - </Note>\n\nend', 'end'],
    ['an end tag in a list item with its name as text', '<Note>\nOne\n\n- two \\<Note>\n  </Note>\n\nend', 'end'],
    ['an end tag in another letter case', '<Note>\none\n</note>\n\nend', 'end'],
    ['an optional end tag left out', '<div>\n<p>One\n\n<p>two\n</div>', 'two'],
    ['a tag whose end begins a line', '<Card\n  title="Tea"\n>text</Card>\n\n<Card\n  title="b"\n>c</Card>', 'text'],
    ['the end of a tag alone on a line of a paragraph', 'one <Card\n  title="Tea"\n>\ntwo</Card> three', 'three'],
    ['the end of a tag on a line of a list', '- one\n\n  <Card\n    title="Tea"\n  >two</Card>', 'two'],
    ['a sentence that begins with export', 'export this thing to CSV', 'this thing to CSV'],
  ])('Text with %s compiles without warnings', (_name, text, part) => {
    const { code, diagnostics } = mdx(text);
    expect(diagnostics.filter(({ severity }) => severity === 'warning')).toEqual([]);
    expect(code).toBeDefined();
    expect(shown(text)).toContain(part);
  });

  it('Keeps an element that begins in a list item there', () => {
    const { code, diagnostics } = mdx('- one\n\n  <Note>\n    - two\n    </Note>\n  three');
    expect(diagnostics).toEqual([]);
    expect(code).toContain('two');
    expect(code).toMatch(/Note[\s\S]*two[\s\S]*three/);
  });

  it.each([
    ['braces without code', 'Use { not js here } there.', '{ not js here }', { line: 1, column: 5 }],
    ['braces like JSON', 'Text.\n\nSend {"a": 1, "b": [1]} on.', '{"a": 1, "b": [1]}', { line: 3, column: 6 }],
    ['an unclosed brace', 'Text { on', 'Text { on', { line: 1, column: 6 }],
    ['type parameters', 'A List<string> is', 'List<string> is', { line: 1, column: 7 }],
    ['an element name as a placeholder', '| a |\n| - |\n| one <path> two |', '<path> two', { line: 3, column: 7 }],
  ])('Text with %s is kept, with a warning', (_name, text, part, start) => {
    expect(mdx(text).diagnostics).toMatchObject([
      { code: 'content/stray-character', severity: 'warning', span: { start } },
    ]);
    expect(shown(text)).toContain(part);
  });

  it.each([
    ['at the end of the text', '<Card title="x">\n\ntext', 'ending with the text', { line: 1, column: 1 }, 'text'],
    [
      'before a heading',
      '<CodeGroup>\n```sh\none\n```\n\n## Next\n\n<CodeGroup>\n```sh\ntwo\n```\n</CodeGroup>',
      'before line 6',
      { line: 1, column: 1 },
      'Next',
    ],
    [
      'before the next element of its kind',
      '<Tabs>\n  <Tab title="a">\n    one\n  <Tab title="b">\n    two\n  </Tab>\n</Tabs>',
      'before line 4',
      { line: 2, column: 3 },
      'two',
    ],
    [
      'at the end of its paragraph',
      'Text.\n\n<Note>One\ntwo\n\nthree',
      'before line 5',
      { line: 3, column: 1 },
      'three',
    ],
    [
      'at the end of its line, within a sentence of a list',
      '- one <sup>two\n- three <sup>four</sup>\n',
      'before line 2',
      { line: 1, column: 7 },
      'two',
    ],
    [
      'at the end of the text with its parent',
      '<Tabs>\n  <Tab title="a">\n    one\n\n    ```',
      'ending with the text',
      { line: 1, column: 1 },
      'one',
    ],
    [
      'at the end of the text with its open code block',
      '<Note>\n  one\n\n  ```js\n  code',
      'ending with the text',
      { line: 1, column: 1 },
      'code',
    ],
  ])('An unclosed element ends %s, with a warning', (_name, text, message, start, part) => {
    const [first] = mdx(text).diagnostics;
    expect(first).toMatchObject({ code: 'content/unpaired-tag', severity: 'warning', span: { start } });
    expect(first?.message).toContain(message);
    expect(shown(text)).toContain(part);
  });

  it('An unmatched end tag is removed, with a warning', () => {
    const text = 'One.\n\n</Note>\n\ntwo';
    expect(mdx(text).diagnostics).toMatchObject([
      { code: 'content/unpaired-tag', span: { start: { line: 3, column: 1 } } },
    ]);
    expect(shown(text)).toContain('two');
  });

  it('A misspelt end tag ends the element that is open, with a warning', () => {
    const { diagnostics } = mdx('<Card title="a">one</Crad> two');
    expect(diagnostics).toMatchObject([
      { code: 'content/unpaired-tag', span: { start: { line: 1, column: 20 } }, help: 'Write `</Card>`.' },
    ]);
    expect(shown('<Card title="a">one</Crad> two')).toContain('two');
  });

  it('An end tag without a start ends the open element if nothing else does, with a warning', () => {
    const text = '<Note>\n\none\n\n</Tip>\n\ntwo';
    expect(mdx(text).diagnostics).toMatchObject([
      { code: 'content/unpaired-tag', span: { start: { line: 5, column: 1 } }, help: 'Write `</Note>`.' },
    ]);
    expect(shown(text)).toContain('two');
  });

  it('An end tag without a start is removed if the open element has its own, with a warning', () => {
    const text = '<div>\n\n<a href="/x">one</a></a>\n\ntwo\n\n</div>';
    const { diagnostics } = mdx(text);
    expect(diagnostics).toMatchObject([{ code: 'content/unpaired-tag', span: { start: { line: 3, column: 21 } } }]);
    expect(diagnostics[0]?.message).toContain('closes nothing');
    expect(shown(text)).toContain('two');
  });

  it.each(['```js', '~~~js', '````md\n```'])(
    'A code block %s that swallows the end of its element ends before it',
    (open) => {
      const text = `<Note>\n\n${open}\nlet a;\n\n</Note>\n\nAfter`;
      expect(mdx(text).diagnostics).toMatchObject([
        { code: 'content/unclosed-fence', severity: 'warning', span: { start: { line: 3, column: 1 } } },
      ]);
      expect(mdx(text).diagnostics[0]?.message).toMatch(/ending before line [67]\.$/);
      expect(shown(text)).toMatch(/let a;[\s\S]*After/);
      expect(shown(text)).not.toContain('</Note>');
    },
  );

  it('A tag whose quote is never closed is kept as text, with a warning', () => {
    expect(mdx('Text.\n\n<Card title="a>one').diagnostics).toMatchObject([
      {
        code: 'content/stray-character',
        span: { start: { line: 3, column: 1 } },
        help: expect.stringContaining('quote'),
      },
    ]);
  });

  it('The end of a tag that is kept as text is not reported as well', () => {
    expect(mdx('<Card title="a href="/x">\n  one\n</Card>\n\n</Tip>').diagnostics).toMatchObject([
      { code: 'content/stray-character', span: { start: { line: 1, column: 1 } } },
      { code: 'content/unpaired-tag', span: { start: { line: 5, column: 1 } } },
    ]);
  });

  it.each([
    ['A {brace and <b>bold</b>', 3, '`{` is never closed'],
    ['{items.map((item) => <b>{item}</i>)}', 3, 'the code in braces has a syntax error'],
  ])('The fault that cannot be repaired is reported, and no repair before it: %s', (text, line, message) => {
    const { code, diagnostics } = mdx(`Use { not js here } there.\n\n${text}`);
    expect(code).toBeUndefined();
    expect(diagnostics).toMatchObject([
      { code: 'content/compile', span: { start: { line } }, message: expect.stringContaining(message) },
    ]);
  });

  it('A key name in angle brackets is kept as text, with a warning', () => {
    expect(mdx('Press <Enter> now.').diagnostics).toMatchObject([
      { code: 'content/stray-character', span: { start: { line: 1, column: 7 } } },
    ]);
    expect(shown('Press <Enter> now.')).toContain('Press <Enter> now.');
  });

  it('Positions refer to the lines of the author after a repair', () => {
    const { gathered, diagnostics } = mdx(
      '<Note>One\n\ntwo</Note>\n\n<Note>three\n\nfour</Note>\n\n[there](/x) and {nobody} and <Enter> on',
    );
    expect(gathered.references).toMatchObject([{ target: '/x', span: { start: { line: 9, column: 1 } } }]);
    expect(gathered.undefinedNames).toMatchObject([{ span: { start: { line: 9 } } }]);
    expect(diagnostics).toMatchObject([{ span: { start: { line: 9, column: 30 } } }]);
  });

  it('Columns behind a tag whose end begins a line are those of the author', () => {
    const { gathered } = mdx('<Note>One\n\ntwo</Note>\n\n<Card\n  title="Tea"\n>[there](/x) {nobody}</Card>');
    expect(gathered.references).toMatchObject([{ span: { start: { line: 7, column: 2 } } }]);
    expect(gathered.undefinedNames).toMatchObject([{ span: { start: { line: 7, column: 14 } } }]);
  });

  it.each([
    ['with a syntax error in an attribute', 'Text.\n\n<Card x={a b} />', { line: 3 }],
    ['with mismatched tags in a function', '{items.map((item) => <b>{item}</i>)}', { line: 1 }],
  ])('Text %s is an error with its line', (_name, text, start) => {
    const { code, diagnostics } = mdx(text);
    expect(code).toBeUndefined();
    expect(diagnostics).toMatchObject([{ code: 'content/compile', span: { start } }]);
  });

  it('Two end tags on a line of a list item of which one belongs to the item are reported', () => {
    const { diagnostics } = mdx('<Note>\n- <Tip>\n  one\n\n  </Tip></Note>\n\n- three\n\nend');
    expect(diagnostics).toMatchObject([{ code: 'content/compile', span: { start: { line: 2, column: 3 } } }]);
  });

  const placeholders = '\n```sh\nkeys --name <key-name> --vault <vault-name>\n```\n'.repeat(20);
  it('A brace that is never closed before many placeholders is kept as text, with a warning', () => {
    for (const text of [`{ first\n${placeholders}\nlast`, `One <Tip {\n${placeholders}\nlast`]) {
      const { code, diagnostics } = mdx(text);
      expect(code).toContain('last');
      expect(diagnostics[0]).toMatchObject({ code: 'content/stray-character', severity: 'warning' });
    }
  });

  it('Code with many tags that are never closed is refused where it begins', () => {
    const { code, diagnostics } = mdx(`Text.\n\n{list.map((each) => ${'<b>'.repeat(40)})}`);
    expect(code).toBeUndefined();
    expect(diagnostics).toMatchObject([{ code: 'content/compile', span: { start: { line: 3, column: 1 } } }]);
  });

  it('Many tags that are never closed leave other code alone', () => {
    const text = `{['${'<b>'.repeat(40)}'].length}\n\n${'One<br>'.repeat(40)}\n\nTwo {1 + 1}, { three`;
    expect(mdx(text).diagnostics).toMatchObject([{ code: 'content/stray-character', span: { start: { line: 5 } } }]);
  });

  it('Code is not repaired', () => {
    expect(shown('A <5 and `<5 {a b}`\n\n```js\nif (a <5) {a b}\n```\n')).toContain('if (a <5) {a b}');
  });
});

describe('Code of a page with blank lines', () => {
  const statement = (body: string): string =>
    `export const Part = () => {\n  const first = 1;\n\n${body}\n};\n\nText after {first}.\n`;

  it.each([
    [
      'a template',
      'const style = `.a {}\n\n.b { color: rgb(1, 2, 3) }\n\n  \n.c {}`;\n  return <style>{style}</style>;',
      '.a {} .b { color: rgb(1, 2, 3) } .c {}',
    ],
    ['a template after a substitution', 'return `a ${first}\n\nb {c`;', 'b {c'],
    ['a comment', '/* One.\n\n   Two: {three. */\n  return 1;', 'return 1'],
    ['the text of an element', 'return <p>\n    One\n\n    two.\n  </p>;', '"One", " ", "two."'],
    ['an element after text', 'return <p>\n    One\n\n    <b>two</b>\n  </p>;', '"One"'],
    ['a comment in an element', 'return <p>\n    {/* One\n\n    two */}\n    <b>three</b>\n  </p>;', '"three"'],
  ])('%s may contain them', (_name, body, expected) => {
    const { code = '', diagnostics } = mdx(statement(body));
    expect(diagnostics).toEqual([]);
    expect(code.replaceAll('${""}', '').replace(/\s+/g, ' ')).toContain(expected);
    expect(code).toContain('Text after ');
  });

  it('Positions after them do not change', () => {
    const text = `${statement('return `a\n\nb`;')}\n[To](/gone)\n`;
    expect(mdx(text).gathered.references.map(({ span }) => span?.start.line)).toEqual([
      text.split('\n').indexOf('[To](/gone)') + 1,
    ]);
  });

  it.each([
    ['export const a = [1;', 'an `import` or `export` has a syntax error (Expected `,` or `]` but found `;`)'],
    ['<Card title={[1, 2 3]} />', 'the code in braces has a syntax error ('],
  ])('A syntax error in %j names the code that has it', (text, expected) => {
    expect(mdx(text).diagnostics.map(({ message }) => message)).toEqual([expect.stringContaining(expected)]);
  });

  it('A syntax error in a statement is not explained as one of text', () => {
    expect(mdx('export const a = [1;').diagnostics[0]?.help).toBe('Correct the code at this place.');
    expect(mdx('<Card title={[1, 2 3]} />').diagnostics[0]?.help).toContain('for the characters themselves');
  });

  it('An attribute with a function stays as it is in a text that needs repair', () => {
    const { code = '', diagnostics } = mdx(
      'One<br>two\n\nexport const Box = () => <input onChange={(event) => event} />;\n',
    );
    expect(diagnostics).toEqual([]);
    expect(code).toContain('onChange: (event) => event');
  });
});

describe('Markdown that is not valid MDX', () => {
  const md = (text: string) =>
    compile({ text, format: 'md', file: 'a.md' }, { link: same, asset: same, size: () => undefined });

  it.each([
    ['text with a component', '<Note>\nTea\n</Note>\n\n1 < 2 and {a b}', ['Note']],
    ['text with a self-closing component', '1 < 2\n\n<Card title="Tea" />', ['Card']],
    ['text with a component in code', 'A `<Note/>` and 1 < 2\n\n```mdx\n<Note>Tea</Note>\n```', []],
    ['text with a word in angle brackets', 'Map<String> {a b} <Note>Tea</Note>', ['Note']],
  ])('Compiles %s and lists its components', (_name, text, names) => {
    const { needs, diagnostics, code } = md(text);
    expect(diagnostics).toEqual([]);
    expect(needs.filter((name) => !name.startsWith('Trellis'))).toEqual(names);
    expect(code).toBeDefined();
  });
});
