import { expect, it } from 'vitest';
import { checkDiagrams } from '../../../src/content/diagrams.js';
import { compile } from '../../../src/mdx/compile/compile.js';
import type { Page } from '../../../src/content/page.js';

const same = (target: string): string => target;

function faultsOf(text: string) {
  const { gathered } = compile(
    { text, format: 'mdx', file: 'a.mdx' },
    { link: same, asset: same, size: () => undefined },
  );
  const pages = [{ file: 'a.mdx', diagrams: gathered.diagrams }] as unknown as Page[];
  return checkDiagrams({ pages, modules: new Map() });
}
const fence = (source: string): string => `Text.\n\n\`\`\`mermaid\n${source}\n\`\`\`\n`;

it.each([
  ['flowchart', 'flowchart TD\n  A["Soil (dry)<br/>& more"] --> B{x}\n  click A "https://x.example"'],
  ['graph', 'graph LR\n  A -->|yes| B'],
  ['sequenceDiagram', 'sequenceDiagram\n  A->>B: Hi <b>there</b>'],
  ['classDiagram', 'classDiagram\n  class A {\n    +int x\n  }'],
  ['stateDiagram-v2', 'stateDiagram-v2\n  [*] --> A'],
  ['erDiagram', 'erDiagram\n  A ||--o{ B : has'],
  ['gantt', 'gantt\n  title x\n  section A\n  a :a1, 2024-01-01, 3d'],
  ['pie', 'pie title x\n  "a": 1'],
  ['journey', 'journey\n  title x\n  section a\n    b: 5: me'],
  ['mindmap', 'mindmap\n  root((x))\n    a'],
  ['timeline', 'timeline\n  title x\n  2002 : a'],
  ['gitGraph', 'gitGraph\n  commit'],
  ['quadrantChart', 'quadrantChart\n  title x\n  A: [0.1,0.2]'],
  ['C4Context', 'C4Context\n  title x\n  Person(a, "b")'],
  [
    'frontmatter, directives and comments',
    '---\ntitle: x\n---\n%%{init: {"theme": "dark"}}%%\n%% remark\ngraph LR\n  A --> B',
  ],
])('A valid diagram (%s) is not reported', async (_kind, source) => {
  expect(await faultsOf(fence(source))).toEqual([]);
});

it.each([
  ['in the middle', 'sequenceDiagram\n  A->>\n  B->>A: x', { line: 5, column: 4 }],
  ['at the end', 'flowchart TD\n  A --> B\n  B[', { line: 6, column: 5 }],
  [
    'after a comment and an empty line',
    '\n%% remark\nsequenceDiagram\n  %% remark\n  A->>\n  B->>A: x',
    { line: 8, column: 4 },
  ],
  ['in a newer grammar', 'pie\n  "a" 1', { line: 5, column: 7 }],
])('A syntax error %s is reported with its position', async (_name, source, start) => {
  expect(await faultsOf(fence(source))).toMatchObject([
    { code: 'content/diagram', severity: 'warning', file: 'a.mdx', span: { start } },
  ]);
});

it.each([
  [
    'a length in place of a date',
    '  Sow :a1, 2024-01-01, 3d\n  Water :45min, a2',
    { line: 8, column: 10 },
    /^`45min` is no date/,
  ],
  [
    'a colon in a name',
    '  Soil A: wet :active, a1, 2024-01-01, 3h\n  Soil B: dry :b, 2024-01-01, 3h',
    { line: 4, column: 1 },
    /./,
  ],
])('A Gantt chart that parses but cannot be drawn for %s is reported', async (_name, tasks, start, message) => {
  const source = `gantt\n  dateFormat YYYY-MM-DD\n  section A\n${tasks}`;
  expect(await faultsOf(fence(source))).toMatchObject([
    { message: expect.stringMatching(message) as string, span: { start } },
  ]);
});

it('An unknown diagram type is reported with the nearest type', async () => {
  expect(await faultsOf(fence('flowchat TD\n  A --> B'))).toMatchObject([
    {
      message: '`flowchat` begins no kind of diagram.',
      help: 'Did you mean `flowchart`?',
      span: { start: { line: 4, column: 1 } },
    },
  ]);
});

it('A diagram in a component is checked', async () => {
  const text =
    'Text.\n\n<CodeBlock language="mermaid">\n{`flowchart TD\n  A -->`}\n</CodeBlock>\n\n<CodeBlock>\n\n```mermaid\nnone\n```\n\n</CodeBlock>\n';
  expect(await faultsOf(text)).toMatchObject([
    { span: { start: { line: 3 } } },
    { span: { start: { line: 11, column: 1 } } },
  ]);
});
