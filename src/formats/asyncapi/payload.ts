import { defined } from '../../shared/object.js';
import type { BodyContent, Parameter } from '../openapi/details.js';
import type { Context } from '../../documents/context.js';
import { examplesOf } from '../../documents/example/examples.js';
import { bodyNotationOf } from '../../documents/example/mediaType.js';
import { entriesOf, isObject, listOf, objectOf, textOf, type Json, type JsonObject } from '../../documents/json.js';
import { resolve, resolveObject } from '../../documents/resolve.js';
import { avroSchema } from './avro.js';

/** A schema that messages are described with. */
export interface WrittenSchema {
  /** JSON Schema; undefined for other schema formats, which are shown as written. */
  schema: Json | undefined;
  /** The schema as the author wrote it, without its format. */
  source: Json;
  /** As named: `application/vnd.apache.avro;version=1.9.0`. */
  format: string | undefined;
}

/** An object with a `schema` key and none of these keywords is not a schema itself. */
const keywords = ['type', 'properties', 'items', 'allOf', 'anyOf', 'oneOf', 'enum', 'const', '$ref'];

const avro = /avro/i;
const jsonSchema = /schema\+(?:json|yaml)|json-?schema|asyncapi|openapi/i;

/** A payload or header schema with its format, which is written beside the schema (3.x) or beside the payload (2.x). */
export function schemaOf(document: JsonObject, node: Json | undefined, format?: Json): WrittenSchema | undefined {
  if (node === undefined) return undefined;
  const holder = resolveObject(document, node);
  const isWrapped = holder['schema'] !== undefined && keywords.every((key) => holder[key] === undefined);
  const inner = isWrapped ? (holder['schema'] ?? node) : node;
  const name = textOf(isWrapped ? holder['schemaFormat'] : format);
  if (name === undefined || jsonSchema.test(name)) return { schema: inner, source: inner, format: name };
  const plain = resolve(document, inner)?.value ?? inner;
  return { schema: avro.test(name) ? avroSchema(plain) : undefined, source: plain, format: name };
}

/** A message's payload in its content type. */
export function payloadOf(
  context: Context,
  message: JsonObject,
  { schema, source, format }: WrittenSchema,
): BodyContent {
  const standard = textOf(context.document['defaultContentType']) ?? 'application/json';
  const contentType = textOf(message['contentType']) ?? standard;
  // Binary types have no text form, so values are shown as JSON.
  const notation = bodyNotationOf(contentType) === 'binary' ? 'application/json' : contentType;
  const payloads = examplesIn(message, 'payload');
  const examples = examplesOf(context, defined({ schema, examples: payloads }), notation, 'request');
  const tree = context.recall.tree(
    schema ?? { description: format === undefined ? '' : `\`${format}\`` },
    context.tree,
  );
  if (schema !== undefined || format === undefined) return { contentType, schema: tree, examples };
  const text = typeof source === 'string' ? source : JSON.stringify(source, null, 2);
  const language = isObject(source) ? 'json' : 'text';
  return { contentType, schema: tree, examples: [{ name: format, text, generated: false, language }, ...examples] };
}

/** Converts a message's examples to those of a media type. */
function examplesIn(message: JsonObject, part: 'payload' | 'headers'): JsonObject {
  const examples = listOf(message['examples']).flatMap((item, index): [string, Json][] => {
    const example = objectOf(item);
    const value = example[part];
    if (value === undefined) return [];
    const name = textOf(example['name']);
    return [[name ?? String(index + 1), defined({ value, summary: textOf(example['summary']) ?? name })]];
  });
  return Object.fromEntries(examples);
}

/** A message's headers: an object schema whose properties are the headers. */
export function messageHeaders(context: Context, { schema }: WrittenSchema, message: JsonObject): Parameter[] {
  if (schema === undefined) return [];
  const { children } = context.recall.tree(schema, context.tree);
  const lists = entriesOf(examplesIn(message, 'headers')).map(([, example]) => objectOf(objectOf(example)['value']));
  return children.map((node) => {
    const name = node.name ?? '';
    const values = lists.flatMap((headers) => textOf(headers[name]) ?? []);
    const examples = node.examples.length > 0 ? node.examples : [...new Set(values)];
    return { name, in: 'header' as const, schema: { ...node, examples } };
  });
}
