import { isObject, listOf, objectOf, type Json, type JsonObject } from '../json.js';
import { localPointer } from '../resolve.js';
import { valueAt } from '../pointer.js';
import { isUnsent } from './validity.js';

/**
 * Adds the schemas that every value of a request must match: a schema with its properties, items and parts. Leaves out choices, because a
 * value may match another one, and read-only properties.
 */
export function addSentSchemas(document: JsonObject, schema: Json | undefined, sent: Set<JsonObject>): void {
  if (!isObject(schema) || sent.has(schema)) return;
  sent.add(schema);
  const { $ref: reference, allOf, items, additionalProperties } = schema;
  const pointer = typeof reference === 'string' ? localPointer(reference) : undefined;
  const target = pointer === undefined ? undefined : valueAt(document, pointer);
  const properties = Object.values(objectOf(schema['properties'])).filter(
    (property) => !isUnsent(document, property, 'request'),
  );
  for (const each of [target, ...listOf(allOf), items, additionalProperties, ...properties])
    addSentSchemas(document, each, sent);
}
