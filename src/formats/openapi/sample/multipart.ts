import { bodyNotationOf } from '../../../documents/example/mediaType.js';
import { writeValue } from '../../../documents/example/write.js';
import { isObject, listOf, objectOf, textOf, type Json, type JsonObject } from '../../../documents/json.js';
import { mergeSchema } from '../../../documents/schema/merge.js';

/** Separates the parts; samples name it in the content type. */
const boundary = 'part';

/** A body with unnamed parts, as sent (RFC 2046, 5.1.1). */
export interface MultipartBody {
  mimeType: string;
  text: string;
}

/** Writes parts in order, each with the content type for its position (OpenAPI 3.2, `prefixEncoding` and `itemEncoding`). */
export function multipartBody(
  document: JsonObject,
  contentType: string,
  parts: readonly Json[],
  mediaType: JsonObject,
): MultipartBody {
  const { prefixItems, items } = mergeSchema(document, mediaType['schema']).schema;
  const [schemas, encodings] = [listOf(prefixItems), listOf(mediaType['prefixEncoding'])];
  const rest = mediaType['itemSchema'] ?? items;
  // Shows that more parts may follow those described one by one.
  const further = parts.length <= encodings.length && isObject(mediaType['itemEncoding']) ? ['<file>'] : [];
  const lines = [...parts, ...further].flatMap((part, index) => {
    const schema = schemas[index] ?? rest;
    const type = textOf(objectOf(encodings[index] ?? mediaType['itemEncoding'])['contentType']) ?? typeOf(part);
    const [single = type] = type.split(/\s*,\s*/);
    const isJson = bodyNotationOf(single) === 'json';
    const text = isJson ? JSON.stringify(part) : (writeValue(document, part, single, schema) ?? '<file>');
    return [`--${boundary}`, `Content-Type: ${single}`, '', ...text.split('\n')];
  });
  return { mimeType: `${contentType}; boundary=${boundary}`, text: [...lines, `--${boundary}--`, ''].join('\r\n') };
}

/** Default content type of a part. */
const typeOf = (part: Json): string => (typeof part === 'string' ? 'text/plain' : 'application/json');
