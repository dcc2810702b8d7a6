import type { Json, JsonObject } from '../site/playground.js';

/** Keys whose values are data, not parts of the specification. */
const data = new Set(['example', 'value', 'default', 'const', 'enum', 'x-codeSamples']);

/**
 * A document that makes nobody fetch anything: examples that lie elsewhere (`externalValue`) and references into other
 * documents are taken out. Scalar would load them when an operation is opened.
 */
export function withoutRemote(document: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(document).map(([key, value]) => [key, cleaned(value, key)]));
}

function cleaned(value: Json | undefined, key: string): Json | undefined {
  if (typeof value !== 'object' || value === null || data.has(key)) return value;
  if (Array.isArray(value)) return key === 'examples' ? value : value.map((item: Json) => cleaned(item, '') ?? null);
  const entries = Object.entries(value as JsonObject).filter(
    ([name, child]) => typeof child !== 'string' || (name !== 'externalValue' && !(name === '$ref' && !child.startsWith('#'))),
  );
  return Object.fromEntries(entries.map(([name, child]) => [name, cleaned(child, name)]));
}
