import { entriesOf, isArray, isObject, listOf, type Json, type JsonObject } from '../json.js';
import { mergeSchema } from '../schema/merge.js';
import { hiddenProperties, type Direction } from './validity.js';

/** Values given by a schema's author, in the format's order (spec 6.3): examples, default, constant, allowed values. */
export function authorValues(schema: JsonObject): Json[] {
  const { example, examples, default: standard, const: constant } = schema;
  return [
    ...(example === undefined ? [] : [example]),
    ...(isObject(examples)
      ? entriesOf(examples).map(([, each]) => (isObject(each) ? (each['value'] ?? each) : each))
      : listOf(examples)),
    // An empty default does not show what a value looks like.
    ...(standard === undefined || isEmpty(standard) ? [] : [standard]),
    ...(constant === undefined ? [] : [constant]),
    ...listOf(schema['enum']),
  ];
}

function isEmpty(value: Json): boolean {
  if (isArray(value)) return value.length === 0;
  return value === null || value === '' || (isObject(value) && Object.keys(value).length === 0);
}

/** An author's value without the properties that are not sent in this direction. */
export function travelling(document: JsonObject, value: Json, schema: Json, direction: Direction): Json {
  if (isArray(value)) {
    const { items } = mergeSchema(document, schema).schema;
    return items === undefined || isArray(items)
      ? value
      : value.map((item) => travelling(document, item, items, direction));
  }
  if (!isObject(value)) return value;
  const merged = mergeSchema(document, schema).schema;
  const hidden = hiddenProperties(document, merged, direction);
  const properties = isObject(merged['properties']) ? merged['properties'] : {};
  const kept = entriesOf(value).filter(([name]) => !hidden.includes(name));
  return Object.fromEntries(
    kept.map(([name, each]) => {
      const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
      return [name, property === undefined ? each : travelling(document, each, property, direction)];
    }),
  );
}
