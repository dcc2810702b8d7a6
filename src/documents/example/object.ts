import { entriesOf, isObject, listOf, textOf, type Json, type JsonObject } from '../json.js';
import { hiddenProperties } from './validity.js';
import { below, type ExampleDepth, type Making } from './exampleMaker.js';
import { fitsPattern } from './patternMatch.js';
import { textForPattern } from './pattern.js';

/**
 * Generates an object for a merged schema, with properties in file order; undefined if a required property cannot be generated.
 *
 * @param scope `all` properties, or only those `required`.
 */
export function exampleObject(
  schema: JsonObject,
  scope: 'all' | 'required',
  making: Making,
  level: ExampleDepth,
): JsonObject | undefined {
  const properties = new Map(entriesOf(schema['properties']));
  const hidden = new Set(hiddenProperties(making.document, schema, making.direction));
  const required = requiredNames(schema).filter((name) => !hidden.has(name));
  const withOptional = scope === 'all' && !making.isLong(level);

  const value: Record<string, Json> = {};
  for (const [name, property] of properties) {
    const isRequired = required.includes(name);
    if (hidden.has(name) || !(isRequired || (withOptional && !isDeprecated(property)))) continue;
    const example = making.make(property, below(level));
    if (example !== undefined) define(value, name, example);
    else if (isRequired && !making.lenient) return undefined;
  }
  const others = otherNames(schema, properties, required, Object.keys(value).length, withOptional);
  for (const { name, schema: other } of others) {
    const example = making.make(other, below(level));
    if (example !== undefined) define(value, name, example);
    else if (!making.lenient) return undefined;
  }
  return withinMaximum(value, schema, required);
}

/** Required properties, including those that `dependentRequired` adds. */
function requiredNames(schema: JsonObject): string[] {
  const names = new Set(listOf(schema['required']).filter((name) => typeof name === 'string'));
  const dependent = new Map(entriesOf(schema['dependentRequired']));
  // Iterating over a Set includes entries that are added meanwhile.
  for (const name of names) {
    for (const other of listOf(dependent.get(name))) if (typeof other === 'string') names.add(other);
  }
  return [...names];
}

/** Names of additional properties: required ones, as many as `minProperties` needs, and one to illustrate a map. */
function otherNames(
  schema: JsonObject,
  properties: ReadonlyMap<string, Json>,
  required: readonly string[],
  count: number,
  withOptional: boolean,
): { name: string; schema: Json }[] {
  const undescribed = required.filter((name) => !properties.has(name));
  const others = undescribed.map((name) => ({ name, schema: schemaForName(schema, name) }));
  const least = typeof schema['minProperties'] === 'number' ? Math.min(schema['minProperties'], 20) : 0;
  const isMap =
    withOptional && count === 0 && (isObject(schema['additionalProperties']) || isObject(schema['patternProperties']));
  const missing = Math.max(least - count - others.length, isMap && others.length === 0 ? 1 : 0);
  for (const name of freeNames(schema, missing)) others.push({ name, schema: schemaForName(schema, name) });
  return others;
}

/** Names allowed by `propertyNames` or `patternProperties`. */
function freeNames(schema: JsonObject, count: number): string[] {
  const names = isObject(schema['propertyNames']) ? schema['propertyNames'] : {};
  const allowed = listOf(names['enum']).filter((name) => typeof name === 'string');
  if (allowed.length > 0) return allowed.slice(0, count);
  const [onlyPattern] = isObject(schema['additionalProperties']) ? [] : Object.keys(schema['patternProperties'] ?? {});
  const pattern = textOf(names['pattern']) ?? onlyPattern;
  const list: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const plain = index === 0 ? 'key' : `key${index + 1}`;
    const name = pattern === undefined ? plain : textForPattern(pattern, (text) => !list.includes(text));
    if (name !== undefined) list.push(name);
  }
  return list;
}

function schemaForName(schema: JsonObject, name: string): Json {
  const byPattern = entriesOf(schema['patternProperties']).find(([pattern]) => fitsPattern(pattern, name));
  return byPattern?.[1] ?? schema['additionalProperties'] ?? true;
}

function withinMaximum(value: Record<string, Json>, schema: JsonObject, required: readonly string[]): JsonObject {
  const most = schema['maxProperties'];
  const names = Object.keys(value);
  if (typeof most !== 'number' || names.length <= most) return value;
  const optional = names.filter((name) => !required.includes(name)).slice(Math.max(0, most - required.length));
  return Object.fromEntries(Object.entries(value).filter(([name]) => !optional.includes(name)));
}

function isDeprecated(schema: Json): boolean {
  return isObject(schema) && schema['deprecated'] === true;
}

/** Sets a property of any name, even `__proto__`. */
function define(target: Record<string, Json>, name: string, value: Json): void {
  Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true });
}
