import { isArray, isObject, listOf, objectOf, type Json, type JsonObject } from '../../../documents/json.js';
import { valueAt } from '../../../documents/pointer.js';
import { localPointer } from '../../../documents/resolve.js';
import { remember } from '../../../shared/remember.js';
import { likeliestFailures } from './branches.js';
import type { Failure } from './failure.js';
import { fitsFormat } from './formats.js';
import type { OfficialSchema } from './officialSchema.js';
import { draft4 } from './schemaObject.js';

interface Run {
  root: JsonObject;
  keys: string[];
  failures: Failure[];
  /** Called for each object that a schema describes. */
  visit(value: JsonObject, schema: JsonObject, keys: readonly string[]): void;
}

/** Maximum number of failures. More say nothing new, and a hostile document could have millions. */
export const MAX_FAILURES = 1_000;

/**
 * Validates a value with one of the official schemas of OpenAPI.
 *
 * A validator of JSON Schema lists the failures of all branches of `oneOf` and says nothing about the branch that was meant, takes 300 ms to compile
 * these schemas or a sixth of the time of a check to interpret them, and has no upper limit. This one knows the keywords that the official schemas
 * use. A test compares it with Ajv.
 */
export function validate(value: Json, { root }: OfficialSchema, visit: Run['visit']): readonly Failure[] {
  const run: Run = { root, keys: [], failures: [], visit };
  apply(run, value, root);
  return run.failures;
}

function fail(run: Run, value: Json, schema: JsonObject, keyword: string, more: Partial<Failure> = {}): void {
  if (run.failures.length < MAX_FAILURES)
    run.failures.push({ keys: [...run.keys], value, keyword, schema, names: [], knownKeys: [], ...more });
}

/** @param evaluated collects the keys that schemas of the same object know, for `unevaluatedProperties`. */
function apply(run: Run, value: Json, node: Json | undefined, evaluated?: Set<string>): void {
  const schema = objectOf(node);
  if (node === false) fail(run, value, { false: true }, 'false');
  if (run.failures.length >= MAX_FAILURES) return;
  const { type } = schema;
  if (type !== undefined && !isOfType(value, type)) {
    fail(run, value, schema, 'type', { names: isArray(type) ? type : [type] });
    return;
  }
  if (schema['enum'] !== undefined || schema['const'] !== undefined) checkEnum(run, value, schema);
  if (typeof value === 'string') checkText(run, value, schema);
  else if (typeof value === 'number') checkNumber(run, value, schema);
  else if (isArray(value)) checkList(run, value, schema);
  // Required keys come first, because a missing `type` causes failures of conditions.
  if (isObject(value)) checkRequired(run, value, schema);
  const names = schema['unevaluatedProperties'] === undefined ? evaluated : new Set<string>();
  applyInPlace(run, value, schema, names);
  if (!isObject(value)) return;
  if (type !== undefined) run.visit(value, schema, run.keys);
  checkObject(run, value, schema, names);
  if (schema['unevaluatedProperties'] === undefined || names === undefined) return;
  for (const key of Object.keys(value)) if (!names.has(key)) failUnknown(run, value, schema, key);
  for (const key of names) evaluated?.add(key);
}

function applyInPlace(run: Run, value: Json, schema: JsonObject, names: Set<string> | undefined): void {
  if (typeof schema['$ref'] === 'string') apply(run, value, targetOf(run.root, schema['$ref']), names);
  for (const each of listOf(schema['allOf'])) apply(run, value, each, names);
  if (schema['oneOf'] !== undefined) applyBranches(run, value, schema, 'oneOf', names);
  if (schema['anyOf'] !== undefined) applyBranches(run, value, schema, 'anyOf', names);
  if (schema['not'] !== undefined && collect(run, value, schema['not']).length === 0)
    fail(run, value, schema, 'not', { names: mentionedKeys(schema['not'], value) });
  if (schema['if'] !== undefined)
    apply(run, value, collect(run, value, schema['if'], names).length === 0 ? schema['then'] : schema['else'], names);
  if (schema['dependentSchemas'] === undefined || !isObject(value)) return;
  for (const [key, dependent] of Object.entries(objectOf(schema['dependentSchemas']))) {
    if (value[key] === undefined) continue;
    const from = run.failures.length;
    apply(run, value, dependent, names);
    // Such a schema usually forbids other keys beside this one.
    for (const failure of run.failures.slice(from))
      if (failure.keyword === 'false' || failure.keyword === 'not') failure.names = [...failure.names, key];
  }
}

