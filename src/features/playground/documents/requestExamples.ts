import { heldOperations, itemHolding } from '../../../formats/openapi/heldOperations.js';
import {
  entriesOf,
  isArray,
  isObject,
  objectOf,
  without,
  type Json,
  type JsonObject,
} from '../../../documents/json.js';
import { writtenParameters, type WrittenParameter } from '../../../formats/openapi/parameters.js';
import { resolve } from '../../../documents/resolve.js';
import { partType, sentType, type RequestBody } from '../../../formats/openapi/sample/body.js';
import type { RequestValues } from '../../../formats/openapi/sample/requests.js';

/** Content type that makes Scalar's client offer a file input; the frame replaces it with the operation's own. */
const fileType = 'application/octet-stream';

/**
 * Sets the examples with which Scalar's client starts to the values of the samples: one for each request that the page shows, with the same
 * name.
 */
export function withRequestExamples(
  slice: JsonObject,
  { method, path }: { method: string; path: string },
  { parameters, bodies }: RequestValues,
): JsonObject {
  const item = objectOf(objectOf(slice['paths'])[path]);
  const operation = heldOperations(item).find((held) => held.method === method)?.value ?? {};
  const names = bodies.length > 0 ? bodies.map(({ name }) => name) : ['default'];
  const initial = new Map(parameters.map((each) => [`${each.in} ${each.name}`, each]));
  const parameterList = writtenParameters(slice, item, operation, path).map((parameter): JsonObject => {
    const { value, text, isShown = false } = initial.get(`${parameter.in} ${parameter.name}`) ?? {};
    // Scalar's client serialises the value of a header or cookie in its style even if it has a content type. In the path it expects a value.
    const isText = text !== undefined && parameter.in !== 'path';
    const example = {
      ...(isText && { serializedValue: text }),
      ...(!isText && value !== undefined && { value: withTexts(value, parameter.value['style']) }),
      'x-disabled': value === undefined ? !parameter.required : !isShown,
    };
    return withExamples(parameter, Object.fromEntries(names.map((name) => [name, example])));
  });
  const requestBody = resolve(slice, operation['requestBody'])?.value;
  const changed = {
    ...operation,
    parameters: parameterList,
    ...(requestBody && { requestBody: bodyWith(slice, requestBody, bodies) }),
  };
  return { ...slice, paths: { [path]: itemHolding(without(item, 'parameters'), method, changed) } };
}

/** Converts what a list or an object contains to JSON text if it has parts, because Scalar's client would send `[object Object]`. */
function withTexts(value: Json, style: Json | undefined): Json {
  const text = (part: Json): Json => (typeof part === 'object' && part !== null ? JSON.stringify(part) : part);
  if (isArray(value)) return value.map(text);
  if (!isObject(value) || style === 'deepObject') return value;
  return Object.fromEntries(entriesOf(value).map(([key, part]) => [key, text(part)]));
}

/** Sets the examples of a parameter, in its media type if it is described by `content`. */
function withExamples({ name, value, required }: WrittenParameter, examples: JsonObject): JsonObject {
  const own = { ...without(value, 'example', 'examples'), name, in: value['in'] ?? 'path', required };
  const [media] = entriesOf(value['content']);
  if (!media) return { ...own, examples };
  return { ...own, content: { [media[0]]: { ...without(objectOf(media[1]), 'example', 'examples'), examples } } };
}

function bodyWith(slice: JsonObject, requestBody: JsonObject, bodies: readonly RequestBody[]): JsonObject {
  const typeOf = (contentType: string): string =>
    bodies.some((body) => body.contentType === contentType && body.body?.kind === 'file')
      ? fileType
      : sentType(contentType);
  const contents = new Map<string, JsonObject>();
  for (const [contentType, content] of entriesOf(requestBody['content'])) {
    const own = bodies.filter((body) => body.contentType === contentType);
    const examples = own.flatMap((body) => {
      const value = initialValue(body);
      return value === undefined ? [] : [[body.name, { value }] as const];
    });
    const mediaType = withPartTypes(slice, without(resolve(slice, content)?.value ?? {}, 'example', 'examples'));
    // A range may be sent as a type that is declared too.
    const type = typeOf(contentType);
    const same = contents.get(type);
    const all = { ...objectOf(same?.['examples']), ...Object.fromEntries(examples) };
    contents.set(type, { ...mediaType, ...same, examples: all });
  }
  return {
    ...requestBody,
    content: Object.fromEntries(contents),
    'x-scalar-selected-content-type': Object.fromEntries(
      bodies.map(({ name, contentType }) => [name, typeOf(contentType)]),
    ),
  };
}

/** Removes content types among which the sender chooses from the parts of a form, because Scalar's client would send them as one. */
function withPartTypes(slice: JsonObject, mediaType: JsonObject): JsonObject {
  if (mediaType['encoding'] === undefined) return mediaType;
  const encodings = entriesOf(mediaType['encoding']).map(([name, node]) => {
    const encoding = resolve(slice, node)?.value ?? {};
    return [name, partType(encoding) === undefined ? without(encoding, 'contentType') : encoding] as const;
  });
  return { ...mediaType, encoding: Object.fromEntries(encodings) };
}

/** Rows of a form, or the text of a body; undefined for a file. */
function initialValue({ body, value }: RequestBody): Json | undefined {
  if (!body) return value;
  if ('text' in body) return body.text;
  if (!('fields' in body)) return undefined;
  return body.fields.map(({ name, value: text, isFile }) => ({ name, value: isFile ? '' : text, isDisabled: false }));
}
