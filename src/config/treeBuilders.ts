import {
  findPart,
  nowhere,
  type ArrayTree,
  type JsonEntry,
  type ObjectTree,
  type JsonPath,
  type ScalarTree,
  type JsonTree,
  type Place,
} from './tree.js';

/** An object made anew, of entries that keep their places; those that are not given are left out. */
export function objectAt(span: Place, entries: Readonly<Record<string, JsonEntry | undefined>>): ObjectTree {
  const given = Object.entries(entries).flatMap(([name, entry]) => (entry ? [[name, entry] as const] : []));
  return { type: 'object', span, entries: new Map(given) };
}

export function listAt(span: Place, items: JsonTree[]): ArrayTree {
  return { type: 'array', span, items };
}

export function scalarAt(span: Place, value: ScalarTree['value']): ScalarTree {
  return { type: 'scalar', span, value };
}

/** An entry whose key stands where its value does. */
export function entryOf(value: JsonTree | undefined): JsonEntry | undefined {
  return value && { key: value.span, value };
}

/** An entry that no author wrote. */
export function madeUp(value: ScalarTree['value'] | JsonTree): JsonEntry {
  const isTree = typeof value === 'object' && value !== null;
  return { key: nowhere, value: isTree ? value : scalarAt(nowhere, value) };
}

/** The entry at a path; undefined where there is none. */
export function entryAt(tree: JsonTree, path: JsonPath): JsonEntry | undefined {
  const part = findPart(tree, path);
  return part && { key: part.key ?? part.value.span, value: part.value };
}

/** The objects of a list; none where the list is not given. */
export function objectsIn(entry: JsonEntry | undefined): ObjectTree[] {
  return entry?.value.type === 'array' ? entry.value.items.filter((item) => item.type === 'object') : [];
}

/** The text of an entry; undefined where it has none. */
export function scalarText(entry: JsonEntry | undefined): string | undefined {
  return entry?.value.type === 'scalar' && typeof entry.value.value === 'string' ? entry.value.value : undefined;
}
