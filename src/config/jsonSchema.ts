import * as z from 'zod';
import type { SchemaName } from './config.js';
import { todaySchema } from './schema/today/config.js';
import { classicSchema } from './schema/classic/config.js';

/** JSON Schema as zod makes it; `inert` marks settings without effect (see `schema/values.ts`). */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The zod schemas that files are checked by. */
export const schemas: Readonly<Record<SchemaName, z.ZodType>> = { classic: classicSchema, today: todaySchema };

/**
 * JSON Schema of docs.json as authors write it in one of its schemas: descriptions, defaults, possible values, no further
 * keys. Draft 7, the newest that editors support in full. Old names that are still read are left out, so that editors do
 * not offer them.
 *
 * @param adapt changes each schema in place, inner ones first; otherwise references are written without `allOf`.
 */
export function jsonSchemaOf(name: SchemaName, adapt: (schema: JsonSchema) => void = unwrap): JsonSchema {
  return z.toJSONSchema(schemas[name], {
    io: 'input',
    target: 'draft-07',
    override: ({ jsonSchema }) => {
      adapt(jsonSchema);
    },
  });
}

/** Beside a reference, draft 7 ignores all other keys, so zod puts it into an `allOf`. */
function unwrap(schema: JsonSchema): void {
  if (schema.allOf?.length !== 1) return;
  Object.assign(schema, schema.allOf[0]);
  delete schema.allOf;
}

/** Any object or list can stand in a file of its own, that `$ref` names. */
function publish(schema: JsonSchema): void {
  delete schema['inert'];
  const isObject = schema.type === 'object' && schema.properties !== undefined;
  if (!isObject && schema.type !== 'array') return;
  const $ref = { type: 'string' as const, description: 'Path of a JSON file with this value.' };
  schema.properties = { ...schema.properties, $ref };
  if (schema.type === 'array') {
    Object.assign(schema, { type: ['array', 'object'], required: ['$ref'] });
  } else if (schema.required !== undefined) {
    schema.anyOf = [{ required: schema.required }, { required: ['$ref'] }];
    delete schema.required;
  }
}

/** JSON Schema of docs.json for editors, in either of its schemas. */
export function configJsonSchema(): JsonSchema {
  const published = (['classic', 'today'] as const).map((name) => jsonSchemaOf(name, publish));
  return {
    $schema: published[0]?.$schema,
    title: 'docs.json',
    description: 'Configuration of a documentation site.',
    anyOf: published.map(({ $schema: _, definitions: __, ...schema }) => schema),
    definitions: Object.assign({}, ...published.map(({ definitions }) => definitions)) as JsonSchema['definitions'],
  };
}
