import { partsOf, type Kind } from '../../openapi/grammar.js';
import { isObject, objectOf, textOf, type Json, type JsonObject } from '../../openapi/json.js';
import { resolve } from '../../openapi/resolve.js';

/** A document of OpenAPI 3.2 or later in the words of 3.1, which Scalar's client knows; earlier ones as they are. */
export function knownToScalar(document: JsonObject): JsonObject {
  if (!/^3\.(?![01]\b)/.test(textOf(document['openapi']) ?? '')) return document;
  const copy = JSON.parse(JSON.stringify(document)) as Record<string, Json>;
  change(copy, 'document', document);
  return { ...copy, openapi: '3.1.1' };
}

function change(noun: Record<string, Json>, kind: Kind, document: JsonObject): void {
  if (kind === 'mediaType' && noun['$ref'] !== undefined) {
    Object.assign(noun, resolve(document, noun)?.value);
    delete noun['$ref'];
  }
  if (kind === 'mediaType' && noun['itemSchema'] !== undefined)
    noun['schema'] ??= { type: 'array', items: noun['itemSchema'] };
  if (kind === 'parameter' && noun['in'] === 'querystring') {
    const [mediaType] = Object.values(objectOf(noun['content']));
    const value = resolve(document, mediaType)?.value;
    noun['in'] = 'query';
    // The form of a whole query is that of its properties one by one.
    if (isObject(value?.['schema'])) Object.assign(noun, { schema: value['schema'], style: 'form', explode: true });
    delete noun['content'];
  }
  for (const part of partsOf(noun, kind)) change(part.value as Record<string, Json>, part.kind, document);
}
