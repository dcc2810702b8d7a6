import type { Node } from 'jsonc-parser';
import type { Span } from '../diagnostics/diagnostic.js';
import type { LineIndex } from '../diagnostics/lines.js';

/** Position of a part of the configuration. */
export interface Place extends Span {
  /** Path relative to the documentation folder. */
  file: string;
}

export interface ObjectTree {
  type: 'object';
  span: Place;
  entries: Map<string, JsonEntry>;
}

export interface ArrayTree {
  type: 'array';
  span: Place;
  items: JsonTree[];
}

export interface ScalarTree {
  type: 'scalar';
  span: Place;
  value: string | number | boolean | null;
}

/** A JSON value in which every part has a position in the text. */
export type JsonTree = ObjectTree | ArrayTree | ScalarTree;

export interface JsonEntry {
  key: Place;
  value: JsonTree;
}

/** Keys and indices, starting at the root of the file. */
export type JsonPath = readonly (string | number)[];

/** Position of values that the author did not write, such as defaults of one form. */
export const noPlace: Place = { file: '', start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };

/** Converts a position to the form used in diagnostics. */
export function at({ file, start, end }: Place): { file: string; span: Span } {
  return { file, span: { start, end } };
}

/**
 * Converts a parser's node to a tree with positions. The last of repeated keys counts, as in `JSON.parse`; keys without a value are left out.
 *
 * @param onRepeated is called for each repeated key.
 */
export function toTree(
  node: Node,
  file: string,
  lines: LineIndex,
  onRepeated: (name: string, key: Place, first: Place) => void,
): JsonTree {
  // Most positions are never requested, so they are computed on demand.
  const spanOf = ({ offset, length }: Node): Place => ({
    file,
    get start() {
      return lines.positionAt(offset);
    },
    get end() {
      return lines.positionAt(offset + length);
    },
  });
  const span = spanOf(node);
  if (node.type === 'array') {
    return { type: 'array', span, items: (node.children ?? []).map((item) => toTree(item, file, lines, onRepeated)) };
  }
  if (node.type !== 'object') return { type: 'scalar', span, value: node.value as string | number | boolean | null };

  const entries = new Map<string, JsonEntry>();
  for (const property of node.children ?? []) {
    const [keyNode, valueNode] = property.children ?? [];
    if (keyNode === undefined || valueNode === undefined) continue;
    const name = String(keyNode.value);
    const key = spanOf(keyNode);
    const earlier = entries.get(name);
    if (earlier !== undefined) onRepeated(name, key, earlier.key);
    entries.set(name, { key, value: toTree(valueNode, file, lines, onRepeated) });
  }
  return { type: 'object', span, entries };
}

/** The plain value of a tree, as `JSON.parse` would return it. */
export function toValue(tree: JsonTree): unknown {
  if (tree.type === 'scalar') return tree.value;
  if (tree.type === 'array') return tree.items.map(toValue);
  // fromEntries defines own properties, so a key named __proto__ stays a key.
  return Object.fromEntries(Array.from(tree.entries, ([name, { value }]) => [name, toValue(value)]));
}

/** All entries with a key, at any depth, except those inside another one. */
export function entriesNamed(tree: JsonTree, name: string): JsonEntry[] {
  if (tree.type === 'array') return tree.items.flatMap((item) => entriesNamed(item, name));
  if (tree.type !== 'object') return [];
  return [...tree.entries].flatMap(([key, entry]) => (key === name ? entry : entriesNamed(entry.value, name)));
}

/** The part of a tree at a path, with its key if it is a value of an object. */
export function findPart(root: JsonTree, path: JsonPath): { value: JsonTree; key?: Place } | undefined {
  let part: { value: JsonTree; key?: Place } | undefined = { value: root };
  for (const step of path) {
    const tree: JsonTree | undefined = part?.value;
    if (tree?.type === 'object') part = tree.entries.get(String(step));
    else if (tree?.type === 'array' && typeof step === 'number') {
      const item = tree.items[step];
      part = item && { value: item };
    } else return undefined;
  }
  return part;
}
