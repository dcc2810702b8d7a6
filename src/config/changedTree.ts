import { toValue, type JsonEntry, type JsonTree } from './tree.js';

/**
 * Replaces a tree's value. Unchanged parts keep their positions; other parts get the position of what they replace, or of the object or array that
 * contains them.
 *
 * @param value JSON, as returned by `JSON.parse`.
 */
export function changedTree(tree: JsonTree, value: unknown): JsonTree {
  const { span } = tree;
  if (Array.isArray(value)) {
    const before = tree.type === 'array' ? tree.items : [];
    const stays = Map.groupBy(before, (item) => JSON.stringify(toValue(item)));
    return {
      type: 'array',
      span,
      items: value.map((item, index) => {
        const same = stays.get(JSON.stringify(item))?.shift();
        return same ?? changedTree(before[index] ?? { type: 'scalar', span, value: null }, item);
      }),
    };
  }
  if (typeof value === 'object' && value !== null) {
    const before: ReadonlyMap<string, JsonEntry> = tree.type === 'object' ? tree.entries : new Map();
    const entries = Object.entries(value).map(([name, part]): [string, JsonEntry] => {
      const { key, value: old } = before.get(name) ?? { key: span, value: { type: 'scalar', span, value: null } };
      return [name, { key, value: changedTree(old, part) }];
    });
    return { type: 'object', span, entries: new Map(entries) };
  }
  return { type: 'scalar', span, value: value as string | number | boolean | null };
}
