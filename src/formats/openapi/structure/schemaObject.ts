import type { Json, JsonObject } from '../../../documents/json.js';
import { schemaKeywords } from '../../../documents/schemaKeywords.js';

const text = { type: 'string' };
const flag = { type: 'boolean' };
const number = { type: 'number' };
const count = { type: 'integer', minimum: 0 };
const texts = { type: 'array', items: text, uniqueItems: true };
const typeNames = { enum: ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'] };
const pattern = { type: 'string', format: 'regex' };
const extensible = { patternProperties: { '^x-': true }, unevaluatedProperties: false };

/** Keywords of JSON Schema 2020-12. Keywords of older drafts are allowed like unknown ones. */
const keywords: JsonObject = {
  $id: text,
  $schema: text,
  $ref: text,
  $anchor: text,
  $dynamicRef: text,
  $dynamicAnchor: text,
  $comment: text,
  type: { anyOf: [typeNames, { type: 'array', items: typeNames, minItems: 1, uniqueItems: true }] },
  const: true,
  enum: { type: 'array' },
  multipleOf: { type: 'number', exclusiveMinimum: 0 },
  maximum: number,
  exclusiveMaximum: number,
  minimum: number,
  exclusiveMinimum: number,
  maxLength: count,
  minLength: count,
  pattern,
  maxItems: count,
  minItems: count,
  uniqueItems: flag,
  maxContains: count,
  minContains: count,
  maxProperties: count,
  minProperties: count,
  required: texts,
  dependentRequired: { type: 'object', additionalProperties: texts },
  title: text,
  description: text,
  default: true,
  deprecated: flag,
  readOnly: flag,
  writeOnly: flag,
  examples: { type: 'array' },
  format: text,
  contentEncoding: text,
  contentMediaType: text,
};

/** Keys that OpenAPI adds to JSON Schema. */
const openapiKeywords: JsonObject = {
  example: true,
  externalDocs: { $ref: '#/$defs/external-documentation' },
  discriminator: {
    type: 'object',
    properties: {
      propertyName: text,
      mapping: { type: 'object', additionalProperties: text },
      defaultMapping: text,
    },
    required: ['propertyName'],
    ...extensible,
  },
  xml: {
    type: 'object',
    properties: {
      nodeType: { enum: ['element', 'attribute', 'text', 'cdata', 'none'] },
      name: text,
      namespace: text,
      prefix: text,
      attribute: flag,
      wrapped: flag,
    },
    dependentSchemas: { nodeType: { properties: { attribute: false, wrapped: false } } },
    ...extensible,
  },
};

const schema = { $ref: '#/$defs/schema' };
const containers: Readonly<Record<'one' | 'list' | 'map', Json>> = {
  one: schema,
  list: { type: 'array', minItems: 1, items: schema },
  map: { type: 'object', additionalProperties: schema },
};

/** Schema of the Schema Object since OpenAPI 3.1. The official schemas do not restrict it, because a document may use another dialect. */
export const schemaObject = {
  type: ['object', 'boolean'],
  properties: {
    ...Object.fromEntries(Object.entries(schemaKeywords).map(([name, [container]]) => [name, containers[container]])),
    ...keywords,
    ...openapiKeywords,
  },
} as const satisfies JsonObject;

/** Parts of JSON Schema draft 4 to which the schema of Swagger 2.0 refers, by the last key of the reference. */
export const draft4: JsonObject = {
  ...keywords,
  multipleOf: { type: 'number', minimum: 0, exclusiveMinimum: true },
  exclusiveMaximum: flag,
  exclusiveMinimum: flag,
  enum: { type: 'array', minItems: 1, uniqueItems: true },
  positiveInteger: count,
  positiveIntegerDefault0: count,
  stringArray: { ...texts, minItems: 1 },
};
