import { validate, type OutputUnit, type Schema } from '@cfworker/json-schema';
import { withTimeLimit } from '../../../shared/timeLimit.js';
import { isObject, listOf, objectOf, type Json, type JsonObject } from '../json.js';
import { valueAt } from '../pointer.js';
import { localPointer } from '../resolve.js';
import { mergeSchema } from '../schema/merge.js';

/** Direction of a value: requests contain no `readOnly` properties, responses no `writeOnly` ones. */
export type Direction = 'request' | 'response';

/** Checks values against schemas of one document by JSON Schema 2020-12 and, for `required`, by direction (OpenAPI 3.0, Schema Object). */
export interface Validity {
  /** True also if the answer is unknown, because a pattern is invalid or takes too long, or a reference is broken. */
  accepts(value: Json, schema: Json, direction: Direction): boolean;
  /** Errors, innermost last; empty if the value is valid or cannot be checked. */
  errors(value: Json, schema: Json, direction: Direction): readonly OutputUnit[];
}

/** Time limit of one check in milliseconds, because a pattern can run forever. */
const defaultPatience = 1_000;

/** After this many checks of a document hit the time limit, its values are no longer checked. */
const MAX_STOPPED = 3;

/** Creates the checks for a document. References are followed on demand, so the cost of a check depends on the size of the value. */
export function createValidity(document: JsonObject, patience = defaultPatience): Validity {
  const lookups = { request: lookupFor(document, 'request'), response: lookupFor(document, 'response') };

  let stopped = 0;
  const check = (value: Json, schema: Json, direction: Direction, shortCircuit: boolean): readonly OutputUnit[] => {
    if (typeof schema === 'boolean') return schema ? [] : [noValue];
    if (!isObject(schema)) return [];
    const { adapt, lookup, restart } = lookups[direction];
    restart();
    if (stopped >= MAX_STOPPED) return [];
    try {
      // A malicious document can contain values outside the library's types; it throws on them, and the error is caught.
      const found = withTimeLimit(patience, () =>
        validate(value, adapt(schema) as Schema, '2020-12', lookup, shortCircuit),
      );
      if (!found) stopped += 1;
      return !found || found.value.valid ? [] : found.value.errors;
    } catch {
      return [];
    }
  };
  return {
    accepts: (value, schema, direction) => check(value, schema, direction, true).length === 0,
    errors: (value, schema, direction) => check(value, schema, direction, false),
  };
}

const noValue: OutputUnit = {
  keyword: 'false',
  keywordLocation: '#',
  instanceLocation: '#',
  error: 'No value is allowed.',
};

interface Lookup {
  adapt(schema: JsonObject): JsonObject;
  /** Schemas by reference, as written. */
  lookup: Record<string, Schema | boolean>;
  /** Starts a new check. */
  restart(): void;
}

/** Maximum number of references that one check follows; a document can be built so that they multiply without end. */
const MAX_FOLLOWED = 5_000;

function lookupFor(document: JsonObject, direction: Direction): Lookup {
  const adapted = new WeakMap<JsonObject, JsonObject>();
  const adapt = (schema: JsonObject): JsonObject => {
    const known = adapted.get(schema) ?? withoutHidden(document, schema, direction, new Set());
    adapted.set(schema, known);
    return known;
  };
  let followed = 0;
  const restart = (): void => {
    followed = 0;
  };
  const get = (_: object, ref: string | symbol): Schema | boolean | undefined => {
    followed += 1;
    const pointer = typeof ref === 'string' && followed <= MAX_FOLLOWED ? localPointer(ref) : undefined;
    const target = pointer === undefined ? undefined : valueAt(document, pointer);
    if (typeof target === 'boolean') return target;
    return isObject(target) ? adapt(target) : undefined;
  };
  return { adapt, lookup: new Proxy({}, { get }), restart };
}

/** A copy of a schema that does not require the properties hidden in this direction. */
function withoutHidden(
  document: JsonObject,
  schema: JsonObject,
  direction: Direction,
  above: ReadonlySet<string>,
): JsonObject {
  const hidden = new Set([...above, ...hiddenProperties(document, schema, direction)]);
  const map = (value: Json, names: ReadonlySet<string> = new Set()): Json => {
    return isObject(value) ? withoutHidden(document, value, direction, names) : value;
  };
  const copy: Record<string, Json | undefined> = { ...schema };
  for (const key of ['properties', 'patternProperties', 'dependentSchemas', '$defs']) {
    if (!isObject(schema[key])) continue;
    copy[key] = Object.fromEntries(Object.entries(schema[key]).map(([name, value]) => [name, map(value ?? true)]));
  }
  for (const key of ['items', 'additionalProperties', 'contains', 'not', 'unevaluatedProperties']) {
    if (isObject(schema[key])) copy[key] = map(schema[key]);
  }
  if (schema['prefixItems'] !== undefined)
    copy['prefixItems'] = listOf(schema['prefixItems']).map((value) => map(value));
  for (const key of ['allOf', 'oneOf', 'anyOf']) {
    if (schema[key] !== undefined) copy[key] = listOf(schema[key]).map((value) => map(value, hidden));
  }
  for (const key of ['if', 'then', 'else']) if (isObject(schema[key])) copy[key] = map(schema[key], hidden);
  if (hidden.size > 0 && schema['required'] !== undefined) {
    copy['required'] = listOf(schema['required']).filter((name) => typeof name !== 'string' || !hidden.has(name));
  }
  return copy;
}

/** Names of properties that are not sent in this direction. */
export function hiddenProperties(document: JsonObject, schema: JsonObject, direction: Direction): string[] {
  const properties = Object.entries(objectOf(mergeSchema(document, schema).schema['properties']));
  const flag = direction === 'request' ? 'readOnly' : 'writeOnly';
  return properties
    .filter(([, property]) => mergeSchema(document, property).schema[flag] === true)
    .map(([name]) => name);
}
