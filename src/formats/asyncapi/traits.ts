import { entriesOf, isObject, listOf, without, type Json, type JsonObject } from '../../documents/json.js';
import { resolve } from '../../documents/resolve.js';
import { isSecond } from './version.js';

/** Traits are merged down to this depth; anything deeper is taken from one of them. */
const MAX_DEPTH = 20;

/**
 * Merges traits into an operation or message. In AsyncAPI 3 the object's own values win over its traits; in 2.x the last trait wins (JSON Merge
 * Patch, RFC 7396, in both cases).
 */
export function withTraits(document: JsonObject, value: JsonObject): JsonObject {
  const traits = listOf(value['traits']).flatMap((trait) => {
    const target = resolve(document, trait);
    return target ? [target.value] : [];
  });
  if (traits.length === 0) return value;
  const own = without(value, 'traits');
  const layers = isSecond(document) ? [own, ...traits] : [...traits, own];
  return layers.reduce<JsonObject>((below, above) => patched(below, above, 0), {});
}

function patched(below: JsonObject, above: JsonObject, depth: number): JsonObject {
  const result: Record<string, Json | undefined> = { ...below };
  for (const [key, value] of entriesOf(above)) {
    const other = result[key];
    const isMerged = isObject(other) && isObject(value) && depth < MAX_DEPTH && value['$ref'] === undefined;
    result[key] = isMerged && other['$ref'] === undefined ? patched(other, value, depth + 1) : value;
  }
  return result;
}
