import { defined } from '../../shared/object.js';
import { entriesOf, isArray, isObject, listOf, textOf, type Json, type JsonObject } from '../json.js';
import { joinPointer, valueAt } from '../pointer.js';
import { localPointer } from '../resolve.js';
import { remember } from '../../shared/remember.js';
import { withEnum } from './namedValues.js';
import { annotations } from './partKinds.js';
import { choicesIn, partsOfSchema, type SchemaPart } from './parts.js';
import { declaredTypes, type Type } from './types.js';

/** A schema with `$ref` and `allOf` merged into one flat object. */
export interface Merged {
  /** Without `$ref`, `allOf`, `oneOf`, `anyOf` and `not`. Subschemas are as written. */
  schema: JsonObject;
  unions: readonly Union[];
  /** Schemas that values must not match. */
  nots: readonly Json[];
  /** Further conditions, as written: `if`, `then`, `else`, `dependentSchemas`. */
  conditions: readonly JsonObject[];
  /** Pointers of the references followed. */
  followed: readonly string[];
  /** Name of the component that the schema is. */
  name?: string;
  /** True if `null` is allowed too. */
  nullable: boolean;
  /** True if no value matches. */
  impossible: boolean;
}

export interface Union {
  kind: 'oneOf' | 'anyOf';
  options: readonly Json[];
  discriminator?: Discriminator;
  /** Pointer of the schema that has the choices, if each of them includes it. */
  base?: string;
}

export interface Discriminator {
  property: string;
  /** Maps values to component names or references, as written. */
  mapping: Readonly<Record<string, string>>;
  /** Reference or name of the schema that applies if no mapping matches. */
  otherwise?: string;
}

/** Merges a schema with its references and inclusions, by the rules of JSON Schema 2020-12 for `$ref` and `allOf`. */
export function mergeSchema(document: JsonObject, schema: Json | undefined): Merged {
  if (!isObject(schema)) return merge(document, schema);
  const mergesBySchema = remember(merges, document, () => new WeakMap<JsonObject, Merged>());
  return remember(mergesBySchema, schema, () => merge(document, schema));
}

// Cached, because trees, types and examples all use the same schemas. The result depends on the document alone.
const merges = new WeakMap<JsonObject, WeakMap<JsonObject, Merged>>();

function merge(document: JsonObject, schema: Json | undefined): Merged {
  const parts = partsOfSchema(document, schema);
  const list = parts.list.map((part) => ({ ...part, schema: withEnum(part.schema) }));
  const merged: Record<string, Json> = {};
  for (const { schema: part, isWhole } of [...list].sort((a, b) => a.depth - b.depth)) {
    for (const [key, value] of entriesOf(part)) {
      if (!isWhole && annotations.has(key)) continue;
      if (!Object.hasOwn(rules, key) && !separate.has(key)) merged[key] ??= value;
    }
  }
  for (const { schema: part } of list) {
    for (const [key, value] of entriesOf(part)) {
      const rule = Object.hasOwn(rules, key) ? rules[key] : undefined;
      const before = merged[key];
      if (rule) merged[key] = before === undefined ? value : rule(before, value);
    }
  }
  return {
    schema: merged,
    unions: list.flatMap((part) => {
      const unions = unionsOf(part);
      return unions.length > 0 || !part.isWhole ? unions : unionOfHeirs(document, part, parts.followed);
    }),
    nots: parts.impossible ? [] : list.flatMap(({ schema: { not } }) => (not === undefined ? [] : [not])),
    conditions: list.map((part) => part.schema).filter((part) => part['if'] ?? part['dependentSchemas']),
    followed: parts.followed,
    ...(parts.name !== undefined && { name: parts.name }),
    nullable: parts.nullable,
    impossible: parts.impossible,
  };
}

/** Keywords with a key of their own in `Merged`. */
const separate = new Set([
  'oneOf',
  'anyOf',
  'discriminator',
  'not',
  'if',
  'then',
  'else',
  'dependentSchemas',
  'nullable',
]);

type Rule = (before: Json, value: Json) => Json;

/** Both schemas, with their annotations, because all of them are about one value. Those of the later schema, which overrides, win. */
const both: Rule = (before, value) => {
  const members = isJoint(before) ? before['allOf'] : [before];
  if (members.some((member) => sameJson(member, value))) return before;
  return { ...annotationsIn(before), ...annotationsIn(value), allOf: [...members, value] };
};
const isJoint = (schema: Json): schema is { allOf: Json[] } =>
  isObject(schema) &&
  isArray(schema['allOf']) &&
  Object.keys(schema).every((key) => key === 'allOf' || annotations.has(key));
