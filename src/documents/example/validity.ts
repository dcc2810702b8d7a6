import { validate, type OutputUnit, type Schema } from '@cfworker/json-schema';
import { withTimeLimit } from '../../shared/timeLimit.js';
import { isArray, isObject, listOf, objectOf, type Json, type JsonObject } from '../json.js';
import { valueAt } from '../pointer.js';
import { localPointer } from '../resolve.js';
import { mergeSchema } from '../schema/merge.js';
import { typesOf } from '../schema/types.js';
import { isQuick } from './patternMatch.js';

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
    if (!isObject(schema) || stopped >= MAX_STOPPED) return [];
    const { adapt, lookup, restart } = lookups[direction];
    const run = (isLimited: boolean): readonly OutputUnit[] => {
      restart(isLimited);
      const { valid, errors } = validate(value, adapt(schema), '2020-12', lookup, shortCircuit);
      return valid ? [] : errors;
    };
    try {
      // A check with a time limit needs a thread, which costs more than most checks.
      if (isShort(value)) return run(false);
    } catch (error) {
      // A malicious document can contain values of types that the library does not support; it throws for them.
      if (!(error instanceof NeedsTimeLimit)) return [];
    }
    try {
      const result = withTimeLimit(patience, () => run(true));
      if (!result) stopped += 1;
      return result?.value ?? [];
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

/** Thrown by a check without time limit if it might take long. */
class NeedsTimeLimit extends Error {
  override readonly name = 'NeedsTimeLimit';
}

/** A value with more parts or characters than this is checked within the time limit. */
const MAX_SHORT = 1_000;

/** True if a value is small enough to be checked quickly against every keyword except a pattern. */
function isShort(value: Json): boolean {
  let left = MAX_SHORT;
  const count = (part: Json): boolean => {
    left -= typeof part === 'string' ? part.length : 1;
    if (left < 0 || typeof part !== 'object' || part === null) return left >= 0;
    return (isArray(part) ? part : Object.values(part)).every((each) => count(each ?? null));
  };
  return count(value);
}

/** True if a schema itself, without the schemas that it references, has a pattern whose match may never end. */
function mayBacktrack(schema: Json): boolean {
  if (isArray(schema)) return schema.some(mayBacktrack);
  if (!isObject(schema)) return false;
  const { pattern, patternProperties } = schema;
  const patterns = [...(typeof pattern === 'string' ? [pattern] : []), ...Object.keys(objectOf(patternProperties))];
  return !patterns.every(isQuick) || Object.values(schema).some((part) => mayBacktrack(part ?? null));
}

interface Lookup {
  /** @throws NeedsTimeLimit if the check has no time limit and the schema needs one. */
  adapt(schema: JsonObject): JsonObject;
  /** Schemas by reference, as written. */
  lookup: Record<string, Schema | boolean>;
  /** Starts a new check, with or without a time limit. */
  restart(isLimited: boolean): void;
}

/** Maximum number of references that one check follows; a document can be built so that they multiply without end. */
const MAX_FOLLOWED = 5_000;

/** Maximum number of references that a check follows without a time limit. */
const MAX_FOLLOWED_WITHOUT_LIMIT = 200;

function lookupFor(document: JsonObject, direction: Direction): Lookup {
  const adapted = new WeakMap<JsonObject, { schema: JsonObject; needsLimit: boolean }>();
  let followed = 0;
  let hasLimit = true;
  const restart = (isLimited: boolean): void => {
    followed = 0;
    hasLimit = isLimited;
  };
  const adapt = (schema: JsonObject): JsonObject => {
    const adaptation = adapted.get(schema) ?? {
      schema: withoutHidden(document, schema, direction, new Set()),
      needsLimit: mayBacktrack(schema),
    };
    adapted.set(schema, adaptation);
    if (adaptation.needsLimit && !hasLimit) throw new NeedsTimeLimit();
    return adaptation.schema;
  };
  const get = (_: object, ref: string | symbol): Schema | boolean | undefined => {
    followed += 1;
    if (followed > MAX_FOLLOWED_WITHOUT_LIMIT && !hasLimit) throw new NeedsTimeLimit();
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
  // Authors still write `nullable`, which OpenAPI 3.1 has removed, and `null` without quotes.
  if (schema['type'] !== undefined && (schema['nullable'] === true || [schema['type']].flat().includes(null)))
    copy['type'] = typesOf(schema);
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
  return properties.filter(([, property]) => isUnsent(document, property, direction)).map(([name]) => name);
}

/** True if a property with this schema is not sent in this direction. */
export function isUnsent(document: JsonObject, property: Json | undefined, direction: Direction): boolean {
  return mergeSchema(document, property).schema[direction === 'request' ? 'readOnly' : 'writeOnly'] === true;
}
