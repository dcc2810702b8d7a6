import { expect, it } from 'vitest';
import { markdownOf } from '../../render/mdx.js';

it.each([
  [':::note\nText\n:::', '> **Note:** Text'],
  ['::: tip A title\nText **bold**\n:::', '> **A title:** Text **bold**'],
  [':::danger[Look *out*]\n- a\n- b\n:::', '> **Look out:**\n>\n> - a\n> - b'],
  ['- item\n\n  :::caution\n  inside\n  :::', '- item\n\n  > **Warning:** inside'],
  ['::::info\nOuter\n\n:::warning\nInner\n:::\n::::', '> **Info:** Outer\n>\n> > **Warning:** Inner'],
  ['::: details Click me {open}\nText\n:::', '## Click me\n\nText'],
  ['::: code-group\n```js [a.js]\nx\n```\n:::', '```js title="a.js"\nx\n```'],
  [':::unknown\nText\n:::', 'Text'],
  [':::constructor\nText\n:::', 'Text'],
])('The container %j is drawn as a component', (text, markdown) => {
  expect(markdownOf(text)).toBe(markdown);
});

it('Colons within a text stay colons beside containers', () => {
  const text = 'At 10:30 :smile: ::x and a:b.\n\n::youtube[Title]{#id}\n\n:::note\nText\n:::';
  expect(markdownOf(text)).toBe('At 10:30 :smile: ::x and a:b.\n\n::youtube[Title]{#id}\n\n> **Note:** Text');
});

it('Containers in code are code', () => {
  expect(markdownOf('```md\n:::note\nText\n:::\n```')).toBe('```md\n:::note\nText\n:::\n```');
});

it('Containers in template literals are text', () => {
  const text = 'export const example = `\n::: tip A title\n:::\n`;\n\n{example}';
  expect(markdownOf(text)).toBe('::: tip A title :::');
});
