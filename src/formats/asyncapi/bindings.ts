import type { Binding } from './details.js';
import type { Context } from '../../documents/context.js';
import { entriesOf, isObject, type Json, type JsonObject } from '../../documents/json.js';
import { resolveObject } from '../../documents/resolve.js';
import type { SchemaNode } from '../../documents/schema/node.js';
import { typeOf } from '../../documents/schema/types.js';

/** Settings whose value is a schema. */
const described = new Set(['query', 'headers', 'key', 'groupId', 'clientId']);
const schemaKeys = ['type', '$ref', 'properties', 'enum', 'const', 'oneOf', 'anyOf', 'allOf'];

/** Protocol bindings of a server, channel, operation or message, without those that contain only a version. */
export function bindingsOf(context: Context, holder: JsonObject): Binding[] {
  const bindings = resolveObject(context.document, holder['bindings']);
  return entriesOf(bindings).flatMap(([protocol, node]): Binding[] => {
    const binding = resolveObject(context.document, node);
    const fields = entriesOf(binding)
      .filter(([name]) => name !== 'bindingVersion' && !name.startsWith('x-'))
      .map(([name, value]) => fieldOf(context, name, value));
    return fields.length === 0 || protocol.startsWith('x-') ? [] : [{ protocol, fields }];
  });
}

function fieldOf(context: Context, name: string, value: Json): SchemaNode {
  const isSchema = described.has(name) && isObject(value) && schemaKeys.some((key) => value[key] !== undefined);
  const node = context.recall.tree(isSchema ? value : asConstant(value), context.tree);
  return { ...node, name };
}

/** Turns a setting into a schema that allows only its value; a setting with parts gets a row for each part. */
function asConstant(value: Json): JsonObject {
  if (!isObject(value)) return { type: typeOf(value), const: value };
  const properties = entriesOf(value).map(([key, inner]) => [key, asConstant(inner)]);
  return { type: 'object', properties: Object.fromEntries(properties) as JsonObject };
}
