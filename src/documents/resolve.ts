import { isObject, objectOf, textOf, type Json, type JsonObject } from './json.js';
import { pointerOfFragment, splitPointer, valueAt } from './pointer.js';

/** End of a chain of references. */
export interface ResolvedReference {
  value: JsonObject;
  /** JSON pointer of `value`; undefined if it is inline. */
  pointer: string | undefined;
  /** Last key of the first reference, the name that authors use: `Plant`. */
  name: string | undefined;
}

/**
 * Follows a Reference Object to its target. A `summary` or `description` beside the `$ref` overrides the target's (OpenAPI 3.1, Reference Object).
 *
 * @returns undefined if the reference is broken or circular, or its target is not an object.
 */
export function resolve(document: JsonObject, value: Json | undefined): ResolvedReference | undefined {
  if (!isObject(value)) return undefined;
  let current: JsonObject = value;
  let pointer: string | undefined;
  let name: string | undefined;
  const own: Record<string, Json> = {};
  const visited = new Set<string>();
  while (typeof current['$ref'] === 'string') {
    for (const key of ['summary', 'description']) own[key] ??= textOf(current[key]) ?? null;
    pointer = localPointer(current['$ref']);
    if (pointer === undefined || visited.has(pointer)) return undefined;
    visited.add(pointer);
    name ??= referenceName(pointer);
    const next = valueAt(document, pointer);
    if (!isObject(next)) return undefined;
    current = next;
  }
  const overrides = Object.fromEntries(Object.entries(own).filter(([, text]) => text !== null));
  return { value: Object.keys(overrides).length > 0 ? { ...current, ...overrides } : current, pointer, name };
}

/** The object that a value is or refers to; an empty one if there is none. */
export function resolveObject(document: JsonObject, value: Json | undefined): JsonObject {
  return resolve(document, value)?.value ?? {};
}

/** The components of a document in one section, such as `schemas`, as written. */
export function componentsIn({ components }: JsonObject, section: string): JsonObject {
  return objectOf(objectOf(components)[section]);
}

/** The JSON pointer of a reference within the same document; undefined for any other reference. */
export function localPointer(ref: string): string | undefined {
  if (ref === '#') return '';
  return ref.startsWith('#/') ? pointerOfFragment(ref.slice(1)) : undefined;
}

/** The name that readers know a pointer's target by: its last key. */
export function referenceName(pointer: string): string {
  return splitPointer(pointer).at(-1) ?? '';
}
