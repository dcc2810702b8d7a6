import {
  findPart,
  noPlace,
  type ArrayTree,
  type JsonEntry,
  type ObjectTree,
  type JsonPath,
  type ScalarTree,
  type JsonTree,
  type Place,
} from './tree.js';

/** Creates an object from entries, which keep their positions. Undefined entries are left out. */
export function objectAt(span: Place, entries: Readonly<Record<string, JsonEntry | undefined>>): ObjectTree {
  const pairs = Object.entries(entries).flatMap(([name, entry]) => (entry ? [[name, entry] as const] : []));
  return { type: 'object', span, entries: new Map(pairs) };
}

export function listAt(span: Place, items: JsonTree[]): ArrayTree {
  return { type: 'array', span, items };
}

export function scalarAt(span: Place, value: ScalarTree['value']): ScalarTree {
  return { type: 'scalar', span, value };
}

/** Creates an entry whose key has the position of its value. */
export function entryOf(value: JsonTree | undefined): JsonEntry | undefined {
  return value && { key: value.span, value };
}

/** Creates an entry that no author wrote. */
export function impliedEntry(value: ScalarTree['value'] | JsonTree): JsonEntry {
  const isTree = typeof value === 'object' && value !== null;
  return { key: noPlace, value: isTree ? value : scalarAt(noPlace, value) };
}

/** The entry at a path; undefined if there is none. */
export function entryAt(tree: JsonTree, path: JsonPath): JsonEntry | undefined {
  const part = findPart(tree, path);
  return part && { key: part.key ?? part.value.span, value: part.value };
}

/** The objects of an array; empty if there is no array. */
export function objectsIn(entry: JsonEntry | undefined): ObjectTree[] {
  return entry?.value.type === 'array' ? entry.value.items.filter((item) => item.type === 'object') : [];
}

/** The text of an entry; undefined if it has none. */
export function scalarText(entry: JsonEntry | undefined): string | undefined {
  return entry?.value.type === 'scalar' && typeof entry.value.value === 'string' ? entry.value.value : undefined;
}
