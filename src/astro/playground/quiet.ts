import { isArray, isObject, type Json, type JsonObject } from '../../openapi/json.js';

/** Keys whose values are data, not parts of the specification. */
const data = new Set(['example', 'value', 'default', 'const', 'enum', 'x-codeSamples']);

/**
 * A document that makes nobody fetch anything: examples that lie elsewhere (`externalValue`) and references into other
 * documents are taken out. Scalar's client and its mock would load them.
 */
export function withoutRemote(document: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(document).map(([key, value]) => [key, cleaned(value, key)]));
}

function cleaned(value: Json | undefined, key: string): Json | undefined {
  if (data.has(key)) return value;
  if (isArray(value)) return key === 'examples' ? value : value.map((item) => cleaned(item, '') ?? null);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).filter(([name, child]) => typeof child !== 'string' || !isRemote(name, child));
  return Object.fromEntries(entries.map(([name, child]) => [name, cleaned(child, name)]));
}

function isRemote(key: string, value: string): boolean {
  return key === 'externalValue' || (key === '$ref' && !value.startsWith('#'));
}
