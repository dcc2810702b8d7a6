import { describe, expect, it } from 'vitest';
import { compile } from '../../../src/mdx/compile/compile.js';
import type { TargetResolver } from '../../../src/mdx/compile/context.js';
import { textFindings } from '../../../src/content/findings.js';
import { markPhrase } from '../../../src/mdx/phrases.js';
import { tolerate } from '../../../src/mdx/compile/tolerate.js';

const resolver: TargetResolver = {
  link: (target) => `/docs${target}`,
  asset: (target) => `/docs${target}`,
  size: (target) => (target === '/a.png' ? { width: 3, height: 4 } : undefined),
};
const mdx = (text: string) => compile({ text, format: 'mdx', file: 'page.mdx' }, resolver);

describe('compile', () => {
  it('Assigns ids to headings and titled components in document order', () => {
    const { gathered } = mdx(
      '## Setup\n\n<Accordion title="Setup">x</Accordion>\n\n## Setup\n\n<Step title="Deep" titleSize="h3">x</Step>\n\n<Update label="v1">x</Update>\n',
    );
    expect(gathered.headings).toEqual([
      { depth: 2, text: 'Setup', id: 'setup' },
      { depth: 2, text: 'Setup', id: 'setup-3' },
      { depth: 3, text: 'Deep', id: 'deep' },
      { depth: 2, text: 'v1', id: 'v1' },
    ]);
    expect(gathered.ids.all()).toContain('setup-2');
  });

  it('Lists headings with the flags that they name, and keeps their ids', () => {
    const { gathered } = mdx('## Flags --host and `--port` -- both\n');
    expect(gathered.headings).toEqual([
      { depth: 2, text: 'Flags --host and --port – both', id: 'flags-host-and---port--both' },
    ]);
  });

  it('Leaves formulas out of the ids of headings, and shows their text once in the list', () => {
    const { gathered, code } = mdx(
      '## 1.2 Degree of $f$\n\n## $\\text{Vote}$s **and $n^2$**\n\n## From $5 to $10\n\n## $x$\n',
    );
    expect(gathered.headings).toEqual([
      { depth: 2, text: '1.2 Degree of f', id: '12-degree-of' },
      { depth: 2, text: 'Votes and n^2', id: 's-and' },
      { depth: 2, text: 'From $5 to $10', id: 'from-5-to-10' },
      { depth: 2, text: 'x', id: 'x' },
    ]);
    expect(code).toContain('<mi>f</mi>');
  });

  it('Assigns each step an id from its title that no heading has', () => {
    const text =
      '<Steps>\n<Step title="Install `it`">x</Step>\n<Step title="Run">x</Step>\n<Step title="Mine" id="own">x</Step>\n<Step>x</Step>\n</Steps>\n\n## Run\n';
    const { gathered, code } = mdx(text);
    expect(gathered.headings).toEqual([{ depth: 2, text: 'Run', id: 'run' }]);
    expect(gathered.ids.all()).toEqual(['own', 'run', 'install-it', 'run-2']);
    expect(code?.match(/id: ?"[^"]*"/g)).toEqual(['id: "install-it"', 'id: "run-2"', 'id: "own"']);
  });

  it('Replaces authored ids that the page layout uses', () => {
    const text =
      '<a name="footer"></a>\n\n<div id="navbar">\n  ### Barra\n</div>\n\n<Card id="content">x</Card>\n\n## Pie {#header}\n';
    const { gathered, code } = mdx(text);
    const places = code?.replaceAll('\\"', '"').matchAll(/\b(?:id|name)(?:=|: ?)"([^"]*)"/g) ?? [];
    expect([...places].map(([, id]) => id)).toEqual(['footer-2', 'navbar-2', 'barra', 'content-2', 'header-2']);
    expect(gathered.ids.all()).toEqual(expect.arrayContaining(['footer-2', 'navbar-2', 'content-2', 'header-2']));

    const html = '<section><div class="a"\n id=navbar>x</div> <a id="own" name="footer">id="footer"</a></section>\n';
    const { code: markdown } = compile({ text: html, format: 'md', file: 'page.md' }, resolver);
    expect(markdown).toContain('id=\\"navbar-2\\">x');
    expect(markdown).toContain('name=\\"footer-2\\">id=\\"footer\\"');
  });

  it('Takes an opening H1 as the title only on request', () => {
    const titled = (text: string) => compile({ text, format: 'mdx', file: 'p.mdx', title: null }, resolver);
    expect(titled("\n\nimport A from './a.mdx'\n\n# The *title*\n\nText.\n\n# Other\n").gathered).toMatchObject({
      title: 'The title',
      headings: [{ text: 'Other' }],
    });
    expect(titled('Text.\n\n# Not the title\n').gathered).toMatchObject({
      title: undefined,
      headings: [{ text: 'Not the title' }],
    });
    expect(mdx('# Stays\n').gathered).toMatchObject({ title: undefined, headings: [{ id: 'stays' }] });
  });

  it('Omits an opening H1 that repeats the title', () => {
    const titled = (text: string) =>
      compile({ text, format: 'mdx', file: 'p.mdx', title: 'Set Up' }, resolver).gathered;
    expect(titled('# Set up\n\n# Set up\n')).toMatchObject({ title: undefined, headings: [{ text: 'Set up' }] });
    expect(titled('# Other\n').headings).toHaveLength(1);
    expect(titled('## Set up\n').headings).toHaveLength(1);
  });

  it.each([
    [
      '## Title\n\n<Note>\n\nIn a note.\n\n</Note>\n\nThe *first* paragraph\nwith `code`.\n\nThe second.\n',
      'The first paragraph with code.',
    ],
    ['![x](/a.png)\n\n{value} is known later.\n\n- In a list.\n\nAt last.\n', 'At last.'],
    ['The first.{/* a note */} <!-- another -->\n\nThe second.\n', 'The first.'],
    ['- Nothing\n\n> but this.\n', undefined],
  ])('The first paragraph of %j is %j', (text, opening) => {
    expect(mdx(`export const value = 1;\n\n${text}`).gathered.opening).toBe(opening);
  });

  it('Keeps an authored id of a heading', () => {
    expect(mdx('## Title {#mine}\n').gathered.headings).toEqual([{ depth: 2, text: 'Title', id: 'mine' }]);
  });

  it('Collects ids and named anchors of HTML elements', () => {
    const html = '<a name="old"></a> <span id="in-text">x</span>\n\n<div id="block">\n\ny\n\n</div>\n';
    expect(mdx(html).gathered.ids.all()).toEqual(['old', 'in-text', 'block']);
    const { gathered } = compile({ text: `${html}\n2 < 3 and {c d}\n`, format: 'md', file: 'a.md' }, resolver);
    expect(gathered.ids.all()).toEqual(['old', 'in-text', 'block']);
  });

  it('Gives images by reference their size, before and after their definition', () => {
    const { code } = mdx('![One][a]\n\n[a]: /a.png\n\n![Two][a] ![Three][b]\n\n[b]: /b.png\n');
    expect(code?.match(/width=\\"3\\" height=\\"4\\"/g)).toHaveLength(2);
  });

  it('Resolves links and images of Markdown and JSX and collects their positions', () => {
    const { code, gathered } = mdx('[a](/b)\n\n![x](/a.png)\n\n<Card title="T" href="/c" img={"/d.png"} />\n');
    expect(code).toContain('href=\\"/docs/b\\"');
    expect(code).toContain('width=\\"3\\"');
    expect(code).toContain('href: "/docs/c"');
    expect(gathered.references).toMatchObject([
      { kind: 'link', target: '/c', span: { start: { line: 5, column: 23 } } },
      { kind: 'asset', target: '/d.png' },
      { kind: 'link', target: '/b', span: { start: { line: 1, column: 1 } } },
      { kind: 'asset', target: '/a.png' },
    ]);
  });

  it('Removes imports from the code and lists the components it needs', () => {
    const { code, needs, gathered } = mdx(
      "import Foo, { bar as b } from '/snippets/foo.mdx';\nexport const Own = () => <i/>;\n\n<Foo/> <Own/> <Card/>\n",
    );
    expect(code).not.toMatch(/^import/m);
    expect(gathered.imports).toMatchObject([{ specifier: '/snippets/foo.mdx', names: { Foo: 'default', b: 'bar' } }]);
    expect(needs).toEqual(expect.arrayContaining(['Foo', 'Card']));
    expect(needs).not.toContain('Own');
  });

  it('Finds components inside expressions', () => {
    expect(mdx('{[1, 2].map((n) => <Card key={n} />)}\n').needs).toEqual(['Card']);
  });

  it('Lists the diagram component only for a page with a diagram', () => {
    expect(mdx('```mermaid Flow\nflowchart TD\n  A --> B\n```\n').needs).toEqual(['TrellisDiagram']);
    expect(mdx('```js\n1\n```\n').needs).toEqual(['TrellisCode']);
  });

  it('Accepts literals in braces', () => {
    expect(mdx('{null}{true}{false}{undefined}\n').gathered.undefinedNames).toEqual([]);
    expect(mdx('<Latex>\\frac{a}{b}</Latex>\n').gathered.undefinedNames).toEqual([]);
  });

  it('Labels task checkboxes and makes no table a landmark', () => {
    const { code } = mdx('- [x] Water\n- [ ] Prune\n\n  later\n\n| a |\n| - |\n| b |\n');
    expect(code?.match(/aria-label=\\?"[^"\\]*/g)).toEqual([
      expect.stringMatching(/Water$/),
      expect.stringMatching(/Prune$/),
      `aria-label=\\"${markPhrase('table', '')}`,
    ]);
    expect(code).not.toContain('role=\\"region');
  });

  it('Widens the table columns with sentences only', () => {
    const sentence = 'water it once a week, and twice when it is in flower, from below';
    const { code } = mdx(
      `| Name | Care | Light |\n| - | - | - |\n| Fern | ${sentence} | half a day of sun |\n| Moss | a | no direct sun at noon |\n`,
    );
    expect(code?.match(/(?<=<th\b)[^>]*>/g)?.map((part) => part.match(/column-\w+/)?.[0])).toEqual([
      undefined,
      'column-long',
      'column-medium',
    ]);
    expect(mdx(`| Care |\n| - |\n| ${sentence} |\n`).code).not.toContain('column-');
    expect(
      mdx(
        `> | Name | Care |\n> | -------------------------- | - |\n> | \`a \\| b\` | [**Fern**](https://example.org/${'fern/'.repeat(9)}) |\n`,
      ).code,
    ).not.toContain('column-');
    const { code: two } = mdx(
      `| Name | Care |\n| - | - |\n| Fern | ${sentence} |\n\n| Name | Care |\n| - | - |\n| Fern | water |\n`,
    );
    expect(two?.match(/column-\w+/g)).toEqual(['column-long']);
  });

  it('Keeps sums of money and turns formulas into MathML', () => {
    const { code } = mdx('It costs $5 and $10, but $x^2$ is math.\n');
    expect(code).toContain('$5 and $');
    expect(code?.match(/<math|"math"/g)).toHaveLength(1);
  });

  it('Ends an address between quotation marks before the second', () => {
    const { code, gathered } = mdx('Allow ["http://a.example", \'https://b.example/c\'], not "https://d.example".\n');
    expect(code).toMatch(/>http:\/\/a\.example<\/a>”, ‘<.*>https:\/\/b\.example\/c<\/a>’\], not “<.*\.example<\/a>”\./);
    expect(gathered.references.map(({ target }) => target)).toEqual([
      'http://a.example',
      'https://b.example/c',
      'https://d.example',
    ]);
  });

  it('Ends an address in a Japanese or Chinese sentence where the sentence goes on', () => {
    const { code } = mdx('画面（http://127.0.0.1:9899/a_b?c=d）を開き。**チャネル**タブ、https://a.example/日本。\n');
    expect(code).toContain('>http://127.0.0.1:9899/a_b?c=d</a>）を開き。<strong>チャネル</strong>タブ、');
    expect(code).toContain('>https://a.example/日本</a>。');
    expect(code).toContain('127.0.0.1:9899/a_b?c=d\\">http');
    expect(mdx('[https://a.example。](/b) https://a.example/b(c)\n').code).toMatch(/a\.example。<[^]*b\(c\)<\/a>/);
  });

  it('Keeps the style of a paragraph whose text is on lines of its own', () => {
    const { code } = mdx('<p className="lead">\n  Sow **early**.\n</p>\n');
    expect(code).toMatch(/_jsx\("p", \{\s*className: "lead",\s*children: .*"Sow <strong>early<\/strong>\."/);
  });

  it('Makes a division of a paragraph with several blocks, which HTML does not allow', () => {
    const { code } = mdx('<p align="center">\n  One.\n\n  Two.\n</p>\n\n<p>\n  <Frame>Three.</Frame>\n</p>\n');
    expect(code).toMatch(/_jsx\("div", \{\s*align: "center",\s*children: .*"<p>One\.<\/p><p>Two\.<\/p>"/);
    expect(code).toMatch(/_jsx\(_components\.div, \{\s*children: _jsx\(Frame/);
    expect(mdx('<p align="center">\n  <img src="/leaf.png" />\n</p>\n').code).not.toContain('div');
    expect(mdx('<div>\n  <p>Sow **early**, [here](/a).</p>\n</div>\n').code).toContain('<p>Sow ');
  });

  it.each([
    ['a component in a component', '<A>\n  <B>\n    $$\n    x\n    $$\n  </B>\n</A>\n'],
    ['a component after a list', '<A>\n  - One\n\n  <B>\n\t$$\n\tx\n\t$$\n  </B>\n</A>\n'],
    ['an item of a list', '10. One\n\n    $$\n    x\n    $$\n\n    Two\n'],
  ])('Reads a formula in %s', (_where, text) => {
    const { code, diagnostics } = mdx(text);
    expect(diagnostics).toEqual([]);
    expect(code).toMatch(/display: "block"|display=\\"block\\"/);
    expect(code).not.toContain('$$');
  });

  it('Lets the keyboard scroll a formula that stands in a block', () => {
    expect(mdx('$$\nx^2\n$$\n').code).toContain('tabindex: "0"');
    expect(mdx('<Latex>x^2</Latex>\n').code).toContain('tabindex: "0"');
    expect(mdx('Here $x^2$ is.\n').code).not.toMatch(/tabindex/i);
  });

  it('Renders the Markdown between sums of money', () => {
    const { code } = mdx('From **$100–$200**, `x` is ($14.99) or [$8.99](/price) $9, but $x^2$ and $n$th.\n');
    expect(code?.match(/<math|"math"/g)).toHaveLength(2);
    expect(code).toMatch(/strong[^$]*\$100–\$200/);
    expect(code).toContain('<code>x</code>');
    expect(code).toMatch(/href[^\n]*\/docs\/price/);
    expect(code).not.toContain('\\\\$');
  });

  it('Keeps dollars in the text of links', () => {
    const { code } = mdx('[$map](/map) and [$sum](/sum), but $[0, 1]($ is math.\n');
    expect(code?.match(/<math|"math"/g)).toHaveLength(1);
    expect(code).toMatch(/href[^\n]*\/docs\/map[\s\S]*href[^\n]*\/docs\/sum/);
  });

  it.each([
    ['`$` and $x_{a b}$ here', 1, '"$"'],
    ['$x_{a b}$ and `$x`, `cost $5` and $y$', 2, '"cost $5"'],
    ['`$HOME` costs $5', 0, '"$HOME"'],
    ['`$HOME` is {`$x ${1 + 1}`} and $z$', 1, '"$HOME"'],
  ])('Pairs no dollar of the code in %j with one outside of it', (text, formulas, span) => {
    const { code, diagnostics } = mdx(`${text}\n`);
    expect(diagnostics).toEqual([]);
    expect(code?.match(/<math|"math"/g) ?? []).toHaveLength(formulas);
    expect(code?.replaceAll('\\"', '"').replace(/<code>(.*?)<\/code>/g, '"$1"')).toContain(span);
  });

  it('Keeps the options of commands on a line, whichever dollars a text has', () => {
    const { code } = mdx('`$HOME` costs $5\n\nRun `node --version`.\n');
    expect(code?.replaceAll('\\"', '"')).toContain('<code class="code-option">node --version</code>');
  });

  it('Keeps template literals of attributes and expressions, whichever dollars a text has', () => {
    const read = (text: string) => compile({ text, format: 'mdx', file: 'p.mdx' }, { ...resolver, link: encodeURI });
    const { code, gathered } = read('`$` and $x_{a b}$ here\n\n<a href={`/p`}>x</a>\n');
    expect(code).toContain('href: "/p"');
    expect(gathered.references).toMatchObject([{ target: '/p', span: { start: { line: 3, column: 11 } } }]);
    const others = read('`$` and $x$\n\n{`a ${1 + 1}`}\n\n- <b className={`c\n      d`} {...{ id: `e` }}>y</b>\n').code;
    for (const part of ['`a ${1 + 1}`', '`c\n    d`', 'id: `e`']) expect(others).toContain(part);
  });

  it('Reads an escaped bar of code in a table, whichever dollars a text has', () => {
    const { code } = mdx('`$HOME` costs $5\n\n| a | b |\n| - | - |\n| `x \\| y` | c |\n');
    expect(code).toContain('<code>x | y</code>');
  });

  it('Leaves code in HTML elements as it is written', () => {
    const { code } = mdx('"a" <code>--all "b"...</code> <kbd>\'</kbd> <code>&lt;b "c"&gt;</code> <code>–</code>\n');
    expect(code?.replaceAll('\\"', '"')).toContain(
      `“a” <code>--all "b"...</code> <kbd>'</kbd> <code>&lt;b "c"&gt;</code> <code>–</code>`,
    );
  });

  it('Reads a template within a template as one value', () => {
    const { code, diagnostics } = mdx(
      'export const Names = ({ all }) => {\n  const list = `${all.map((each) => `#${each}`).join()}`;\n  return <p>{list}</p>;\n};\n',
    );
    expect(diagnostics).toEqual([]);
    expect(code).toContain('`${all.map((each) => `#${each}`).join()}`');
  });

  it('Knows the positions of expressions in elements whose address or id is added', () => {
    const text =
      '<Card\n  title={fern.title}\n  href="/fern"\n/>\n\n<Step title="Water" icon={moss.icon}>x</Step>\n\nA <Bed href="/bed" {...bark} />.\n';
    const { places } = mdx(text).gathered;
    expect(places.map(({ span }) => span && `${span.start.line}:${span.start.column}`)).toEqual([
      '2:9',
      '6:26',
      '8:20',
      '8:3',
    ]);
  });

  it('Reports the original positions after sums of money', () => {
    const written = '$1\n\nFrom $100–$200 to $300 [here](/nowhere).\n\n$4 [there](/away) $5 [end](/end)\n';
    const { gathered } = mdx(written);
    const places = gathered.references.map(({ span }) => span && `${span.start.line}:${span.start.column}`);
    expect(places).toEqual(['3:24', '5:4', '5:22']);
  });

  it('Reports the line and column of an MDX error', () => {
    const { code, diagnostics } = mdx('# A\n\n<Note>\n\n<Card x={a b} />\n\n</Note>\n');
    expect(code).toBeUndefined();
    expect(diagnostics).toMatchObject([{ code: 'content/compile', file: 'page.mdx', span: { start: { line: 5 } } }]);
    expect(diagnostics[0]?.message).not.toMatch(/mdx-jsx:|at .*\.js/);
  });

  it('Accepts HTML comments and unclosed void tags', () => {
    const { diagnostics, code } = mdx('a<br>b <!-- c --> d\n\n```html\n<!-- kept --><br>\n```\n');
    expect(diagnostics.map(({ severity }) => severity)).toEqual(['note']);
    expect(code).toContain('<!-- kept --><br>');
    expect(code).not.toContain('<!-- c -->');
  });

  it.each(['<!-- TODO: add a link -->\n\nText', '<!---\n  TODO\n  Add.\n--->\n\nText', "Text {/* add, or don't */}"])(
    'Shows no comment of a .md file: %j',
    (text) => {
      const { code } = compile({ text, format: 'md', file: 'a.md' }, resolver);
      expect(code).toContain('Text');
      expect(code).not.toMatch(/\{\/\*|"[^"]*\badd\b/i);
    },
  );

  it('Renders a .md file that is no valid MDX as Markdown with HTML', () => {
    expect(compile({ text: 'a < b and {c d}\n', format: 'md', file: 'a.md' }, resolver)).toMatchObject({
      diagnostics: [],
    });
    expect(mdx('<Card x={a b} />\n').code).toBeUndefined();
  });

  it.each([
    ['md', '- use { a, b } here\n- and {c}\n'],
    ['md', '| { a, b } |\n|--|\n| {x.y + z(1)} |\n'],
    ['md', '{ a, b }\n\nAt most {2,5} of {n > 1 ? n : 0}\n'],
    ['mdx', '- use { a, b } here, {0,1} of it\n\n{ a, b }\n'],
  ] as const)('Braces around a list of words are text in %s: %j', (format, text) => {
    const { code, diagnostics } = compile({ text, format, file: `a.${format}` }, resolver);
    expect(diagnostics).toEqual([]);
    const braces = text.match(/\{[^}]*\}/g) ?? [];
    expect(braces.filter((each) => !code?.replaceAll('&gt;', '>').includes(each))).toEqual([]);
    expect(code).not.toContain('trellisGuard(() =>');
  });

  it.each([
    ['mdx', { isSnippet: true }],
    ['mdx', { isUntrusted: true }],
    ['mdx', {}],
    // Plain Markdown: the text is no MDX.
    ['md', {}],
  ] as const)('Braces behind a heading are text in %s with the options %j', (format, how) => {
    const written = ['Keys { a, b }', 'Use {0,1}', 'More {...}', '{x,y}'];
    const text = `${written.map((each) => `## ${each}\n`).join('\n')}\nLast {1, 2}\n===\n\n## Own { #mine .big }\n\n${format === 'md' ? '<b>{ x\n' : ''}`;
    const { code, gathered } = compile({ text, format, file: `a.${format}`, ...how }, resolver);
    expect(gathered.headings).toMatchObject([...written, 'Last {1, 2}', 'Own'].map((heading) => ({ text: heading })));
    for (const each of written) expect(code).toContain(`aria-label=\\"${markPhrase('linkTo', each)}\\"`);
    expect(code).toContain('<h2 id=\\"mine\\" class=\\"big\\">Own<');
    expect(gathered.refused).toEqual([]);
  });

  it('Omits the backslash of escaped braces in a heading of plain Markdown', () => {
    const { code, gathered } = compile(
      { text: '## Keys \\{ a, b }\n\n<b>{ x\n', format: 'md', file: 'a.md' },
      resolver,
    );
    expect(gathered.headings).toMatchObject([{ text: 'Keys { a, b }' }]);
    expect(code).toContain('>Keys { a, b }<');
  });

  it('The link of a heading has the text of the heading without its code', () => {
    expect(mdx('## Since {1 + 1} on\n').code).toContain(`aria-label=\\"${markPhrase('linkTo', 'Since  on')}\\"`);
  });

  it('Braces around a member of an undefined name are text, in bracket notation as well', () => {
    const { code, gathered } = mdx("export const b = ['x'];\n\nEnabled for {api['name']}, {list[0].id} and {b[0]}.\n");
    expect(gathered.undefinedNames.map(({ name }) => name)).toEqual(["api['name']", 'list[0].id']);
    expect(code).toContain('b[0]');
    expect(code?.match(/trellisGuard\(\(\) =>/g)).toHaveLength(1);
  });

  it('Evaluates the expressions of a Markdown file if they are valid', () => {
    const { code } = compile(
      { text: 'export const a = [1];\n\n{a.map((b) => b + 1)} {a.length + 1}\n', format: 'md', file: 'a.md' },
      resolver,
    );
    expect(code?.match(/trellisGuard\(\(\) => a\./g)).toHaveLength(2);
  });

  it('Turns a Markdown list inside a tree into files and folders', () => {
    const list = '\n\n- docs/\n  - **index**.`mdx`\n- empty/\n- last.ts\n\n';
    const { code, gathered } = mdx(`<FileTree>${list}</FileTree>\n`);
    const [docs, file] = ['Tree.Folder', 'Tree.File'];
    expect(gathered.uses.map(({ name }) => name)).toEqual(['Tree', docs, file, docs, file]);
    expect(code?.match(/(?:name|defaultOpen): [^,\s]+/g)).toEqual([
      ...['name: "docs"', 'defaultOpen: true', 'name: "index.mdx"', 'name: "empty"', 'name: "last.ts"'],
    ]);
    expect(mdx(`<Tree>${list}</Tree>\n`).gathered.uses).toHaveLength(5);
    for (const own of ["import { FileTree } from '/snippets/a.jsx'", 'export const FileTree = () => <i />'])
      expect(mdx(`${own}\n\n<FileTree>${list}</FileTree>\n`).code).toContain('<li>docs/');
  });

  it('Removes MDX comments from a Markdown file and keeps the other positions', () => {
    const text =
      'One {/* a *b* */} two <x y\n\n{/* alone,\n- of two lines */}\n{/* before */} [three](/three)\n\n`{/* code */}`\n\n```\n{/* block */}\n```\n';
    const { code, gathered } = compile({ text, format: 'md', file: 'a.md' }, resolver);
    expect(code).toMatch(/<p>One +two &lt;x y<\/p>/);
    expect(code?.match(/\/\* \w+/g)).toEqual(['/* code', '/* block']);
    expect(gathered.references).toMatchObject([{ target: '/three', span: { start: { line: 5 } } }]);
  });

  it('Braces around names are text if one name is undefined', () => {
    expect(mdx('Is {DRAFT | PROPOSED} now, {a || b}\n').code).toContain('Is {DRAFT | PROPOSED} now, {a || b}');
    expect(mdx('export const a = 1;\n\nIs {a | b}\n').code).toMatch(/trellisGuard\(\(\) => ?a \| b/);
  });

  it('Braces around an undefined name are text, except for the props of a snippet', () => {
    const { code, gathered } = mdx(
      "import { a } from './a.mdx'\nexport const b = 1;\n\nOn {host} and {user.id}, {a} {b} {Math.PI} {props.c} {1 + 1}\n\n{region}\n",
    );
    expect(gathered.undefinedNames.map(({ name }) => name)).toEqual(['host', 'region']);
    expect(mdx('export const user = {};\n\n{user.a.b}\n').code).toContain('user.a.b');
    expect(mdx('{user.a.b}\n').code).toContain('user?.a?.b');
    expect(code).toContain('{host}');
    expect(code).toContain('{region}');
    const snippet = compile({ text: 'Hi {word}', format: 'mdx', file: 's.mdx', isSnippet: true }, resolver);
    expect(snippet.gathered.undefinedNames).toEqual([]);
    expect(snippet.code).toContain('typeof word');
  });

  it('Reads a hyphen or a slash between undefined names as part of a name', () => {
    const { code, gathered } = mdx('export const b = 1;\n\nOn {api-id}, Secp{k/r}1, {b-c}, {b/2} and {3-1}\n');
    expect(gathered.undefinedNames.map(({ name }) => name)).toEqual(['api-id', 'k/r']);
    expect(code).toMatch(/\{api-id\}[^]*Secp[^]*\{k\/r\}/);
    const snippet = compile({ text: 'Hi {api-id}', format: 'mdx', file: 's.mdx', isSnippet: true }, resolver);
    expect(snippet.code).toContain('"{api-id}"');
  });

  it.each([false, true])(
    'Reports handlers where no browser can attach them, in a text that is a snippet: %s',
    (isSnippet) => {
      const text = [
        '<Card onClick={() => 1}>x</Card>',
        '<Card title={<b onClick={() => 1}>x</b>} />',
        '<table><tbody>{[1].map((n) => <tr onClick={() => 1}><td>{n}</td></tr>)}</tbody></table>',
        '{[1].map(() => <Other onClick={() => 1} />)}',
        '<b onClick="x">x</b>',
        '<Tabs>{[1].map(() => <Tab title="a"><b onClick={() => 1}>b</b></Tab>)}</Tabs>',
      ];
      const source = `import Other from './b.mdx';\n\n${text.join('\n\n')}\n`;
      const compiled = compile({ text: source, format: 'mdx', file: 'a.mdx', isSnippet }, resolver);
      const lines = textFindings(compiled, 'a.mdx', {}).map(({ code, span }) => `${span?.start.line} ${code}`);
      expect(lines).toEqual([3, 5, 7, 9, 11, 13].map((line) => `${line} content/event-handler`));
    },
  );

  it('Makes components of what the browser evaluates, by names and not by words', () => {
    const live = (text: string) => mdx(text).gathered.live.map(({ name }) => name);
    expect(live('{window.name} {"a" + localStorage.b}\n')).toEqual(['window.name', '"a" + localStorage.b']);
    const others = [
      '{[1].map((window) => window.x)}',
      '{"window." + 1}',
      '{[1].map(() => <b onClick={() => window.x}>y</b>)}',
      '{typeof window === "undefined" ? 1 : window.x}',
      '{{ window: 1 }.window}',
    ];
    for (const text of others) expect(live(`${text}\n`), text).toEqual([]);
    expect(live('export const navigator = { name: 1 };\n\n{navigator.name + 1}\n')).toEqual([]);
    expect(mdx('<Mine>{(n) => <b onClick={n}>n</b>}</Mine>\n').code).not.toContain('TrellisLive');
    expect(mdx('{[1].map((n) => <b title="window">{n}</b>)}\n').code).not.toContain('TrellisLive');
  });

  it('Turns the old Snippet element into an import', () => {
    expect(mdx('<Snippet file="a.mdx" />\n').gathered.imports).toMatchObject([
      { specifier: '/snippets/a.mdx', names: { TrellisSnippet0: 'default' } },
    ]);
  });
});

describe('tolerate', () => {
  it('Keeps line numbers', () => {
    const text = 'a\n<!-- b\nc -->\n<img src="x">\n`<br>`\n';
    expect(tolerate(text).split('\n')).toHaveLength(text.split('\n').length);
    expect(tolerate(text)).toContain('`<br>`');
    expect(tolerate(text)).toContain('<img src="x"/>');
  });

  it('Leaves the text of template literals as it is', () => {
    const templates =
      'export const fern = `\n<!-- a -->\n\n<br>\n`.trim();\n\n<Demo files={{ a: `\n<hr>\n`, b: 1 }} />\n';
    expect(tolerate(`${templates}\n<!-- b -->\n`)).toBe(`${templates}\n{/*  b */}\n`);
  });

  it('Does not mistake a lone backtick in prose for the start of a template literal', () => {
    expect(tolerate('A backtick (`) and<br>more,\nthen `code`, and a comma.\n')).toContain('<br/>');
  });

  it('Writes an address in angle brackets as a link, but not where it is the destination of one', () => {
    const definitions = '[a]: <https://example.com/a#b>\n[b]:\n    <https://example.com/b>\n';
    expect(tolerate(`${definitions}\n[c](<https://example.com/c>)\n`)).toBe(
      `${definitions}\n[c](<https://example.com/c>)\n`,
    );
    expect(tolerate('[^1]: <https://example.com>\n')).toBe('[^1]: [https://example.com](https://example.com)\n');
  });
});
