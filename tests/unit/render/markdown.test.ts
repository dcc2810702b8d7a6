import fc from 'fast-check';
import { markdownToHtml } from 'satteri';
import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../../src/render/text/html.js';
import { escapeStart, escapeMarkdown } from '../../../src/render/text/markdown/escape.js';
import { toMarkdown } from '../../../src/render/text/markdown/markdown.js';
import { element, textOfNodes } from '../../../src/render/text/nodes.js';
import { markdownOf, plain } from './mdx.js';

describe('Markdown syntax', () => {
  it.each([
    '# Heading\n\nText with **strong**, *emphasis*, ~~removed~~ and `code`.',
    '- One\n- Two\n  - Deeper\n- Three',
    '3. Third\n4. Fourth',
    '- [x] Done\n- [ ] Open',
    '> Quoted\n>\n> - twice',
    '```ts title="a.ts"\nconst a = `b`;\n```',
    '````md\n```ts\n```\n````',
    '| A | B |\n| :--- | ---: |\n| 1 | `a \\| b` |',
    '[Link](/a/b "Its title") and ![picture](/a.png)',
    'A formula $a^2$ here:\n\n$$\nb_1\n$$',
    'A claim.[^why]\n\n[^why]: Because.',
    '---',
    'Press <kbd>Esc</kbd>, H<sub>2</sub>O',
  ])('The text %j is unchanged', (text) => {
    expect(markdownOf(text)).toBe(text);
  });

  it('Items with several paragraphs are separated', () => {
    expect(markdownOf('1. First\n\n   More.\n2. Second')).toBe('1. First\n\n   More.\n\n2. Second');
  });

  it('Lines break only where the text does', () => {
    expect(markdownOf('Use `<br>`.<br/>Then<br/><br/>more<br/>')).toBe('Use `<br>`.\\\nThen\n\nmore');
    expect(markdownOf('## A<br/>b')).toBe('## A b');
  });

  it('A line after a break starts no list, heading or quotation', () => {
    expect(markdownOf('Do this:<br/>- dig<br/>- water')).toBe('Do this:\\\n\\- dig\\\n\\- water');
    expect(markdownOf('Sum<br/>=<br/>1. of it')).toBe('Sum\\\n\\=\\\n1\\. of it');
  });

  it('Adjacent lists stay separate', () => {
    const steps = (text: string): string => `<Steps><Step>${text}</Step></Steps>`;
    expect(markdownOf([steps('a'), steps('b'), steps('c')].join('\n\n'))).toBe('1. a\n\n1) b\n\n1. c');
    expect(markdownOf('- a\n\n* b')).toBe('- a\n\n* b');
  });

  it('Formulas are unchanged, even with Markdown syntax inside', () => {
    const block = '$$\n\\begin{aligned}\na &= b \\\\\n\nc_1 &= d*e*f \\, g\n\\end{aligned}\n$$';
    expect(markdownOf(`${block}\n\nand $a_1 * b_2 \\; [x](y) "z"$ it.`)).toBe(
      `${block}\n\nand $a_1 * b_2 \\; [x](y) "z"$ it.`,
    );
  });

  it('Links with their own address as text are short', () => {
    expect(markdownOf('See https://x.example/a_b and <a href="https://x.example">https://x.example</a>.')).toBe(
      'See <https://x.example/a_b> and <https://x.example>.',
    );
    expect(markdownOf('Write to a.b@x.example.')).toBe('Write to <a.b@x.example>.');
  });

  it('A link around blocks moves to their title or their first line', () => {
    const titled = '<a href="/a"><img src="/a.png" alt="A" /><div><h3>Title</h3><p>Text.</p></div></a>';
    expect(markdownOf(titled)).toBe('![A](/a.png)\n\n### [Title](/a)\n\nText.');
    expect(markdownOf('<a href="/a"><div><p>First.</p><p>Second.</p></div></a>')).toBe('[First.](/a)\n\nSecond.');
    expect(markdownOf('<a href="/a"><ul><li>One</li><li>Two</li></ul></a>')).toBe('- [One](/a)\n- Two');
  });

  it('A link around blocks without title and paragraph moves to their first text, else to their picture', () => {
    const picture = '<div><img src="/a.png" alt="A" /></div>';
    expect(markdownOf(`<a href="/a">${picture}<div><span>Open</span> it</div></a>`)).toBe(
      '![A](/a.png)\n\n[Open it](/a)',
    );
    expect(markdownOf(`<a href="/a">${picture}</a>`)).toBe('[![A](/a.png)](/a)');
  });

  it('A link that shows only an icon has its name or its address', () => {
    const icon = '<Icon icon="github" />';
    expect(markdownOf(`### Water <sup><a href="https://x.example/a">${icon}</a></sup>`)).toBe(
      '### Water <sup><https://x.example/a></sup>',
    );
    expect(markdownOf(`See <a href="/a" aria-label="the source">${icon}</a>.`)).toBe('See [the source](/a).');
    expect(markdownOf('Text <a href="#a"></a><sup></sup>')).toBe('Text');
  });

  it('An icon before a text leaves no trace', () => {
    expect(markdownOf('<Card title="Fern"><Icon icon="leaf" />\n\nIt grows.</Card>')).toBe('**Fern**: It grows.');
  });

  it('A link within code is around its part of the code', () => {
    expect(markdownOf('<code>plants.<a href="/water">water</a>(id) => <a href="/plant">Plant</a></code>')).toBe(
      '`plants.`[`water`](/water)`(id) => `[`Plant`](/plant)',
    );
    expect(markdownOf('<code><b><a href="/fern">Fern</a></b> <a href="/moss">Moss</a></code>')).toBe(
      '[`Fern`](/fern) [`Moss`](/moss)',
    );
  });

  it('Marks that would not be read as marks have space around them', () => {
    expect(markdownOf('**注意：**每天浇水')).toBe('**注意：** 每天浇水');
    expect(markdownOf('请**“浇水”**吧')).toBe('请 **“浇水”** 吧');
    expect(markdownOf('<b>Note:</b>water <i>(daily)</i><s>weekly</s>')).toBe('**Note:** water *(daily)* ~~weekly~~');
    expect(markdownOf('un<b>bold</b>ed <b>Fern</b>: 2 \\* 3')).toBe('un**bold**ed **Fern**: 2 \\* 3');
  });

  it('Code and links are not joined to what is before them', () => {
    expect(toMarkdown([element('code', ['Ctrl']), element('code', ['K'])])).toBe('`Ctrl` `K`\n');
    expect(toMarkdown(['Done!', element('a', ['Next'], { href: '/next' })])).toBe('Done\\![Next](/next)\n');
  });

  it('Only boxes to tick are tasks, and fields to type into are left out', () => {
    expect(markdownOf('<label><input type="checkbox" defaultChecked={false} /> Water</label>')).toBe('[ ] Water');
    expect(markdownOf('<input placeholder="Search" />\n\n<label>Name <input type="text" /></label>')).toBe('Name');
  });

  it('The words of adjacent buttons and choices stay apart', () => {
    expect(markdownOf('<div><button>Fern</button><button>**Moss**</button></div>')).toBe('Fern **Moss**');
    expect(markdownOf('<label>Soil:<select><option>Peat</option><option>Sand</option></select></label>')).toBe(
      'Soil: Peat Sand',
    );
    expect(markdownOf('<a href="/go"><button>Go</button></a>')).toBe('[Go](/go)');
  });

  it('Of a pair for light and dark mode, the light one is kept', () => {
    const picture = (mode: string, classes: string): string =>
      `<div className="${classes}"><img src="/${mode}.png" alt="A fern" /></div>`;
    expect(markdownOf(picture('light', 'block dark:hidden') + picture('dark', 'hidden dark:block'))).toBe(
      '![A fern](/light.png)',
    );
    const images =
      '<img src="/light.png" alt="" className="dark:hidden" /><img src="/dark.png" alt="" className="hidden dark:block" />';
    expect(markdownOf(images)).toBe('![](/light.png)');
    expect(markdownOf(picture('both', 'block dark:flex'))).toBe('![A fern](/both.png)');
  });

  it('Words in separate boxes of a row or a grid stay apart', () => {
    const plants = '<span>Fern</span><span>Moss</span>';
    expect(markdownOf(`<div className="mt-2 flex gap-2">${plants}</div>`)).toBe('Fern Moss');
    expect(markdownOf(`<table><tr><td class="md:grid">${plants}</td></tr></table>`)).toBe('| Fern Moss |\n| --- |');
    expect(markdownOf(`<div className="flex-1">${plants}</div>`)).toBe('FernMoss');
    const figure = '<span className="block text-xl">2</span><span className="mt-2 block">plants</span>';
    expect(markdownOf(`<a href="/a" className="block">${figure}</a>`)).toBe('[2 plants](/a)');
  });

  it('A number sign at the end of a heading is kept', () => {
    expect(markdownOf('## In F \\#')).toBe('## In F \\#');
    expect(markdownOf('## C#')).toBe('## C#');
  });

  it('Content for pages alone is left out', () => {
    const html =
      '<div>Before <svg><title>Drawing</title></svg> after<script>alert(1)</script><style>{`p{}`}</style></div>';
    expect(markdownOf(html)).toBe('Before after');
    expect(markdownOf('## Title {#own}\n\nText')).toBe('## Title\n\nText');
  });

  it('The content of a table cell is on one line', () => {
    const html =
      '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td><ul><li>x</li><li>y</li></ul></td></tr></tbody></table>';
    expect(markdownOf(html)).toBe('| A |\n| --- |\n| - x<br>- y |');
    expect(markdownOf('| A |\n| --- |\n| a<br/>b |')).toBe('| A |\n| --- |\n| a<br>b |');
    const code = '<table><tr><td>\n\n```js\nconst a = 1;\n`|`\n```\n\n</td></tr></table>';
    expect(markdownOf(code)).toBe('| `const a = 1;`<br>`` `\\|` `` |\n| --- |');
  });

  it('Videos and frames become links', () => {
    expect(markdownOf('<video controls src="/a.mp4"></video>')).toBe('[Video](/a.mp4)');
    expect(markdownOf('<iframe src="https://x.com/e" title="A talk"></iframe>')).toBe('[A talk](https://x.com/e)');
  });

  it('Only root-relative links get the origin', () => {
    const nodes = plain('[a](/b) [c](https://d.com) [e](#f) [g](//h.com)');
    expect(toMarkdown(nodes, { origin: 'https://docs.com' })).toBe(
      '[a](https://docs.com/b) [c](https://d.com) [e](#f) [g](//h.com)\n',
    );
  });

  it('Addresses from expressions get the base once, and fragments get the page', () => {
    const nodes = plain('[a](/docs/b) [c](/docs) <Card title="d" href={`/e#${1}`} /> [f](#g) ![h](/docsx.png)');
    expect(toMarkdown(nodes, { origin: 'https://x.com', base: '/docs', page: 'https://x.com/docs/p' })).toBe(
      '[a](https://x.com/docs/b) [c](https://x.com/docs)\n\n[d](https://x.com/docs/e#1)\n\n[f](https://x.com/docs/p#g) ![h](https://x.com/docs/docsx.png)\n',
    );
  });
});

