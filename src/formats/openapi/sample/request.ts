import type { Context } from '../context.js';
import type { Security, Server } from '../details.js';
import { bodyValue, writtenExamples } from '../example/examples.js';
import { bodyNotationOf } from '../example/mediaType.js';
import { streamText } from '../example/stream.js';
import { fieldText, writeValue } from '../example/write.js';
import { entriesOf, isArray, isObject, objectOf, type Json, type JsonObject } from '../json.js';
import { isExploded, type WrittenParameter } from '../parameters.js';
import { resolve } from '../resolve.js';
import { mergeSchema } from '../schema/merge.js';
import { typeText } from '../schema/typeText.js';
import { withDefaults } from '../servers.js';
import type { SampleRequest } from './languages.js';
import { multipartBody } from './multipart.js';

interface Pair {
  name: string;
  value: string;
}

/** A part of a query: a pair whose value may contain reserved characters, or the whole query as sent. */
interface QueryPart extends Pair {
  kind?: 'reserved' | 'whole';
}

/** A request as a reader would send it, with placeholders for values that only the reader knows. */
export interface SampleParts {
  method: string;
  /** Server and path, with `{placeholders}`. */
  url: string;
  headers: Pair[];
  query: QueryPart[];
  postData?: NonNullable<SampleRequest['postData']>;
}

/** Used in place of an unknown server. */
const UNKNOWN_SERVER = '{base_url}';

/** A server's address in samples: its URL with default variables. */
export function sampleAddress(server: Server | undefined): string {
  return server === undefined ? UNKNOWN_SERVER : withDefaults(server.url, server.variables);
}

/**
 * Parts of a sample request: required parameters (or all of them), placeholders for the credentials of the first security alternative, and the
 * example of the body.
 */
export function sampleParts(
  context: Context,
  operation: { method: string; path: string; requestBody: Json | undefined },
  parameters: readonly WrittenParameter[],
  shown: { servers: readonly Server[]; security: Security; optional: boolean },
): SampleParts {
  const headers: Pair[] = [];
  const query: QueryPart[] = [];
  const cookies: Pair[] = [];
  const places = { header: headers, query, cookie: cookies };
  for (const { in: place, name, placeholder } of shown.security.alternatives.find((each) => each.length > 0) ?? []) {
    if (place !== undefined) places[place].push({ name, value: placeholder });
  }
  for (const parameter of parameters) {
    if (parameter.in === 'path' || !(parameter.required || shown.optional)) continue;
    const target = places[parameter.in];
    if (target.some(({ name }) => name.toLowerCase() === parameter.name.toLowerCase())) continue;
    target.push(...pairsOf(context, parameter));
  }
  if (cookies.length > 0)
    headers.push({ name: 'Cookie', value: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') });
  const body = bodyPart(context, operation.requestBody);
  // A multipart type needs a boundary, which the sender chooses.
  if (body && (body.text !== undefined || !body.mimeType.startsWith('multipart/')))
    headers.push({ name: 'Content-Type', value: body.mimeType });
  return {
    method: operation.method,
    url: sampleAddress(shown.servers[0]) + operation.path,
    headers,
    query,
    ...(body && { postData: body }),
  };
}

/** A parameter's example serialised in its style (OpenAPI 3.1, Style Values). */
function pairsOf(context: Context, { name, value: parameter, in: place }: WrittenParameter): QueryPart[] {
  const [media] = entriesOf(parameter['content']);
  const holder = media ? (resolve(context.document, media[1])?.value ?? {}) : parameter;
  const examples = [parameter, ...(media ? [holder] : [])].flatMap((each) => writtenExamples(context.document, each));
  const written = examples.find((example) => example.value !== undefined)?.value;
  const isWhole = parameter['in'] === 'querystring';
  const sent = isWhole ? examples.find(({ text }) => text !== undefined)?.text : undefined;
  if (sent !== undefined) return [{ name, value: sent, kind: 'whole' }];
  const schema = holder['schema'] ?? { type: 'string' };
  const value = written ?? context.recall.example(schema, 'request') ?? `<${name}>`;
  if (isWhole && bodyNotationOf(media?.[0] ?? '') === 'form' && isObject(value))
    return entriesOf(value).map(([key, each]) => ({ name: key, value: fieldText(each) }));
  if (isWhole) return [{ name, value: encodeURIComponent(fieldText(value)), kind: 'whole' }];
  if (media) return [{ name, value: JSON.stringify(value) }];
  const style = parameter['style'] ?? (place === 'header' ? 'simple' : 'form');
  const explode = parameter['explode'] ?? isExploded(String(style));
  const isForm = isExploded(String(style)) && explode !== false;
  const kept = parameter['allowReserved'] === true ? { kind: 'reserved' as const } : {};
  if (isArray(value)) {
    if (isForm) return value.map((item) => ({ name, value: fieldText(item), ...kept }));
    const separator = style === 'spaceDelimited' ? ' ' : style === 'pipeDelimited' ? '|' : ',';
    return [{ name, value: value.map(fieldText).join(separator), ...kept }];
  }
  if (isObject(value)) {
    const entries = entriesOf(value);
    if (style === 'deepObject')
      return entries.map(([key, each]) => ({ name: `${name}[${key}]`, value: fieldText(each), ...kept }));
    if (isForm) return entries.map(([key, each]) => ({ name: key, value: fieldText(each), ...kept }));
    return [{ name, value: entries.map(([key, each]) => `${key},${fieldText(each)}`).join(',') }];
  }
  return [{ name, value: fieldText(value), ...kept }];
}

function bodyPart(context: Context, requestBody: Json | undefined): SampleParts['postData'] {
  const contents = entriesOf(resolve(context.document, requestBody)?.value['content']);
  const [contentType, written] = contents.find(([type]) => bodyNotationOf(type) === 'json') ?? contents[0] ?? [];
  if (contentType === undefined) return undefined;
  const mediaType = resolve(context.document, written)?.value ?? {};
  const mimeType = contentType.includes('*') ? 'application/json' : contentType;
  const value = bodyValue(context, mediaType);
  const notation = bodyNotationOf(contentType);
  const isOfItems = mediaType['schema'] === undefined && mediaType['itemSchema'] !== undefined;
  if ((notation === 'form' || notation === 'multipart') && isObject(value) && !isOfItems) {
    return { mimeType, params: fieldsOf(context.document, value, objectOf(mediaType['schema'])) };
  }
  if (notation === 'multipart' && (isArray(value) || isOfItems) && value !== undefined)
    return multipartBody(context.document, mimeType, isArray(value) ? value : [value], mediaType);
  const stream = isOfItems && value !== undefined ? streamText(value, contentType) : undefined;
  if (stream !== undefined) return { mimeType, text: stream };
  if (notation === 'binary') return { mimeType, text: '<file>' };
  if (value === undefined) return undefined;
  return { mimeType, text: writeValue(context.document, value, contentType, mediaType['schema']) ?? '' };
}

/** A form field. One with a `fileName` contains a file. */
interface Field extends Pair {
  fileName?: string;
}

function fieldsOf(document: JsonObject, value: JsonObject, schema: JsonObject): Field[] {
  const properties = objectOf(mergeSchema(document, schema).schema['properties']);
  return entriesOf(value).flatMap(([name, field]) => {
    const type = typeText(document, mergeSchema(document, properties[name]));
    return (isArray(field) ? field : [field]).map((each) => {
      return type === 'file' || type === 'file[]'
        ? { name, value: '', fileName: 'path/to/file' }
        : { name, value: fieldText(each) };
    });
  });
}