const annotationsIn = (schema: Json): JsonObject =>
  // `null` has to be allowed by both.
  Object.fromEntries(entriesOf(schema).filter(([key]) => annotations.has(key) && key !== 'nullable'));
const byName: Rule = (before, value) => {
  const merged: Record<string, Json> = Object.fromEntries(entriesOf(before));
  for (const [name, schema] of entriesOf(value)) {
    merged[name] = Object.hasOwn(merged, name) ? both(merged[name] ?? true, schema) : schema;
  }
  return merged;
};
const greatest: Rule = (before, value) => (Number(value) > Number(before) ? value : before);
const least: Rule = (before, value) => (Number(value) < Number(before) ? value : before);
const either: Rule = (before, value) => before === true || value === true;
const union: Rule = (before, value) => [...new Set([...listOf(before), ...listOf(value)])];
const common: Rule = (before, value) => {
  const shared = listOf(before).filter((each) => listOf(value).some((other) => sameJson(each, other)));
  return shared.length > 0 ? shared : value;
};
const strictest: Rule = (before, value) => {
  if (before === false || value === false) return false;
  if (before === true) return value;
  return value === true ? before : both(before, value);
};
const commonTypes: Rule = (before, value) => {
  const [first, second] = [declaredTypes(before), declaredTypes(value)];
  const shared = first.flatMap((type): Type[] => {
    if (second.includes(type)) return [type];
    if (type === 'number' && second.includes('integer')) return ['integer'];
    return type === 'integer' && second.includes('number') ? ['integer'] : [];
  });
  return shared.length > 0 ? shared : value;
};
const commonMultiple: Rule = (before, value) => {
  const [a, b] = [Number(before), Number(value)];
  if (a % b === 0) return before;
  return b % a === 0 ? value : a * b;
};

/**
 * Rules for merging two values of a keyword. If they exclude each other, the later one overrides. Keywords without a rule keep the first value;
 * annotations keep the one at the least depth.
 */
const rules: Readonly<Record<string, Rule>> = {
  type: commonTypes,
  enum: common,
  required: union,
  properties: byName,
  patternProperties: byName,
  dependentRequired: byName,
  additionalProperties: strictest,
  unevaluatedProperties: strictest,
  items: strictest,
  propertyNames: both,
  minimum: greatest,
  exclusiveMinimum: greatest,
  minLength: greatest,
  minItems: greatest,
  minProperties: greatest,
  maximum: least,
  exclusiveMaximum: least,
  maxLength: least,
  maxItems: least,
  maxProperties: least,
  multipleOf: commonMultiple,
  uniqueItems: either,
};

function unionsOf({ schema }: SchemaPart): Union[] {
  const discriminator = discriminatorOf(schema);
  return (['oneOf', 'anyOf'] as const).flatMap((kind) => {
    const options = choicesIn(schema, kind);
    return options.length > 0 ? [{ kind, options, ...(discriminator && { discriminator }) }] : [];
  });
}

/** The choices of a discriminator beside no `oneOf`: the schemas that its mapping names. A schema that includes this one is itself such a choice. */
function unionOfHeirs(document: JsonObject, { schema }: SchemaPart, followed: readonly string[]): Union[] {
  const discriminator = discriminatorOf(schema);
  const base = followed.at(-1);
  if (!discriminator || base === undefined) return [];
  const pointers = Object.values(discriminator.mapping).map(
    (target) => localPointer(target) ?? joinPointer('/components/schemas', target),
  );
  const options = [...new Set(pointers)].filter((each) => each !== base && valueAt(document, each) !== undefined);
  if (options.length === 0 || options.some((pointer) => followed.includes(pointer))) return [];
  return [{ kind: 'oneOf', options: options.map((pointer) => ({ $ref: `#${pointer}` })), discriminator, base }];
}

/** The discriminator of a schema, if it names a property. */
export function discriminatorOf(schema: JsonObject): Discriminator | undefined {
  if (!isObject(schema['discriminator'])) return undefined;
  const property = textOf(schema['discriminator']['propertyName']);
  if (property === undefined) return undefined;
  const mapping = entriesOf(schema['discriminator']['mapping']).flatMap(([value, target]) => {
    return typeof target === 'string' ? [[value, target] as const] : [];
  });
  const otherwise = textOf(schema['discriminator']['defaultMapping']);
  return defined({ property, mapping: Object.fromEntries(mapping), otherwise });
}

/** True if two JSON values are equal, regardless of the order of keys. */
export function sameJson(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true;
  if (isArray(a) && isArray(b)) return a.length === b.length && a.every((item, index) => sameJson(item, b[index]));
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && sameJson(a[key], b[key]))
  );
}
