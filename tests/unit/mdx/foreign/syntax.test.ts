import { expect, it } from 'vitest';
import { locationOf } from '../../../../src/diagnostics/location.js';
import { foreignSyntax } from '../../../../src/mdx/foreign/syntax.js';

const told = (text: string, file = 'page.mdx'): string[] =>
  foreignSyntax(text, file).map((each) => `${locationOf(each)} ${each.message} ${each.help}`);

it.each([
  ['!!! note "A title"', 'an admonition in MkDocs', 'Write `<Note>` around the text, which then needs no indentation.'],
  ['> !!! failure', 'an admonition in MkDocs', 'Write `<Danger>` around the text, which then needs no indentation.'],
  ['???+ tip', 'a collapsible block in MkDocs', 'Write `<Accordion title="…">` around'],
  ['    === "Linux"', 'a tab in MkDocs', 'Write `<Tab title="…">` around the text, and `<Tabs>` around all tabs.'],
  ['/// details | More', 'a block in MkDocs', 'Write `<Accordion title="…">` in its place'],
  ['<<< @/snippets/a.ts{2}', 'a code include in VitePress', 'Copy the code into a code block.'],
  ['{* ../a.py hl[1:2] *}', 'a code include in MkDocs', 'Copy the code into a code block.'],
  ['--8<-- "docs/a.md"', 'an include in MkDocs', 'import a snippet'],
  ['<!--@include: ./a.md-->', 'an include in VitePress', 'Import a snippet'],
  ['::: fastapi.FastAPI', 'documentation that mkdocstrings generates from code', 'Write the text here'],
  ['[[toc]]', 'a table of contents in VitePress or MkDocs', 'Remove it'],
  ['See :material-star: here', 'an icon in MkDocs', 'Write `<Icon icon="…" />`.'],
  ['[Go](/a){ .button }', 'an attribute list in MkDocs', 'Remove it'],
  ['<script setup lang="ts">', 'the script of a Vue component in VitePress', 'Write a component in JSX'],
])('%s is reported with what it is and what to write', (line, what, help) => {
  const [first = '', ...others] = told(`Text.\n\n${line}\n`);
  expect(others).toEqual([]);
  expect(first).toMatch(/^page\.mdx:3:\d+ `/);
  expect(first).toContain(`is ${what}; Trellis has no such syntax.`);
  expect(first).toContain(help);
});

it('Containers that are shown are notes, and others warnings', () => {
  const found = foreignSyntax(':::note\na\n:::\n\n::: playground\na\n:::\n', 'page.md');
  expect(found.map(({ severity, code, span }) => [severity, code, span?.start.line])).toEqual([
    ['note', 'content/directive', 1],
    ['warning', 'content/foreign-syntax', 5],
  ]);
});

it('A comment of HTML is reported in MDX only', () => {
  expect(told('a <!-- b --> c\n')).toEqual([
    'page.mdx:1:3 MDX has no HTML comments; this one is left out. Write `{/* … */}`, which every tool for MDX reads.',
  ]);
  expect(told('a <!-- b --> c\n', 'page.md')).toEqual([]);
});

it('Code is left alone, except for includes, which work in code blocks too', () => {
  const code = '!!! note\n=== "a"\n:::note\n<!-- a -->\n[a](b){ .c }\n--8<-- "a.py"';
  expect(told(`\`\`\`md\n${code}\n\`\`\`\n\nWrite \`!!! note\`, \`:::tip\` or \`{ .c }\`.\n`)).toEqual([
    expect.stringMatching(/^page\.mdx:7:1 /),
  ]);
});

it('Nothing is reported in the text of template literals', () => {
  const code = '<script setup>\n!!! note\n\n:::note\n<!-- a -->';
  expect(told(`export const demo = \`\n${code}\n\`.trim();\n\n<Demo code={\`\n${code}\n\`} />\n`)).toEqual([]);
});

it.each([
  'Title\n=====\n',
  'a === b',
  '## Title {#id}',
  'https://a.b///c',
  'Wait!!! Really???',
  'f(){.5}',
  '10::20',
  'a <<< b',
])('Nothing is reported in %j', (text) => {
  expect(told(text)).toEqual([]);
});
