import * as z from 'zod';
import type { JsonPath } from '../tree.js';

/** The schemas that validate a value, without wrappers; several for a union. */
function bases(schema: z.core.$ZodType): z.core.$ZodType[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault) {
    return bases(schema.def.innerType);
  }
  if (schema instanceof z.ZodLazy) return bases(schema.def.getter());
  if (schema instanceof z.ZodPipe) return bases(schema.def.in);
  if (schema instanceof z.ZodUnion) return schema.def.options.flatMap(bases);
  return [schema];
}

function step(schema: z.core.$ZodType, key: string | number): z.core.$ZodType[] {
  if (schema instanceof z.ZodObject) {
    const child = Object.hasOwn(schema.def.shape, key) ? schema.def.shape[key] : undefined;
    return child === undefined ? [] : [child];
  }
  if (schema instanceof z.ZodArray) return [schema.def.element];
  if (schema instanceof z.ZodRecord) return [schema.def.valueType];
  return [];
}

/** The schemas for the input at a path; empty if the path is unknown. */
function schemasAt(root: z.core.$ZodType, path: JsonPath): z.core.$ZodType[] {
  let schemas = [root];
  for (const key of path) schemas = schemas.flatMap(bases).flatMap((schema) => step(schema, key));
  return schemas;
}

export function keysAt(root: z.core.$ZodType, path: JsonPath): string[] {
  return schemasAt(root, path)
    .flatMap(bases)
    .flatMap((schema) => (schema instanceof z.ZodObject ? Object.keys(schema.def.shape) : []));
}

/** One-sentence description of the setting at a path. */
export function descriptionAt(root: z.core.$ZodType, path: JsonPath): string | undefined {
  for (const schema of schemasAt(root, path)) {
    const description = z.globalRegistry.get(schema)?.description;
    if (description !== undefined) return description;
  }
  return undefined;
}
