import { entriesOf, isArray, isObject, listOf, type Json, type JsonObject } from '../json.js';
import { mergeSchema } from '../schema/merge.js';
import { examplesOf } from '../schema/tree.js';
import { fitsPattern } from './patternMatch.js';
import { isUnsent, type Direction } from './validity.js';

/** Values given by a schema's author, in the format's order (spec 6.3): examples, default, constant, allowed values. */
export function authorValues(schema: JsonObject): Json[] {
  const { default: standard, const: constant } = schema;
  return [
    ...examplesOf(schema),
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
export function removeHidden(document: JsonObject, value: Json, schema: Json, direction: Direction): Json {
  return removeFrom(value, [schema]);

  /** @param schemas all schemas that describe the value. A property is removed if no schema that declares it sends it in this direction. */
  function removeFrom(value: Json, schemas: readonly Json[]): Json {
    if (!isObject(value) && !isArray(value)) return value;
    const views = schemas.flatMap((each) => viewsOf(document, each));
    if (isArray(value)) return value.map((item, index) => removeFrom(item, itemSchemas(views, index)));
    const sent = entriesOf(value).flatMap(([name, each]) => {
      const declared = propertySchemas(views, name);
      const isHidden = declared.length > 0 && declared.every((property) => isUnsent(document, property, direction));
      return isHidden ? [] : [[name, removeFrom(each, declared)] as const];
    });
    return Object.fromEntries(sent);
  }
}

/** A schema and the choices of its unions, merged; a choice that contains itself is followed once. */
function viewsOf(document: JsonObject, schema: Json, above: ReadonlySet<string> = new Set()): JsonObject[] {
  const { schema: view, unions, followed } = mergeSchema(document, schema);
  if (followed.some((pointer) => above.has(pointer))) return [];
  const passed = new Set([...above, ...followed]);
  return [view, ...unions.flatMap(({ options }) => options.flatMap((option) => viewsOf(document, option, passed)))];
}

function itemSchemas(views: readonly JsonObject[], index: number): Json[] {
  return views.flatMap(({ items, prefixItems }) => {
    const places = [...listOf(prefixItems), ...listOf(items)];
    return places[index] ?? (items === undefined || isArray(items) ? [] : items);
  });
}

function propertySchemas(views: readonly JsonObject[], name: string): Json[] {
  return views.flatMap(({ properties, patternProperties, additionalProperties }) => {
    const own = entriesOf(properties).find(([key]) => key === name)?.[1];
    const byPattern = entriesOf(patternProperties).find(([pattern]) => fitsPattern(pattern, name))?.[1];
    return own ?? byPattern ?? (isObject(additionalProperties) ? additionalProperties : []);
  });
}
