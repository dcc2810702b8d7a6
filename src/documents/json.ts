/** A JSON value, as a specification file holds it. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

/** A JSON object in the order of its file. */
export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isArray(value: unknown): value is readonly Json[] {
  return Array.isArray(value);
}

/** Returns the value if it is an object, else an empty one, because specifications in the wild break every rule. */
export function objectOf(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

/** Returns the value if it is an array, else an empty one. */
export function listOf(value: unknown): readonly Json[] {
  return isArray(value) ? value : [];
}

/** Returns the value if it is a non-empty string. Numbers (an unquoted YAML `title: 2024`) are converted. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : undefined;
}

/** The texts in an array. */
export function textsIn(value: unknown): string[] {
  return listOf(value).flatMap((item) => textOf(item) ?? []);
}

/** Returns the value if it is an address that a link can safely have: http(s), or a path of the site. */
export function linkOf(value: unknown): string | undefined {
  const text = textOf(value)?.trim();
  return text !== undefined && /^(https?:\/\/|\/(?![/\\]))/i.test(text) ? text : undefined;
}

/** The object's own entries with a value, in file order. */
export function entriesOf(value: unknown): [string, Json][] {
  return Object.entries(objectOf(value)).filter((entry): entry is [string, Json] => entry[1] !== undefined);
}

/** A copy of an object without some of its keys. */
export function without(value: JsonObject, ...keys: readonly string[]): JsonObject {
  return Object.fromEntries(entriesOf(value).filter(([key]) => !keys.includes(key)));
}

/** Parses JSON text; undefined if it is invalid. */
export function parseJsonText(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
