import { describe, expect, it } from 'vitest';
import { toMarkdown } from '../../../src/render/text/markdown/markdown.js';
import { compile } from '../../../src/mdx/compile/compile.js';
import { bodyOf, markdownOf, plain } from './mdx.js';

describe('Components in Markdown', () => {
  it('Callouts become quotations that begin with their kind or title', () => {
    expect(markdownOf('<Note>Mind the **gap**.</Note>')).toBe('> **Note:** Mind the **gap**.');
    expect(markdownOf('<Warning title="Hot">\n\n- one\n- two\n\n</Warning>')).toBe('> **Hot:**\n>\n> - one\n> - two');
    expect(markdownOf('<Callout type="tip">x</Callout>')).toBe('> **Tip:** x');
  });

  it('Cards become links, and a list inside a group', () => {
    expect(markdownOf('<Card title="A" href="/a" icon="leaf">About a.</Card>')).toBe('[A](/a): About a.');
    expect(
      markdownOf(
        '<CardGroup cols={2}>\n  <Card title="A" href="/a">About a.</Card>\n  <Card title="B">\n    About b.\n  </Card>\n</CardGroup>',
      ),
    ).toBe('- [A](/a): About a.\n- **B**: About b.');
  });

  it('A disabled card is no link', () => {
    expect(markdownOf('<Card title="Soon" href="/soon" disabled />')).toBe('**Soon**');
  });

  it('A card without a title is a link around its text or picture, else to its address', () => {
    expect(markdownOf('<Card href="/a">**About** a.\n\nMore.</Card>')).toBe('[**About** a.](/a)\n\nMore.');
    expect(markdownOf('<CardGroup><Card href="/a"><img src="/a.png" alt="A" /></Card></CardGroup>')).toBe(
      '- [![A](/a.png)](/a)',
    );
    expect(markdownOf('<Card href="/a">See [b](/b).</Card>')).toBe('[/a](/a): See [b](/b).');
    expect(markdownOf('<Card href="/a" icon="leaf" />')).toBe('[/a](/a)');
    expect(markdownOf('<Tile href="/a"><img src="/a.png" alt="A" /></Tile>')).toBe('[/a](/a): ![A](/a.png)');
  });

  it('Tooltips include their headline', () => {
    expect(markdownOf('A <Tooltip headline="Fern" tip="A plant">frond</Tooltip>.')).toBe('A frond (Fern: A plant).');
  });

  it('Added and removed lines become a diff, and other line marks are removed', () => {
    expect(markdownOf('```js a.js\nold(); // [!code --]\nnew_(); // [!code ++]\nsame();\n```')).toBe(
      '```diff title="a.js"\n-old();\n+new_();\n same();\n```',
    );
    expect(markdownOf('```js\na(); // [!code highlight]\nb();\n```')).toBe('```js\na();\nb();\n```');
  });

  it('A component that needs the browser leaves its content and the rest of the page', () => {
    const wide = 'export const Wide = ({ children }) => <b>{window.innerWidth}{children}</b>;';
    expect(markdownOf(`${wide}\n\nBefore\n\n<Wide>within</Wide>\n\nafter.`)).toBe('Before\n\nwithin\n\nafter.');
  });

  it('An undefined component leaves its content, as a link when it has an address', () => {
    expect(markdownOf('See <Link href="/a">that</Link>, <Unknown>this</Unknown>.')).toBe('See [that](/a), this.');
  });

  it('Repositories become links, and prompts quotations below their description', () => {
    expect(markdownOf('<GitHub repo="plants/fern" description="Data." />')).toBe(
      '[plants/fern](https://github.com/plants/fern): Data.',
    );
    expect(markdownOf('<Prompt description="Plan">Plan a garden.</Prompt>')).toBe('*Plan*\n\n> Plan a garden.');
  });

  it('The second name of repositories is read', () => {
    expect(markdownOf('<GitHub.Repo repo="plants/fern" />')).toBe('[plants/fern](https://github.com/plants/fern)');
  });

  it('Titles that are elements become text', () => {
    expect(markdownOf('<Accordion title={<>Water <em>daily</em></>}>x</Accordion>')).toBe('## Water daily\n\nx');
    expect(markdownOf('<Card title={<b>A</b>} description="A line." href="/a" />')).toBe('[A](/a): A line.');
  });

  it('Alerts become callouts of the same kind', () => {
    expect(markdownOf('> [!CAUTION]\n> Hot.')).toBe('> **Danger:** Hot.');
    expect(markdownOf('> [!CAUTION]  \n> Hot.')).toBe('> **Danger:** Hot.');
  });

  it('Words after the mark of an alert are its title, unless there is no other line', () => {
    expect(markdownOf('> [!TIP] Use `fern` *twice*\n> Water **it**.')).toBe(
      markdownOf('<Tip title="Use `fern` twice">Water **it**.</Tip>'),
    );
    expect(markdownOf('> [!TIP] Ferns\n>\n> - Water')).toBe(markdownOf('<Tip title="Ferns">\n- Water\n</Tip>'));
    expect(markdownOf('> [!NOTE] Water **daily**.')).toBe('> [!NOTE] Water **daily**.');
    expect(markdownOf('> [!NOTE](/a) links')).toBe('> [!NOTE](/a) links');
  });

  it.each([
    ['a component', '<CodeBlock language="py">\n{`def a():\n  b\n    c\nd`}\n</CodeBlock>', ''],
    ['an indented component', '<CodeBlock language="py">\n  {`def a():\n  b\n    c\nd`}\n</CodeBlock>', ''],
    ['a list', '- <CodeBlock language="py">\n  {`def a():\n    b\n      c\n  d`}\n  </CodeBlock>', '  '],
    ['a quotation', '> <CodeBlock language="py">\n> {`def a():\n>   b\n>     c\n> d`}\n> </CodeBlock>', '> '],
  ])('Code in a template literal keeps its indentation in %s', (_name, text, indent) => {
    const lines = ['```py', 'def a():', '  b', '    c', 'd', '```'];
    expect(markdownOf(text)).toContain(lines.join(`\n${indent}`));
  });

  it('Code in a template literal of an attribute keeps its indentation', () => {
    const text = 'export const A = ({ x }) => <pre>{x}</pre>;\n\n<A x={`a\n  b\n    c`} />\n\nTo <A x={`a\n  b`} />.';
    expect(markdownOf(text)).toContain('a\n  b\n    c');
    expect(markdownOf(text)).toMatch(/a\n  b\n(?!    c)/);
  });

  it('Views become sections', () => {
    expect(markdownOf('<View title="Python">Text.</View>')).toBe('## Python\n\nText.');
  });

  it('Diagrams keep their source', () => {
    expect(markdownOf('```mermaid Flow\nflowchart TD\n  A --> B\n```')).toContain('```mermaid');
  });

  it('Code in titles keeps its backticks', () => {
    expect(markdownOf('<Card title="`trellis` build" href="/a" />')).toBe('[`trellis` build](/a)');
    expect(markdownOf('<Accordion title="`base`">x</Accordion>')).toBe('## `base`\n\nx');
  });

  it('Steps become a numbered list, or sections when their titles are headings', () => {
    const steps = '<Step title="First">\n\n```sh\nrun\n```\n\n</Step>\n<Step title="Second">Then.</Step>';
    expect(markdownOf(`<Steps>\n${steps}\n</Steps>`)).toBe(
      '1. **First**\n\n   ```sh\n   run\n   ```\n\n2. **Second**\n\n   Then.',
    );
    expect(markdownOf(`<Steps titleSize="h3">\n${steps}\n</Steps>`)).toBe(
      '### First\n\n```sh\nrun\n```\n\n### Second\n\nThen.',
    );
  });

  it('Content beside steps stays in its place', () => {
    const steps = '<Step title="A">x</Step>\n\nThen:\n\n<Step title="B">y</Step>\n\nDone, **really**.';
    expect(markdownOf(`<Steps>\n${steps}\n</Steps>`)).toBe(
      '1. **A**\n\n   x\n\nThen:\n\n2. **B**\n\n   y\n\nDone, **really**.',
    );
    expect(markdownOf(`<Steps titleSize="h3">\n${steps}\n</Steps>`)).toBe(
      '### A\n\nx\n\nThen:\n\n### B\n\ny\n\nDone, **really**.',
    );
  });

  it('Tabs and accordions become sections one level below the heading', () => {
    expect(
      markdownOf(
        '## Install\n\n<Tabs>\n<Tab title="npm">`npm i`</Tab>\n<Tab title="pnpm">`pnpm i`</Tab>\n</Tabs>\n\n## Next',
      ),
    ).toBe('## Install\n\n### npm\n\n`npm i`\n\n### pnpm\n\n`pnpm i`\n\n## Next');
    expect(
      markdownOf(
        '<AccordionGroup>\n<Accordion title="Why?" description="A reason.">So.</Accordion>\n</AccordionGroup>',
      ),
    ).toBe('## Why?\n\nA reason.\n\nSo.');
  });

  it('An accordion within a list has a bold title', () => {
    expect(markdownOf('<Steps>\n<Step title="One">\n<Accordion title="More">x</Accordion>\n</Step>\n</Steps>')).toBe(
      '1. **One**\n\n   **More**\n\n   x',
    );
  });

  it('Fields become one list for requests and one for responses, with nested fields', () => {
    const fields =
      '<ParamField path="id" type="string" required>The id.</ParamField>\n\n<ParamField query="limit" type="integer" default={20}>How many.</ParamField>\n\n<ResponseField name="data" type="object">\n<Expandable title="properties">\n<ResponseField name="a" type="string" deprecated>Old.</ResponseField>\n</Expandable>\n</ResponseField>';
    expect(markdownOf(fields)).toBe(
      [
        '- `id` (string, path, required): The id.',
        '- `limit` (integer, query, default: `20`): How many.',
        '',
        '* `data` (object)',
        '',
        '  **properties**',
        '  - `a` (string, deprecated): Old.',
      ].join('\n'),
    );
    expect(markdownOf('<ParamField query="q" default="" />')).toBe('- `q` (query, default: `""`)');
  });

  it('Frames, updates, trees, tooltips and code keep their content', () => {
    expect(markdownOf('<Frame caption="Of *note*">![x](/x.png)</Frame>')).toBe('![x](/x.png)\n\n*Of *note**');
    expect(markdownOf('<Update label="v2" description="May" tags={["new"]}>Better.</Update>')).toBe(
      '## v2\n\n*May · new*\n\nBetter.',
    );
    expect(markdownOf('<Tree>\n<Tree.Folder name="src">\n<Tree.File name="a.ts" />\n</Tree.Folder>\n</Tree>')).toBe(
      '- src/\n  - a.ts',
    );
    expect(markdownOf('An <Tooltip tip="interface">API</Tooltip> <Icon icon="leaf" /> here')).toBe(
      'An API (interface) here',
    );
    expect(markdownOf('<CodeGroup>\n\n```js a.js\n1\n```\n\n```py\n2\n```\n\n</CodeGroup>')).toBe(
      '```js title="a.js"\n1\n```\n\n```py\n2\n```',
    );
    expect(markdownOf('<RequestExample>\n\n```sh\ncurl\n```\n\n</RequestExample>')).toBe(
      '**Example request**\n\n```sh\ncurl\n```',
    );
  });

  it('Content for people or for agents is shown to them alone', () => {
    const text = '<Visibility for="agents">A</Visibility>\n\n<Visibility for="humans">H</Visibility>\n\nBoth';
    expect(toMarkdown(plain(text, 'agents'))).toBe('A\n\nBoth\n');
    expect(toMarkdown(plain(text, 'humans'))).toBe('H\n\nBoth\n');
  });

  it('Unknown components leave their content', () => {
    expect(markdownOf('<Whatever a="b">Text **here**</Whatever>')).toBe('Text **here**');
  });
});

