import { entryAt, listAt, objectAt, objectsIn, scalarAt } from './treeBuilders.js';
import type { JsonEntry, ObjectTree, JsonTree } from './tree.js';

/** One line of the table from a schema to the model: where a setting is, where it goes, and what becomes of it. */
export interface Move {
  from: string;
  /** The same path when it is not given. */
  to?: string;
  /** Undefined where the value says nothing that the model could hold. */
  as?: (value: JsonTree, written: ObjectTree) => JsonTree | undefined;
}

/** Other words for a choice; those that are not listed say nothing. */
export function choice(words: Readonly<Record<string, string | boolean>>): NonNullable<Move['as']> {
  return (value) => {
    const chosen = value.type === 'scalar' ? String(value.value) : '';
    const word = Object.hasOwn(words, chosen) ? words[chosen] : undefined;
    return word === undefined ? undefined : scalarAt(value.span, word);
  };
}

/** Every object of a list with other keys. */
export function each(convert: (item: ObjectTree) => ObjectTree): NonNullable<Move['as']> {
  return (value) => listAt(value.span, objectsIn({ key: value.span, value }).map(convert));
}

/** Puts an entry at a path, with the objects that lead there. */
export function put(root: ObjectTree, path: string, entry: JsonEntry): void {
  const [name = '', ...rest] = path.split('.');
  if (rest.length === 0) {
    root.entries.set(name, entry);
    return;
  }
  const known = root.entries.get(name);
  // A copy: the author's own tree stays as it is.
  const inner = objectAt(known?.value.span ?? entry.value.span, {});
  if (known?.value.type === 'object') inner.entries = new Map(known.value.entries);
  root.entries.set(name, { key: known?.key ?? entry.key, value: inner });
  put(inner, rest.join('.'), entry);
}

/** The settings of a file in the form of the model. Values keep the places they were written at. */
export function moveSettings(written: ObjectTree, moves: readonly Move[]): ObjectTree {
  const model = objectAt(written.span, {});
  for (const { from, to = from, as = (value: JsonTree) => value } of moves) {
    const entry = entryAt(written, from.split('.'));
    const value = entry && as(entry.value, written);
    if (value) put(model, to, { key: entry.key, value });
  }
  return model;
}
