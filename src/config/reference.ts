import type { SchemaName } from './config.js';
import { jsonSchemaOf, type JsonSchema } from './jsonSchema.js';

/** A key of docs.json, for a reference page. */
export interface Field {
  /** `api.playground.display`; `[]` stands for an entry of a list: `navbar.links[].label`. */
  path: string;
  /** As an author would write it: `string`, `"show" | "hide"`, `string | string[]`, `object`. */
  type: string;
  /** True if the object that contains it requires it. */
  required: boolean;
  /** Undefined if there is none, or if it is an empty array or object. */
  default: unknown;
  /** Meaning of the setting, or why it has no effect. */
  description: string;
  /** False for settings that are accepted but have no effect. */
  hasEffect: boolean;
}

/** Maximum number of allowed values that a type lists. */
const mostListed = 20;

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null;
}

function definitionOf({ $ref }: JsonSchema): string | undefined {
  return $ref?.split('/').at(-1);
}

/** Follows a reference to its definition. `$ref` is kept, to recognise recursive definitions. */
function resolve(schema: JsonSchema, root: JsonSchema): JsonSchema {
  const name = definitionOf(schema);
  const target: unknown = Object.entries(root.definitions ?? {}).find(([key]) => key === name)?.[1];
  return isSchema(target) ? { ...target, ...schema } : schema;
}

function alternatives(schema: JsonSchema, root: JsonSchema): JsonSchema[] {
  const target = resolve(schema, root);
  return target.anyOf === undefined
    ? [target]
    : target.anyOf.filter(isSchema).flatMap((option) => alternatives(option, root));
}

function typeOf(schema: JsonSchema, root: JsonSchema): string {
  const name = definitionOf(schema);
  const definition = resolve(schema, root);
  if (name !== undefined) {
    if (definition.type === 'object') return name;
    const { $ref: _, ...own } = definition;
    return typeOf(own, root);
  }
  if (schema.anyOf !== undefined) {
    return [...new Set(schema.anyOf.filter(isSchema).map((option) => typeOf(option, root)))].join(' | ');
  }
  if (schema.enum !== undefined && schema.enum.length > mostListed) return 'string';
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.type === 'array') {
    const item = isSchema(schema.items) ? typeOf(schema.items, root) : 'any';
    return item.includes(' | ') ? `(${item})[]` : `${item}[]`;
  }
  return [schema.type ?? 'any'].flat().join(' | ');
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

/** The definitions used by a value or by the items of its arrays. */
function definitionsIn(schema: JsonSchema, root: JsonSchema): string[] {
  return alternatives(schema, root).flatMap((option) => [
    ...[definitionOf(option) ?? []].flat(),
    ...(isSchema(option.items) ? definitionsIn(option.items, root) : []),
  ]);
}

/** @param above definitions whose keys are listed elsewhere, because groups contain groups and tabs contain anchors. */
function* fieldsOf(schema: JsonSchema, root: JsonSchema, prefix: string, above: ReadonlySet<string>): Generator<Field> {
  for (const option of alternatives(schema, root)) {
    const definition = definitionOf(option);
    if (definition !== undefined && above.has(definition)) continue;
    const within = new Set([...above, ...(definition === undefined ? [] : [definition])]);
    if (isSchema(option.items)) yield* fieldsOf(option.items, root, `${prefix}[]`, within);
    if (isSchema(option.additionalProperties)) continue;
    yield* fieldsOfObject(option, root, prefix, within);
  }
}

function* fieldsOfObject(
  schema: JsonSchema,
  root: JsonSchema,
  prefix: string,
  above: ReadonlySet<string>,
): Generator<Field> {
  const properties = Object.entries(schema.properties ?? {}).flatMap(([key, property]) =>
    isSchema(property) ? [{ key, property, definitions: definitionsIn(property, root) }] : [],
  );
  const own = new Map<string, string>();
  for (const { key, definitions } of properties) {
    for (const name of definitions) if (!above.has(name) && !own.has(name)) own.set(name, key);
  }
  for (const { key, property } of properties) {
    const path = prefix === '' ? key : `${prefix}.${key}`;
    yield {
      path,
      type: typeOf(property, root),
      required: schema.required?.includes(key) ?? false,
      default: isEmpty(property.default) ? undefined : property.default,
      description: resolve(property, root).description ?? '',
      hasEffect: property['inert'] !== true,
    };
    // A key that lists nodes of a kind is not repeated inside that kind.
    const others = [...own].filter(([, home]) => home !== key).map(([name]) => name);
    yield* fieldsOf(property, root, path, new Set([...above, ...others]));
  }
}

/** Lists every key of one form of docs.json, outer keys first, from the schema that validates files. */
export function listFields(name: SchemaName): Field[] {
  const root = jsonSchemaOf(name);
  return [...fieldsOf(root, root, '', new Set())];
}
