import { defined } from '../../shared/object.js';
import type { Endpoint } from './api.js';
import type { Json, JsonObject } from '../../documents/json.js';
import type { Operation, Specification } from './operation.js';
import { joinPointer } from '../../documents/pointer.js';
import { specificationOf } from './specification.js';

/** A field of an endpoint that a page describes (`ParamField`, FORMAT.md 4.7). */
export interface EndpointField {
  place: 'path' | 'query' | 'header' | 'body' | 'cookie';
  name: string;
  /** As written: `string`, `string[]`, `array<integer>`, `string | null`, `file`. */
  type?: string;
  required: boolean;
  deprecated?: boolean;
  default?: Json;
  enum?: readonly Json[];
  /** Plain text. */
  description?: string;
  /** Shown in samples. */
  example?: Json;
}

/**
 * Builds the specification of an endpoint that a page describes by hand, so that everything generated from specifications (code samples, the
 * playground's document) works for it too.
 *
 * @param contentType content type of the body.
 */
export function endpointSpecification(
  { method, path, servers }: Endpoint,
  fields: readonly EndpointField[],
  about: { title: string; file: string; contentType?: string },
): { specification: Specification; operation: Operation } | undefined {
  const body = fields.filter((field) => field.place === 'body');
  const content = { [about.contentType ?? 'application/json']: { schema: objectSchema(body) } };
  const operation: JsonObject = {
    summary: about.title,
    parameters: fields.filter((field) => field.place !== 'body').map(parameterOf),
    ...(body.length > 0 && { requestBody: { required: body.some((field) => field.required), content } }),
  };
  const document: JsonObject = {
    openapi: '3.1.0',
    info: { title: about.title, version: '' },
    servers: servers.map((url) => ({ url })),
    paths: { [path]: { [method.toLowerCase()]: operation } },
  };
  const identity = { id: about.file, location: about.file, locate: () => ({ file: about.file }) };
  const specification = specificationOf(document, identity);
  const pointer = joinPointer('', 'paths', path, method.toLowerCase());
  const match = specification.operations.find((each) => each.pointer === pointer);
  return match && { specification, operation: match };
}

function parameterOf(field: EndpointField): JsonObject {
  const { place, name, required, deprecated, description, example } = field;
  const schema = fieldSchema(field);
  return defined({ name, in: place, required, deprecated: deprecated || undefined, description, example, schema });
}

function objectSchema(fields: readonly EndpointField[]): JsonObject {
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)])),
    required: fields.filter((field) => field.required).map(({ name }) => name),
  };
}

function fieldSchema({ type = 'string', enum: values = [], example, deprecated, ...field }: EndpointField): JsonObject {
  return defined({
    ...schemaOfType(type),
    default: field.default,
    enum: values.length > 0 ? values : undefined,
    description: field.description,
    examples: example === undefined ? undefined : [example],
    deprecated: deprecated || undefined,
  });
}

const aliases: Readonly<Record<string, JsonObject>> = {
  str: { type: 'string' },
  text: { type: 'string' },
  int: { type: 'integer' },
  float: { type: 'number' },
  double: { type: 'number' },
  bool: { type: 'boolean' },
  obj: { type: 'object' },
  dict: { type: 'object' },
  list: { type: 'array' },
  file: { type: 'string', format: 'binary' },
  date: { type: 'string', format: 'date' },
  datetime: { type: 'string', format: 'date-time' },
  uuid: { type: 'string', format: 'uuid' },
};

/** The schema for a type written in words. An unknown type allows any value. */
export function schemaOfType(type: string): JsonObject {
  const text = type.trim().toLowerCase();
  const choices = text.split(/\s*\|\s*/);
  if (choices.length > 1 && !/[<(]/.test(text)) return { anyOf: choices.map(schemaOfType) };
  const item = /^(.+)\[\]$/.exec(text)?.[1] ?? /^(?:array|list)<(.+)>$/.exec(text)?.[1];
  if (item !== undefined) return { type: 'array', items: schemaOfType(item.replace(/^\((.*)\)$/, '$1')) };
  if (Object.hasOwn(aliases, text)) return aliases[text] ?? {};
  return ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'].includes(text) ? { type: text } : {};
}
