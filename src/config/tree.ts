import type { Node } from 'jsonc-parser';
import type { Span } from '../diagnostics/diagnostic.js';
import type { LineIndex } from '../diagnostics/lines.js';

/** A JSON value whose every part knows where it stands in the text. */
export type JsonTree =
  | { type: 'object'; span: Span; entries: Map<string, JsonEntry> }
  | { type: 'array'; span: Span; items: JsonTree[] }
  | { type: 'scalar'; span: Span; value: string | number | boolean | null };

export interface JsonEntry {
  key: Span;
  value: JsonTree;
}

/** Keys and indices from the root of the file. */
export type JsonPath = readonly (string | number)[];

/**
 * Copies a parser's node into a tree with positions. Of a repeated key the last value counts, as in `JSON.parse`; keys
 * without a value are left out.
 *
 * @param onRepeated is told of each key that an object has already.
 */
export function toTree(
  node: Node,
  lines: LineIndex,
  onRepeated: (name: string, key: Span, first: Span) => void,
): JsonTree {
  const spanOf = (part: Node): Span => lines.spanAt(part.offset, part.offset + part.length);
  const span = spanOf(node);
  if (node.type === 'array') {
    return { type: 'array', span, items: (node.children ?? []).map((item) => toTree(item, lines, onRepeated)) };
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
    entries.set(name, { key, value: toTree(valueNode, lines, onRepeated) });
  }
  return { type: 'object', span, entries };
}

/** The plain value of a tree, as `JSON.parse` would give it. */
export function toValue(tree: JsonTree): unknown {
  if (tree.type === 'scalar') return tree.value;
  if (tree.type === 'array') return tree.items.map(toValue);
  // fromEntries defines own properties, so a key named __proto__ stays a key.
  return Object.fromEntries(Array.from(tree.entries, ([name, { value }]) => [name, toValue(value)]));
}

/** The part of a tree at a path, with the key that leads to it when it is a value of an object. */
export function findPart(root: JsonTree, path: JsonPath): { value: JsonTree; key?: Span } | undefined {
  let part: { value: JsonTree; key?: Span } | undefined = { value: root };
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