/** The failures of a value, apart from those found so far. */
function collect(run: Run, value: Json, schema: Json | undefined, names?: Set<string>): Failure[] {
  const { failures } = run;
  run.failures = [];
  apply(run, value, schema, names);
  const own = run.failures;
  run.failures = failures;
  return own;
}

function applyBranches(
  run: Run,
  value: Json,
  schema: JsonObject,
  keyword: 'oneOf' | 'anyOf',
  names: Set<string> | undefined,
): void {
  const all = listOf(schema[keyword]);
  const possible = all.filter((branch) => isPossible(run, value, branch));
  if (possible.length === 1) {
    apply(run, value, possible[0], names);
    return;
  }
  const outcomes = (possible.length === 0 ? all : possible).map((branch) => collect(run, value, branch, names));
  const passed = outcomes.filter((failures) => failures.length === 0).length;
  if (passed === 0) run.failures.push(...likeliestFailures(outcomes, run.keys.length));
  else if (passed > 1 && keyword === 'oneOf')
    fail(run, value, schema, keyword, { names: all.flatMap((branch) => mentionedKeys(branch, value)) });
}

/** False if type or `$ref` show at once that a branch is not meant. Without this, nested branches would be tried in all combinations. */
function isPossible(run: Run, value: Json, branch: Json): boolean {
  let schema = objectOf(branch);
  while (typeof schema['$ref'] === 'string') schema = objectOf(targetOf(run.root, schema['$ref']));
  if (schema['type'] !== undefined && !isOfType(value, schema['type'])) return false;
  if (!isObject(value)) return true;
  const hasReference = value['$ref'] !== undefined;
  const isReference = schema['required'] !== undefined && listOf(schema['required'])[0] === '$ref';
  if (isReference || !hasReference) return isReference === hasReference;
  return objectOf(schema['properties'])['$ref'] !== undefined || schema['additionalProperties'] !== false;
}

function checkEnum(run: Run, value: Json, schema: JsonObject): void {
  const names = schema['const'] === undefined ? listOf(schema['enum']) : [schema['const']];
  if (!names.includes(value)) fail(run, value, schema, 'enum', { names });
}

function checkText(run: Run, value: string, schema: JsonObject): void {
  if (typeof schema['pattern'] === 'string' && !regexOf(schema['pattern']).test(value))
    fail(run, value, schema, 'pattern');
  if (typeof schema['format'] === 'string' && !fitsFormat(value, schema['format'])) fail(run, value, schema, 'format');
}

function checkNumber(run: Run, value: number, schema: JsonObject): void {
  const { minimum, exclusiveMinimum } = schema;
  const least = typeof minimum === 'number' ? minimum : Number.NEGATIVE_INFINITY;
  // A boolean up to draft 4, a number since.
  const above = exclusiveMinimum === true ? least : exclusiveMinimum;
  if (value < least || (typeof above === 'number' && value <= above)) fail(run, value, schema, 'minimum');
}

function checkList(run: Run, value: readonly Json[], schema: JsonObject): void {
  if (typeof schema['minItems'] === 'number' && value.length < schema['minItems']) fail(run, value, schema, 'minItems');
  if (
    schema['uniqueItems'] === true &&
    value.length > 1 &&
    new Set(value.map((each) => JSON.stringify(each))).size < value.length
  )
    fail(run, value, schema, 'uniqueItems');
  if (schema['items'] !== undefined)
    for (const [index, item] of value.entries()) descend(run, String(index), item, schema['items']);
  if (schema['contains'] === undefined) return;
  const count = value.filter((item) => collect(run, item, schema['contains']).length === 0).length;
  const { minContains = 1, maxContains = Number.POSITIVE_INFINITY } = schema;
  if (count < Number(minContains) || count > Number(maxContains)) fail(run, value, schema, 'contains');
}

function checkRequired(run: Run, value: JsonObject, schema: JsonObject): void {
  for (const name of listOf(schema['required']))
    if (typeof name === 'string' && value[name] === undefined) fail(run, value, schema, 'required', { names: [name] });
}

