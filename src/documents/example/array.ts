import { isArray, isObject, listOf, type Json, type JsonObject } from '../json.js';
import { mergeSchema, sameJson } from '../schema/merge.js';
import { below, type ExampleDepth, type Making } from './exampleMaker.js';

/** Longer arrays are not generated. */
const MAX_ITEMS = 50;

/** Generates an array for a merged schema: one item, or the minimum number; undefined if that is impossible. */
export function exampleArray(schema: JsonObject, making: Making, level: ExampleDepth): Json[] | undefined {
  const { prefixItems, items, contains } = schema;
  const places = isArray(items) ? items : listOf(prefixItems);
  const others = isArray(items) ? (schema['additionalItems'] ?? true) : (items ?? true);
  const least = countOf(schema['minItems'], 0);
  const most = countOf(schema['maxItems'], Number.POSITIVE_INFINITY);
  const needed = contains === undefined ? 0 : countOf(schema['minContains'], 1);
  const length = Math.min(most, Math.max(least, needed, places.length > 0 ? places.length : 1));
  if (least > MAX_ITEMS && !making.lenient) return undefined;

  const list: Json[] = [];
  for (let index = 0; index < Math.min(length, MAX_ITEMS); index += 1) {
    const place = places[index] ?? others;
    const wish = index < needed ? ({ allOf: [place, contains ?? true] } satisfies JsonObject) : place;
    const value = making.make(wish, below(level));
    const item = value !== undefined && schema['uniqueItems'] === true ? different(value, list, wish, making) : value;
    if (item === undefined) break;
    list.push(item);
  }
  return list.length >= Math.max(least, Math.min(needed, most)) || making.lenient ? list : undefined;
}

function countOf(value: Json | undefined, otherwise: number): number {
  return typeof value === 'number' && value >= 0 ? value : otherwise;
}

/** The value, or a similar one that the list does not contain yet. */
function different(value: Json, list: readonly Json[], schema: Json, making: Making): Json | undefined {
  const isNew = (candidate: Json): boolean => !list.some((item) => sameJson(item, candidate));
  if (isNew(value)) return value;
  for (const candidate of variations(value, schema, making, list.length)) {
    if (isNew(candidate) && making.validity.accepts(candidate, schema, making.direction)) return candidate;
  }
  return undefined;
}

function* variations(value: Json, schema: Json, making: Making, index: number): Generator<Json> {
  const merged = mergeSchema(making.document, schema).schema;
  yield* listOf(merged['enum']);
  if (typeof value === 'boolean') yield !value;
  if (typeof value === 'number') {
    const step = typeof merged['multipleOf'] === 'number' ? merged['multipleOf'] : 1;
    yield value + index * step;
    yield value - index * step;
  }
  if (typeof value === 'string') {
    yield `${value}${index + 1}`;
    yield value.slice(0, -1) + 'abcdefghijklmnopqrstuvwxyz0123456789'.charAt(index % 36);
    yield String(index % 10) + value.slice(1);
  }
  if (!isObject(value)) return;
  for (const [name, property] of Object.entries(value)) {
    const properties = merged['properties'];
    if (property === undefined || !isObject(properties)) continue;
    for (const changed of variations(property, properties[name] ?? true, making, index))
      yield { ...value, [name]: changed };
  }
}
