import { defined } from '../../../shared/object.js';
import type { Context } from '../../../documents/context.js';
import { bodyExamples, labelOf, type BodyExample } from '../../../documents/example/examples.js';
import { bodyNotationOf, type BodyNotation } from '../../../documents/example/mediaType.js';
import { streamText } from '../../../documents/example/stream.js';
import { fieldText, writeValue } from '../../../documents/example/write.js';
import {
  entriesOf,
  isArray,
  isObject,
  listOf,
  objectOf,
  textOf,
  type Json,
  type JsonObject,
} from '../../../documents/json.js';
import { resolveObject } from '../../../documents/resolve.js';
import { mergeSchema } from '../../../documents/schema/merge.js';
import { typeText } from '../../../documents/schema/typeText.js';
import { createUniqueLabels } from '../../../shared/uniqueLabels.js';
import { multipartBody } from './multipart.js';
import type { Field, SampleBody } from './sampleRequest.js';
import { styledPairs } from './style.js';

/** One of the bodies that a request can have. */
export interface RequestBody {
  /** Unique among the bodies: the label, else the key of the example (`default` for a generated one). */
  name: string;
  /** Distinguishes it from the others; undefined if it is the only one. */
  label?: string;
  description?: string;
  /** Content type as in the document. */
  contentType: string;
  /** Value of the header `Content-Type`; undefined if the sender adds a boundary to it. */
  mimeType?: string;
  /** Undefined for files. */
  value?: Json;
  body?: SampleBody;
}

const placeholder = 'path/to/file';

/** The bodies of a request, one for each example in each content type. JSON comes first. */
export function requestBodies(context: Context, requestBody: Json | undefined): RequestBody[] {
  const contents = entriesOf(resolveObject(context.document, requestBody)['content']);
  const isJson = ([type]: [string, Json]): boolean => bodyNotationOf(type) === 'json';
  const sorted = [...contents.filter(isJson), ...contents.filter((each) => !isJson(each))];
  const bodies = sorted.flatMap(([contentType, node]): RequestBody[] => {
    const mediaType = resolveObject(context.document, node);
    const examples = bodyExamples(context, mediaType, contentType, 'request').filter(
      ({ value, text }) => value !== undefined || text !== undefined,
    );
    const label = (own: string | undefined): string | undefined =>
      [own, contents.length > 1 ? contentType : undefined].filter(Boolean).join(' · ') || undefined;
    const file = bodyNotationOf(contentType) === 'binary' ? [{ name: 'default', generated: true }] : [];
    return (examples.length > 0 ? examples : file).map((example: BodyExample) => {
      const { name, description, text, value = text } = example;
      const source = example.value === undefined ? text : undefined;
      return defined({
        name,
        label: label(labelOf(example, contents.length > 1)),
        description,
        contentType,
        value,
        ...bodyOf(context.document, value ?? null, contentType, mediaType, source),
      });
    });
  });
  if (bodies.length === 1) return bodies.map(({ label: _, ...only }) => only);
  const unique = createUniqueLabels();
  return bodies.map((body) => ({ ...body, name: unique(body.label ?? body.name) }));
}

/** Types for bodies whose content type is a range. */
const sentTypes: Partial<Record<BodyNotation, string>> = {
  json: 'application/json',
  xml: 'application/xml',
  text: 'text/plain',
};

/** Replaces a range such as `application/*+xml` with a type that can be sent. */
export function sentType(contentType: string): string {
  if (!contentType.includes('*')) return contentType;
  return sentTypes[bodyNotationOf(contentType)] ?? 'application/octet-stream';
}

function bodyOf(
  document: JsonObject,
  value: Json,
  contentType: string,
  mediaType: JsonObject,
  sent: string | undefined,
): Pick<RequestBody, 'body' | 'mimeType'> {
  const mimeType = sentType(contentType);
  const notation = bodyNotationOf(contentType);
  const isOfItems = mediaType['schema'] === undefined && mediaType['itemSchema'] !== undefined;
  if (sent === undefined && (notation === 'form' || notation === 'multipart') && isObject(value) && !isOfItems) {
    const fields = fieldsOf(document, value, mediaType);
    return notation === 'form' ? { mimeType, body: { kind: 'form', fields } } : { body: { kind: 'multipart', fields } };
  }
  if (notation === 'multipart' && (isArray(value) || isOfItems)) {
    const { mimeType: typed, text } = multipartBody(document, mimeType, isArray(value) ? value : [value], mediaType);
    return { mimeType: typed, body: { kind: 'text', text } };
  }
  if (notation === 'binary') return { mimeType, body: { kind: 'file', path: placeholder } };
  const stream = isOfItems ? streamText(value, contentType) : undefined;
  const text = sent ?? stream ?? writeValue(document, value, contentType, mediaType['schema']) ?? '';
  return { mimeType, body: { kind: notation === 'json' ? 'json' : 'text', text } };
}

/** The content type of a part; undefined if its encoding leaves a choice, as in `image/png, image/jpeg`. */
export function partType({ contentType }: JsonObject): string | undefined {
  const type = textOf(contentType);
  return type === undefined || /[,*]/.test(type) ? undefined : type;
}

function fieldsOf(document: JsonObject, value: JsonObject, mediaType: JsonObject): Field[] {
  const properties = objectOf(mergeSchema(document, mediaType['schema']).schema['properties']);
  const encodings = objectOf(mediaType['encoding']);
  return entriesOf(value).flatMap(([name, field]): Field[] => {
    const type = typeText(document, mergeSchema(document, properties[name]));
    const encoding = resolveObject(document, encodings[name]);
    const { style, explode } = encoding;
    const typed = defined({ contentType: partType(encoding) });
    if (type === 'file' || type === 'file[]')
      return (isArray(field) ? field : [field]).map(() => ({ name, value: placeholder, isFile: true, ...typed }));
    if (style !== undefined || explode !== undefined) return styledPairs(name, field, textOf(style) ?? 'form', explode);
    return (isArray(field) ? listOf(field) : [field]).map((each) => ({ name, value: fieldText(each), ...typed }));
  });
}
