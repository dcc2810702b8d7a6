import { entryAt, listAt, objectAt, objectsIn, scalarAt } from './treeBuilders.js';
import type { JsonEntry, ObjectTree, JsonTree } from './tree.js';

/** One row of a conversion table: where a setting comes from, where it goes, and how its value changes. */
export interface Move {
  from: string;
  /** Defaults to the same path. */
  to?: string;
  /** Converts the value. Returns undefined if the model cannot express it. */
  as?: (value: JsonTree, root: ObjectTree) => JsonTree | undefined;
}

/** Creates a conversion that maps each value to another one; unlisted values are dropped. */
export function choice(words: Readonly<Record<string, string | boolean>>): NonNullable<Move['as']> {
  return (value) => {
    const text = value.type === 'scalar' ? String(value.value) : '';
    const word = Object.hasOwn(words, text) ? words[text] : undefined;
    return word === undefined ? undefined : scalarAt(value.span, word);
  };
}

export function each(convert: (item: ObjectTree) => ObjectTree): NonNullable<Move['as']> {
  return (value) => listAt(value.span, objectsIn({ key: value.span, value }).map(convert));
}

/** Sets an entry at a path, creating the objects on the way. */
export function put(root: ObjectTree, path: string, entry: JsonEntry): void {
  const [name = '', ...rest] = path.split('.');
  if (rest.length === 0) {
    root.entries.set(name, entry);
    return;
  }
  const existing = root.entries.get(name);
  // Copies the object, so that the author's own tree does not change.
  const inner = objectAt(existing?.value.span ?? entry.value.span, {});
  if (existing?.value.type === 'object') inner.entries = new Map(existing.value.entries);
  root.entries.set(name, { key: existing?.key ?? entry.key, value: inner });
  put(inner, rest.join('.'), entry);
}

/** Converts the settings of a file to the model. Values keep their positions. */
export function moveSettings(root: ObjectTree, moves: readonly Move[]): ObjectTree {
  const model = objectAt(root.span, {});
  for (const { from, to = from, as = (value: JsonTree) => value } of moves) {
    const entry = entryAt(root, from.split('.'));
    const value = entry && as(entry.value, root);
    if (value) put(model, to, { key: entry.key, value });
  }
  return model;
}
