import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { compile } from '../../../../src/mdx/compile/compile.js';
import { withIncluded } from '../../../../src/mdx/inclusions.js';

const sizes: Record<string, { width: number; height: number }> = { '/a.png': { width: 30, height: 40 } };
const mdx = (text: string) =>
  compile(
    { text, format: 'mdx', file: 'page.mdx' },
    { link: (target) => `/docs${target}`, asset: (target) => `/docs${target}`, size: (target) => sizes[target] },
  );

describe('Code fences', () => {
  test('Pass their options on as properties', () => {
    const { code } = mdx('```js{2} water.js lines icon="leaf"\na\n```\n');
    for (const part of ['highlight: [2]', 'title: "water.js"', 'lines: true', 'icon: "leaf"'])
      expect(code).toContain(part);
  });
});

test.each([
  ['<CodeBlock title="a.js">', '</CodeBlock>', ''],
  ['<Block title="a.js">', '</Block>', "import Block from '@theme/CodeBlock';\n\n"],
])('A fence in %s takes its title', (start, end, imports) => {
  // Sätteri warns when a node is replaced twice.
  const warn = vi.spyOn(console, 'warn');
  onTestFinished(() => warn.mockRestore());
  const { code } = mdx(`${imports}${start}\n\n\`\`\`js\na\n\`\`\`\n\n${end}\n`);
  expect(code?.match(/_jsx\(TrellisCode,/g)).toHaveLength(1);
  expect(code).toContain('title: "a.js"');
  expect(warn).not.toHaveBeenCalled();
});

test('A CodeBlock component in Mermaid becomes a diagram', () => {
  expect(mdx('<CodeBlock language="mermaid">\n  {`graph LR`}\n</CodeBlock>\n').needs).toEqual(['TrellisDiagram']);
  expect(mdx('<CodeBlock language="js">\n  {`a`}\n</CodeBlock>\n').needs).toEqual(['CodeBlock']);
});

describe('Headings of components', () => {
  const headings = (text: string) =>
    withIncluded(mdx(text).gathered.headings, [], new Map()).map(
      ({ depth, text: words, id }) => `${depth} ${words} #${id}`,
    );

  test('A step takes its depth from itself or else from its list', () => {
    expect(
      headings(
        '<Steps titleSize="h3">\n<Step title="A `b`">x</Step>\n<Step title="B" titleSize="h2">x</Step>\n<Step title="C" titleSize="p">x</Step>\n</Steps>\n\n<Steps>\n<Step title="D">x</Step>\n</Steps>\n',
      ),
    ).toEqual(['3 A b #a-b', '2 B #b']);
  });

  test('Update and Heading components become headings', () => {
    expect(
      headings(
        `<Update label="2026-04">x</Update>\n\n<Heading level={3}>The *one*</Heading>\n\n<Heading level={'4'}>Four</Heading>\n\n<Heading id="own">Two</Heading>\n`,
      ),
    ).toEqual(['2 2026-04 #2026-04', '3 The one #the-one', '4 Four #four', '2 Two #own']);
  });
});

test('A caption or hint is Markdown, and its links are resolved and collected', () => {
  const { code, gathered } = mdx('<Frame caption="A *b* [c](/d)" hint="e">\nx\n</Frame>\n');
  expect(code).toContain(String.raw`A <em>b</em> <a href=\"/docs/d\">c</a>`);
  expect(code).toContain('hintHtml: "e"');
  expect(gathered.references).toMatchObject([{ kind: 'link', target: '/d', span: { start: { line: 1, column: 1 } } }]);
});

test('A title is shown without the tags of code and the backslashes of a formatter', () => {
  const { code, gathered } = mdx(
    '<Steps titleSize="h3">\n<Step title="Call get\\_logs \\{\\} `a\\_b` C:\\dir <code>.env</code>">x</Step>\n</Steps>\n',
  );
  expect(code).toContain(String.raw`title: "Call get_logs {} ` + '`a' + String.raw`\\_b` + '`' + ' C:\\\\dir `.env`"');
  expect(gathered.headings).toMatchObject([{ text: String.raw`Call get_logs {} a\_b C:\dir .env` }]);
});

test('Flags of commands keep their hyphens, and two hyphens between words are a dash', () => {
  const { code, gathered } = mdx('## Run (--tls)\n\nStart with --host or **--port** -- or –dash, up--down.\n');
  for (const text of ['(--tls)', 'Start with --host or ', '<strong>--port</strong>', ' – or –dash, up–down.'])
    expect(code).toContain(text);
  expect(gathered.headings).toMatchObject([{ id: 'run-tls' }]);
});

test('An icon that is a file is an asset, and an icon name is not', () => {
  const { code, gathered } = mdx('<Card icon="/a.svg" />\n\n<Card icon="leaf" />\n');
  expect(code).toContain('icon: "/docs/a.svg"');
  expect(code).toContain('icon: "leaf"');
  expect(gathered.references.map(({ target }) => target)).toEqual(['/a.svg']);
});

test('An HTML image gets its size unless the author sets one', () => {
  expect(mdx('<img src="/a.png" />\n').code).toMatch(/width: "30",\s+height: "40"/);
  expect(mdx('<img src="/a.png" width="10" />\n').code).toMatch(/width: "10",\s+height: "13"/);
});

test('An image keeps its proportions if styles set its height', () => {
  expect(mdx('<img src="/a.png" className="h-8" />\n').code).toMatch(/style: "aspect-ratio:30\/40"/);
  expect(mdx('<img src="/a.png" style="height:8px" />\n').code).toMatch(/style: "aspect-ratio:30\/40;height:8px"/);
  expect(mdx('<img src="/a.png" style={{ height: 8 }} />\n').code).toMatch(
    /aspectRatio: "30\/40",\s+\.\.\.\{ height: 8 \}/,
  );
});

test('A formula component is rendered with its braces', () => {
  const { code, needs } = mdx('<Latex>\\frac{a}{b}</Latex>\n\nand <Latex>x^2</Latex>\n');
  expect(code).toContain('mfrac');
  expect(code).toContain('msup');
  expect(needs).not.toContain('Latex');
});

test.each([`{'\\\\frac{a}{b}'}`, '{`\\\\frac{a}{b}`}', '{String.raw`\\frac{a}{b}`}', '\n  {"\\\\frac{a}{b}"}\n'])(
  'A formula may be a string between braces: %s',
  (content) => {
    const formula = (text: string) => mdx(`A <Latex>${text}</Latex>\n`).code;
    expect(formula(content.trim())).toBe(formula('\\frac{a}{b}'));
    expect(mdx(`<Latex>${content}</Latex>\n`).code).toBe(mdx('<Latex>\\frac{a}{b}</Latex>\n').code);
  },
);

test.each([`{'a'} + {'b'}`, '{name}', '{1}'])('Other braces belong to the formula: %s', (content) => {
  expect(mdx(`<Latex>${content}</Latex>\n`).code).toMatch(/annotation.*"{".*"}"/s);
});

test('An iframe without a title is named after its content', () => {
  const title = (attributes: string) => /title: "([^"]*)"/.exec(mdx(`<iframe ${attributes} />\n`).code ?? '')?.[1];
  expect(title('src="https://video.example/1"')).toBe('video.example');
  expect(title('src="https://video.example/1" alt="A tour"')).toBe('A tour');
  expect(title('src="https://video.example/1" title="Own"')).toBe('Own');
  expect(title('src="/demo.html"')).toBeUndefined();
});

