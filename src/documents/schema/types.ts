import { remember } from '../../shared/remember.js';
import { isArray, isObject, listOf, type Json, type JsonObject } from '../json.js';

/** Types of JSON Schema, with `integer` in addition to `number`. */
const TYPES = ['string', 'integer', 'number', 'boolean', 'array', 'object', 'null'] as const;

export type Type = (typeof TYPES)[number];

const typeNames: ReadonlySet<unknown> = new Set(TYPES);
const isType = (value: unknown): value is Type => typeNames.has(value);

/** Cached, because the types of a schema are requested often. */
const recalled = new WeakMap<JsonObject, readonly Type[]>();

/** Keywords that apply to a single type, from which the type of a schema without `type` is inferred. */
const hints: readonly (readonly [Type, readonly string[]])[] = [
  [
    'object',
    [
      'properties',
      'required',
      'additionalProperties',
      'patternProperties',
      'minProperties',
      'maxProperties',
      'propertyNames',
    ],
  ],
  ['array', ['items', 'prefixItems', 'minItems', 'maxItems', 'uniqueItems', 'contains']],
  ['string', ['pattern', 'minLength', 'maxLength', 'contentEncoding', 'contentMediaType']],
  ['number', ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf']],
];

/**
 * The types that a schema allows, in the order written, `null` last. Without `type`, they follow from its keywords, constant or allowed values. Empty
 * if any value is allowed.
 */
export function typesOf(schema: JsonObject): readonly Type[] {
  return remember(recalled, schema, () => findTypes(schema));
}

function findTypes(schema: JsonObject): Type[] {
  const declared = declaredTypes(schema['type']);
  const types = declared.length > 0 ? declared : inferred(schema);
  const nullable = types.includes('null') || (schema['nullable'] === true && types.length > 0);
  const others = types.filter((type) => type !== 'null');
  return nullable ? [...others, 'null'] : others;
}

/** The types that a schema declares itself. */
export function declaredTypes(type: Json | undefined): Type[] {
  // The conversion from 3.0 nests lists if `type` was a list beside `nullable`.
  if (isArray(type)) return [...new Set(type.flatMap(declaredTypes))];
  // YAML reads `null` without quotes as no value.
  if (type === null) return ['null'];
  return isType(type) ? [type] : [];
}

function inferred(schema: JsonObject): Type[] {
  if (schema['const'] !== undefined) return [typeOf(schema['const'])];
  const values = listOf(schema['enum']);
  if (values.length > 0) return [...new Set(values.map(typeOf))];
  const hint = hints.find(([, keywords]) => keywords.some((keyword) => schema[keyword] !== undefined));
  if (hint) return [hint[0]];
  return typeof schema['format'] === 'string' ? [typeOfFormat(schema['format'])] : [];
}

function typeOfFormat(format: string): Type {
  if (/^u?int\d*$/.test(format)) return 'integer';
  return /^(float|double|decimal)\d*$/.test(format) ? 'number' : 'string';
}

/** The most specific type of a value. */
export function typeOf(value: Json): Type {
  if (value === null) return 'null';
  if (isArray(value)) return 'array';
  if (isObject(value)) return 'object';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value === 'boolean' ? 'boolean' : 'string';
}
