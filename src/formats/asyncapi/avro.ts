import { defined } from '../../shared/object.js';
import { isArray, isObject, listOf, objectOf, textOf, type Json, type JsonObject } from '../../documents/json.js';

const primitives: Readonly<Record<string, JsonObject>> = {
  null: { type: 'null' },
  boolean: { type: 'boolean' },
  int: { type: 'integer', format: 'int32' },
  long: { type: 'integer', format: 'int64' },
  float: { type: 'number', format: 'float' },
  double: { type: 'number', format: 'double' },
  bytes: { type: 'string', format: 'bytes' },
  string: { type: 'string' },
};

/** Schemas nested deeper than this are not converted. */
const MAX_DEPTH = 50;

/** Converts an Avro schema to JSON Schema: records, enums, arrays, maps, unions and named types (Avro 1.11, Schema Declaration). */
export function avroSchema(schema: Json): JsonObject {
  return convert(schema, new Map(), 0);
}

/** @param types types declared earlier, by name. A recursive type is not expanded again. */
function convert(schema: Json, types: Map<string, JsonObject>, depth: number): JsonObject {
  if (depth > MAX_DEPTH) return {};
  if (typeof schema === 'string')
    return (Object.hasOwn(primitives, schema) ? primitives[schema] : types.get(schema)) ?? {};
  if (isArray(schema)) return unionOf(schema.map((each) => convert(each, types, depth + 1)));
  if (!isObject(schema)) return {};
  const { type } = schema;
  if (typeof type !== 'string') return type === undefined ? {} : convert(type, types, depth + 1);
  const name = textOf(schema['name']);
  const about = defined({ title: name, description: docOf(schema) });
  switch (type) {
    case 'record':
    case 'error': {
      if (name !== undefined) types.set(name, { type: 'object', title: name });
      const record = { type: 'object', ...about, ...fieldsOf(schema, types, depth) };
      if (name !== undefined) types.set(name, record);
      return record;
    }
    case 'enum': {
      const values = { type: 'string', ...about, enum: listOf(schema['symbols']) };
      if (name !== undefined) types.set(name, values);
      return values;
    }
    case 'array':
      return { type: 'array', items: convert(schema['items'] ?? {}, types, depth + 1) };
    case 'map':
      return { type: 'object', additionalProperties: convert(schema['values'] ?? {}, types, depth + 1) };
    case 'fixed':
      return { type: 'string', format: 'bytes', ...about };
    default:
      return { ...convert(type, types, depth + 1), ...defined({ format: textOf(schema['logicalType']) }) };
  }
}

/** A comment as written, unless it is empty. */
const docOf = ({ doc }: JsonObject): Json | undefined => (textOf(doc) === undefined ? undefined : doc);

function fieldsOf(schema: JsonObject, types: Map<string, JsonObject>, depth: number): JsonObject {
  const fields = listOf(schema['fields']).flatMap((member) => {
    const field = objectOf(member);
    const name = textOf(field['name']);
    if (name === undefined) return [];
    const own = defined({ description: docOf(field), default: field['default'] });
    return [[name, { ...convert(field['type'] ?? {}, types, depth + 1), ...own }, own.default === undefined] as const];
  });
  return {
    properties: Object.fromEntries(fields),
    required: fields.flatMap(([name, , isRequired]) => (isRequired ? name : [])),
  };
}

function unionOf(options: readonly JsonObject[]): JsonObject {
  const [only] = options;
  const types = options.map(({ type, ...rest }) =>
    typeof type === 'string' && Object.keys(rest).length === 0 ? type : '',
  );
  if (options.length === 1 && only) return only;
  if (types.every((type) => type !== '')) return { type: types };
  const others = options.filter(({ type }) => type !== 'null');
  const [single] = others;
  // In Avro, a union with null makes a field optional.
  if (single && others.length === 1 && typeof single['type'] === 'string')
    return { ...single, type: [single['type'], 'null'] };
  return { oneOf: options };
}