test('An image without alternative text is collected, except with an empty alt', () => {
  const noted = (text: string) =>
    mdx(text).gathered.unnamedImages.map(({ name, span }) => `${span?.start.line} ${name}`);
  expect(noted('![](/a.png) ![ ](/b.png)\n\n<img src="/c.png" />\n\nA <img src="/d.png"/> picture.\n')).toEqual([
    '3 /c.png',
    '5 /d.png',
    '1 /a.png',
    '1 /b.png',
  ]);
  expect(
    noted(
      '![A leaf](/a.png)\n\n<img src="/a.png" alt="" />\n\n<img {...props} src="/a.png" />\n\n<Card img="/a.png" />\n',
    ),
  ).toEqual([]);
});

test('An element whose attribute holds code of several lines keeps its place', () => {
  const { references, properties } = mdx('One.\n\n<Card title={`a\n  b`} icn="leaf" href="/a" />\n').gathered;
  expect(references).toMatchObject([{ target: '/a', span: { start: { line: 4, column: 24 }, end: { column: 26 } } }]);
  expect(properties).toMatchObject([{ name: 'icn', span: { start: { line: 4, column: 7 } } }]);
});

test('Addresses and icons in attributes have positions of their own', () => {
  const { references, icons } = mdx(
    '<Card\n  title="/a icon"\n  icon={"leaf"}\n  href="/a"\n>\n  <img src={"/b.png"} alt="href=/a" />\n</Card>\n',
  ).gathered;
  const places = [...references, ...icons].map(({ span }) => span && `${span.start.line}:${span.start.column}`);
  expect(places.sort()).toEqual(['3:10', '4:9', '6:14']);
});

test('An address that the source spells with entities has the position of its element', () => {
  const { references } = mdx('One.\n\n<Card href="/a?b&amp;c" />\n').gathered;
  expect(references).toMatchObject([{ target: '/a?b&c', span: { start: { line: 3, column: 1 } } }]);
});
