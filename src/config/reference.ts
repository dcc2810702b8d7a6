import type { z } from 'zod';
import { configJsonSchema } from './jsonSchema.js';

type Schema = z.core.JSONSchema.BaseSchema;

/** One key of docs.json, for a reference page. */
export interface Field {
  /** `api.playground.mode`; `[]` stands for an entry of a list: `anchors[].name`. */
  path: string;
  /** As an author would name it: `string`, `"show" | "hide"`, `string | string[]`, `object`. */
  type: string;
  /** Whether the object it belongs to must have it. */
  required: boolean;
  /** Undefined when there is none, or when it is an empty list or object. */
  default: unknown;
  description: string;
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null;
}

/** Follows a reference into the definitions; `$ref` stays, to tell a definition from its use inside itself. */
function resolve(schema: Schema, root: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1);
  const target: unknown = Object.entries(root.definitions ?? {}).find(([key]) => key === name)?.[1];
  return isSchema(target) ? { ...target, ...schema } : schema;
}

function alternatives(schema: Schema, root: Schema): Schema[] {
  const resolved = resolve(schema, root);
  return resolved.anyOf === undefined
    ? [resolved]
    : resolved.anyOf.filter(isSchema).flatMap((option) => alternatives(option, root));
}

function typeOf(schema: Schema, root: Schema): string {
  const name = schema.$ref?.split('/').at(-1);
  if (name !== undefined) return name;
  if (schema.anyOf !== undefined) {
    return [...new Set(schema.anyOf.filter(isSchema).map((option) => typeOf(option, root)))].join(' | ');
  }
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

function* fieldsOf(schema: Schema, root: Schema, prefix: string, inside: readonly string[]): Generator<Field> {
  for (const option of alternatives(schema, root)) {
    const name = option.$ref ?? '';
    // A group contains groups: its keys are listed once.
    if (inside.includes(name)) continue;
    const within = name === '' ? inside : [...inside, name];
    if (isSchema(option.items)) yield* fieldsOf(option.items, root, `${prefix}[]`, within);
    if (isSchema(option.additionalProperties)) continue;
    for (const [key, property] of Object.entries(option.properties ?? {})) {
      if (!isSchema(property)) continue;
      const path = prefix === '' ? key : `${prefix}.${key}`;
      yield {
        path,
        type: typeOf(property, root),
        required: option.required?.includes(key) ?? false,
        default: isEmpty(property.default) ? undefined : property.default,
        description: resolve(property, root).description ?? '',
      };
      yield* fieldsOf(property, root, path, within);
    }
  }
}

/** Every key of docs.json, outer ones before inner ones, made from the schema that files are checked by. */
export function listFields(): Field[] {
  const root = configJsonSchema();
  return [...fieldsOf(root, root, '', [])];
}
