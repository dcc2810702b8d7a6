import { isObject, objectOf, without, type Json, type JsonObject } from '../json.js';
import { valueAt } from '../pointer.js';
import { localPointer } from '../resolve.js';
import { declaredTypes, type Type } from './types.js';

/** Keywords that describe a schema without constraining values. */
export const annotations: ReadonlySet<string> = new Set([
  '$comment',
  'title',
  'description',
  'default',
  'example',
  'examples',
  'deprecated',
  'readOnly',
  'writeOnly',
  'nullable',
  'externalDocs',
  'xml',
  'x-since',
]);

/** Keywords that say more than which values of another schema match. */
const shapeKeywords = [
  '$ref',
  'allOf',
  'oneOf',
  'anyOf',
  'not',
  'if',
  'dependentSchemas',
  'properties',
  'patternProperties',
  'additionalProperties',
  'unevaluatedProperties',
  'items',
  'prefixItems',
  'contains',
];

/** True if a schema does more than describe or limit another one. A limit leaves the other's description true, further properties may not. */
export function isShape(schema: Json): boolean {
  return !isObject(schema) || shapeKeywords.some((key) => Object.hasOwn(schema, key));
}

/** True for annotations, with a type at most: many write `type: object` beside `$ref`, or beside a description in `allOf`. */
export function isRemark(schema: Json): boolean {
  return isObject(schema) && !isStructural(without(schema, 'type'));
}

/** True if a type only repeats the one of the schema that it belongs to, apart from `null`. */
export function hasSameType(document: JsonObject, { type }: JsonObject, schema: Json): boolean {
  const outer = withoutNull(type);
  if (outer.length === 0) return true;
  const { $ref, type: innerType } = objectOf(schema);
  const pointer = typeof $ref === 'string' ? localPointer($ref) : undefined;
  // One step, because following chains of references here would take quadratic time.
  const inner = withoutNull(pointer === undefined ? innerType : objectOf(valueAt(document, pointer))['type']);
  return inner.length === 0 || inner.join() === outer.join();
}

/** True if a remark adds `null` to the values of the schema that it belongs to. */
export function allowsNull({ type, nullable }: JsonObject): boolean {
  return nullable === true || declaredTypes(type).includes('null');
}

function withoutNull(type: Json | undefined): readonly Type[] {
  return declaredTypes(type).filter((each) => each !== 'null');
}

/** True if a schema constrains values. */
export function isStructural(schema: JsonObject): boolean {
  return Object.keys(schema).some((key) => !annotations.has(key) && !key.startsWith('x-'));
}
