import { expect, it } from 'vitest';
import { changedTree } from '../../../src/config/changedTree.js';
import { parseConfig } from '../../../src/config/load.js';
import { readSource } from '../../../src/config/source.js';
import { findPart, toValue, type JsonPath, type JsonTree } from '../../../src/config/tree.js';

const text = `{
  "name": "Fern",
  "tags": ["a", "b", "c"],
  "colors": {
    "primary": "#123456"
  }
}`;

const treeOf = (written: string): JsonTree => {
  const { tree } = readSource(written, 'docs.json');
  if (!tree) throw new Error('The text is no JSON.');
  return tree;
};
const lineAt = (tree: JsonTree, path: JsonPath): number | undefined => findPart(tree, path)?.value.span.start.line;

it('A changed tree has the new value after additions, removals and changes of type', () => {
  for (const value of [
    { name: 'Moss' },
    { name: ['Moss', 1, null], tags: { a: true }, colors: 'none' },
    { tags: ['b', 'b', 'x', 'a'], more: [{ deep: { deeper: [] } }] },
    [],
    'text',
  ])
    expect(toValue(changedTree(treeOf(text), value))).toEqual(value);
});

it('Kept parts keep their positions, and new parts have the position of their parent', () => {
  const before = `{\n"tags": [\n"a",\n"b"\n],\n"colors": {\n"primary": "#123456"\n}\n}`;
  const tree = changedTree(treeOf(before), { tags: ['new', 'a', 'b'], colors: { primary: '#654321', light: '#fff' } });
  expect(lineAt(tree, ['tags', 1])).toBe(3);
  expect(lineAt(tree, ['tags', 2])).toBe(4);
  expect(lineAt(tree, ['colors', 'primary'])).toBe(7);
  expect(lineAt(tree, ['colors', 'light'])).toBe(6);
});

it('A key named __proto__ remains a key', () => {
  const value = JSON.parse('{ "__proto__": { "polluted": 1 } }') as unknown;
  expect(JSON.stringify(toValue(changedTree(treeOf(text), value)))).toBe('{"__proto__":{"polluted":1}}');
});

it('A changed configuration is checked, with the lines of its file', () => {
  const written = '{\n  "name": "Fern",\n  "navigation": [],\n  "colors": { "primary": "#123456" }\n}';
  const { config, diagnostics } = parseConfig(written, 'mint.json', undefined, {
    name: 'Moss',
    navigation: [],
    colors: { primary: 'greenish' },
  });
  expect(config?.name).toBe('Moss');
  expect(diagnostics.map(({ span }) => span?.start.line)).toContain(4);
});