describe('Computed content', () => {
  it('Expressions and components of the page are evaluated', () => {
    const text =
      'export const names = ["a", "b"];\n\nexport const Row = ({ name }) => <li>Row {name}</li>;\n\n<ul>{names.map((name) => <Row name={name} />)}</ul>\n\nThere are {names.length}.';
    expect(markdownOf(text)).toBe('- Row a\n- Row b\n\nThere are 2.');
  });

  it('Snippets are part of the page, with their properties', () => {
    const same = (target: string): string => target;
    const { code, needs } = compile(
      { text: 'Hello {word}.\n\n<Note>In a snippet.</Note>', format: 'mdx', file: 's.mdx', isSnippet: true },
      { link: same, asset: same, size: () => undefined },
    );
    const modules = new Map([
      [
        '/s.mdx',
        {
          file: 's.mdx',
          kind: 'text' as const,
          script: '',
          code: code ?? '',
          needs,
          imports: [],
          references: [],
          ids: [],
          digest: '',
        },
      ],
    ]);
    const imports = [{ names: { Greeting: 'default' }, module: '/s.mdx' }];
    expect(toMarkdown(plain('<Greeting word="reader" />', 'agents', modules, imports))).toBe(
      'Hello reader.\n\n> **Note:** In a snippet.\n',
    );
  });

  it('An expression that throws is left out, and nothing else', () => {
    expect(markdownOf('Before, {[1].find((n) => n > 1).name}after.')).toBe('Before, after.');
    expect(markdownOf('<Note>A</Note>\n\n<Note title={nope.x}>B</Note>')).toBe('> **Note:** A');
    expect(bodyOf('ok').needs).toEqual([]);
  });
});