describe('Escapes', () => {
  const shown = (markdown: string): string =>
    textOfNodes(parseHtml(markdownToHtml(markdown, { features: { gfm: true } }).html)).trim();

  it('Escaped text is rendered as the original text', () => {
    const words = fc.constantFrom(
      'a',
      'b1',
      '*',
      '_',
      '`',
      '[',
      ']',
      '(',
      ')',
      '<',
      '>',
      '#',
      '-',
      '+',
      '1.',
      '&amp;',
      '\\',
      '~~',
      '!',
      ' ',
      '|',
      ':',
      'x_y',
    );
    const texts = fc.array(words, { maxLength: 14 }).map((parts) => parts.join('').replace(/\s+/g, ' ').trim());
    fc.assert(
      fc.property(texts, (text) => {
        expect(shown(escapeStart(escapeMarkdown(text)))).toBe(text);
      }),
      { numRuns: 3000, examples: [['[[]]()']] },
    );
  });

  it('Brackets in the text of a link do not end it', () => {
    expect(markdownOf('<a href="/a">rows[0][1]</a>')).toBe('[rows\\[0\\][1]](/a)');
  });

  it('A backslash at the end of a text does not escape the mark that follows', () => {
    expect(markdownOf('C:\\\\<code>garden</code>')).toBe('C:\\\\`garden`');
    expect(markdownOf('Type **\\\\** twice')).toBe('Type **\\\\** twice');
  });

  it('A backslash before a bar does not end the cell of a table', () => {
    const cells = '<table><tr><td>{"a\\\\|b"}</td><td>c</td></tr></table>';
    expect(markdownOf(cells)).toBe('| a\\\\\\|b | c |\n| --- | --- |');
  });

  it('Only ambiguous characters are escaped', () => {
    const text = 'Set user_id (see [1]) to 2 * 3 > 5, not #4: 50% - that is it!';
    expect(escapeMarkdown(text)).toBe(text.replace('*', '\\*'));
  });

  it('Code that contains fences has longer fences', () => {
    expect(toMarkdown([element('code', ['a ``b'])])).toBe('```a ``b```\n');
    expect(toMarkdown([element('pre', [], { code: '````\nx\n````', lang: 'md' })])).toBe(
      '`````md\n````\nx\n````\n`````\n',
    );
  });
});
