import { isArray, listOf, objectOf, textOf, type Json, type JsonObject } from '../json.js';
import type { EnumText } from './node.js';

/**
 * Names and descriptions of a schema's allowed values, from the extensions `x-enum-varnames` or `x-enumNames` and `x-enumDescriptions` or
 * `x-enum-descriptions`. Each is a list in the order of the values, or an object with the values as keys.
 */
export function enumTextsOf(schema: JsonObject): readonly EnumText[] | undefined {
  const values = listOf(schema['enum']).map(keyOf);
  const names = textsFor(values, schema['x-enum-varnames'] ?? schema['x-enumNames']);
  const descriptions = textsFor(values, schema['x-enumDescriptions'] ?? schema['x-enum-descriptions']);
  const texts = values.map((value, index): EnumText => {
    const [name, description] = [names[index], descriptions[index]];
    return { ...(name !== undefined && name !== value && { name }), ...(description !== undefined && { description }) };
  });
  return texts.some((text) => Object.keys(text).length > 0) ? texts : undefined;
}

/** The key that stands for a value. An object has no text of its own, and may even have a `toString` that is none. */
const keyOf = (value: Json): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);

function textsFor(values: readonly string[], texts: Json | undefined): (string | undefined)[] {
  if (!isArray(texts)) return values.map((value) => textOf(objectOf(texts)[value]));
  // A list of another length cannot be assigned to the values.
  return texts.length === values.length ? texts.map(textOf) : [];
}
