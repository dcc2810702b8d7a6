import { entriesOf, isObject, listOf, textOf, type Json, type JsonObject } from '../json.js';
import { isNull } from './parts.js';

/** Keywords that may stand beside the value of a constant. */
const annotations = new Set(['type', 'format', 'title', 'description', 'deprecated']);

/**
 * Converts choices that are constants with titles and descriptions to an `enum` with names and descriptions. JSON Schema describes allowed
 * values this way; readers do not choose between schemas.
 */
export function withEnum(schema: JsonObject): JsonObject {
  if (schema['enum'] !== undefined) return schema;
  const kind = (['oneOf', 'anyOf'] as const).find((key) => {
    const options = listOf(schema[key]);
    return options.length > 1 && options.every((option) => constantOf(option) !== undefined);
  });
  if (!kind) return schema;
  const { [kind]: options, ...others } = schema;
  const constants = listOf(options).flatMap((option) => constantOf(option) ?? []);
  return {
    // The map is by value, because another part of the schema may allow only some of the values.
    'x-enum-varnames': Object.fromEntries(constants.map(({ value, title }) => [String(value), title ?? null])),
    'x-enumDescriptions': Object.fromEntries(
      constants.map(({ value, description }) => [String(value), description ?? null]),
    ),
    ...others,
    enum: constants.map(({ value }) => value),
  };
}

interface Constant {
  value: Json;
  title: string | undefined;
  description: string | undefined;
}

function constantOf(option: Json): Constant | undefined {
  if (!isObject(option)) return undefined;
  const { const: own, enum: list, title, description, ...others } = option;
  const values = isNull(option) ? [null] : own === undefined ? listOf(list) : [own];
  const [value] = values;
  const isPlain = entriesOf(others).every(([key]) => annotations.has(key) || key.startsWith('x-'));
  if (values.length !== 1 || value === undefined || isObject(value) || Array.isArray(value) || !isPlain)
    return undefined;
  return { value, title: textOf(title), description: textOf(description) };
}