function checkObject(run: Run, value: JsonObject, schema: JsonObject, names: Set<string> | undefined): void {
  const { properties, patternProperties, propertyNames, additionalProperties } = schema;
  const keys = Object.keys(value);
  if (keys.length < Number(schema['minProperties'] ?? 0)) fail(run, value, schema, 'minProperties');
  if (keys.length > Number(schema['maxProperties'] ?? keys.length)) fail(run, value, schema, 'maxProperties');
  const own = objectOf(properties);
  const patterns = patternProperties === undefined ? [] : Object.entries(objectOf(patternProperties));
  for (const key of keys) {
    const child = value[key];
    if (child === undefined) continue;
    if (propertyNames !== undefined && collect(run, key, propertyNames).length > 0)
      fail(run, value, schema, 'propertyNames', { names: [key] });
    let isKnown = Object.hasOwn(own, key);
    if (isKnown) descend(run, key, child, own[key]);
    for (const [pattern, inner] of patterns) {
      if (!regexOf(pattern).test(key)) continue;
      isKnown = true;
      descend(run, key, child, inner);
    }
    if (additionalProperties === false) {
      if (!isKnown) failUnknown(run, value, schema, key);
    } else if (!isKnown && additionalProperties !== undefined) {
      isKnown = true;
      if (isObject(child) || !key.startsWith('x-')) descend(run, key, child, additionalProperties);
    }
    if (isKnown) names?.add(key);
  }
}

function failUnknown(run: Run, value: JsonObject, schema: JsonObject, key: string): void {
  if (key.startsWith('x-')) return;
  fail(run, value, schema, 'additionalProperties', { names: [key], knownKeys: propertiesOf(run.root, schema) });
}

/** Names in the `properties` of a schema and of the schemas that it includes. */
function propertiesOf(root: JsonObject, schema: Json | undefined): string[] {
  if (!isObject(schema)) return [];
  const target = typeof schema['$ref'] === 'string' ? [targetOf(root, schema['$ref'])] : [];
  const parts = [
    ...target,
    ...listOf(schema['allOf']),
    schema['then'],
    schema['else'],
    ...Object.values(objectOf(schema['dependentSchemas'])),
  ];
  const methods = Object.keys(objectOf(schema['patternProperties'])).flatMap((each) => each.match(/[a-z]{3,}/g) ?? []);
  return [
    ...Object.keys(objectOf(schema['properties'])),
    ...methods,
    ...parts.flatMap((part) => propertiesOf(root, part)),
  ];
}

function descend(run: Run, key: string, value: Json, schema: Json | undefined): void {
  run.keys.push(key);
  apply(run, value, schema);
  run.keys.pop();
}

/** Keys of an object that `required` or `properties` of a schema mention. */
function mentionedKeys(schema: Json | undefined, value: Json): string[] {
  const { required, properties } = objectOf(schema);
  const names = [...listOf(required), ...Object.keys(objectOf(properties))];
  return names.filter((name) => typeof name === 'string' && objectOf(value)[name] !== undefined).map(String);
}

function isOfType(value: Json, type: Json): boolean {
  if (isArray(type)) return type.some((each) => isOfType(value, each));
  if (type === 'object') return isObject(value);
  if (type === 'array') return isArray(value);
  if (type === 'integer') return Number.isInteger(value);
  return type === 'null' ? value === null : typeof value === type;
}

const regexes = new Map<string, RegExp>();

/** Cached, because the official schemas have few patterns. */
function regexOf(pattern: string): RegExp {
  return remember(regexes, pattern, () => new RegExp(pattern, 'u'));
}

const targets = new WeakMap<JsonObject, Map<string, Json>>();

function targetOf(root: JsonObject, ref: string): Json {
  const byRef = remember(targets, root, () => new Map<string, Json>());
  const cachedTarget = byRef.get(ref);
  if (cachedTarget !== undefined) return cachedTarget;
  const pointer = localPointer(ref);
  const target = pointer === undefined ? draft4[ref.replace(/^.*\//, '')] : valueAt(root, pointer);
  if (target === undefined) throw new Error(`The schema has no ${ref}.`);
  byRef.set(ref, target);
  return target;
}
