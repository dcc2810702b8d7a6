import { entriesOf, isObject, listOf, type Json, type JsonObject } from '../json.js';
import type { Merged } from './merge.js';

/** A nested schema and its name. */
export interface Row {
  name?: string;
  schema: Json;
  required: boolean;
}

/** The rows below a schema: properties, pattern properties, additional properties, tuple items. */
export function rowsOf({ schema }: Merged, maintainOrder: boolean): Row[] {
  const required = new Set(listOf(schema['required']));
  const properties = entriesOf(schema['properties']).map(([name, property]): Row => {
    return { name, schema: property, required: required.has(name) };
  });
  if (!maintainOrder) properties.sort(requiredFirst);
  const patterns = entriesOf(schema['patternProperties']).map(([pattern, property]): Row => {
    return { name: `/${pattern}/`, schema: property, required: false };
  });
  const other = schema['additionalProperties'] ?? schema['unevaluatedProperties'];
  const others: Row[] = isObject(other) || other === true ? [{ name: '{key}', schema: other, required: false }] : [];
  return [...properties, ...patterns, ...others, ...placesOf(schema)];
}

/** Sorts for `api.maintainOrder: false`: required properties first, then by name in code unit order. */
export function requiredFirst(
  a: { name?: string; required: boolean },
  b: { name?: string; required: boolean },
): number {
  if (a.required !== b.required) return a.required ? -1 : 1;
  const [first, second] = [a.name ?? '', b.name ?? ''];
  if (first === second) return 0;
  return first < second ? -1 : 1;
}

function placesOf(schema: JsonObject): Row[] {
  const { prefixItems, items } = schema;
  const old = Array.isArray(items) ? listOf(items) : [];
  const places = listOf(prefixItems).length > 0 ? listOf(prefixItems) : old;
  const least = typeof schema['minItems'] === 'number' ? schema['minItems'] : 0;
  const rows = places.map((place, index): Row => ({ name: `[${index}]`, schema: place, required: index < least }));
  if (rows.length > 0 && isObject(items)) rows.push({ name: `[${rows.length}…]`, schema: items, required: false });
  return rows;
}
