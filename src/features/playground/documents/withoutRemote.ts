import { isArray, isObject, type Json, type JsonObject } from '../../../documents/json.js';

/** Keys whose values are data, not part of the specification. */
const data = new Set(['example', 'value', 'default', 'const', 'enum', 'x-codeSamples']);

/** Removes external examples (`externalValue`) and references to other documents, which Scalar's client and its mock would fetch. */
export function withoutRemote(document: JsonObject): JsonObject {
  return mapped(document, (value, key) =>
    key === 'components' && isObject(value)
      ? mapped(value, (section) => (isObject(section) ? mapped(section, cleanedComponent) : cleaned(section, '')))
      : cleaned(value, key),
  );
}

/** Cached, because the slices of a document share components, and few of those contain anything to remove. */
const components = new WeakMap<JsonObject, Json>();

function cleanedComponent(component: Json | undefined, name: string): Json | undefined {
  if (!isObject(component)) return cleaned(component, name);
  const copy = components.get(component) ?? cleaned(component, name);
  if (copy !== undefined) components.set(component, copy);
  return copy;
}

function mapped(object: JsonObject, map: (value: Json | undefined, key: string) => Json | undefined): JsonObject {
  const entries = Object.entries(object).filter(([key, value]) => typeof value !== 'string' || !isRemote(key, value));
  return Object.fromEntries(entries.map(([key, value]) => [key, map(value, key)]));
}

function cleaned(value: Json | undefined, key: string): Json | undefined {
  if (data.has(key)) return value;
  if (isArray(value)) return key === 'examples' ? value : value.map((item) => cleaned(item, '') ?? null);
  if (!isObject(value)) return value;
  return mapped(value, cleaned);
}

function isRemote(key: string, value: string): boolean {
  return key === 'externalValue' || (key === '$ref' && !value.startsWith('#'));
}
