import { entriesOf, isArray, isObject, type Json, type JsonObject } from '../json.js';
import { bodyNotationOf } from './mediaType.js';
import { writeXml } from './xml.js';
import { encodePart } from '../../shared/url.js';

/** Serialises a value in a content type; undefined for values that the text would not distinguish. */
export function writeValue(
  document: JsonObject,
  value: Json,
  contentType: string,
  schema: Json | undefined,
): string | undefined {
  switch (bodyNotationOf(contentType)) {
    case 'json':
      return JSON.stringify(value, null, 2);
    case 'xml':
      return typeof value === 'string' && value.trimStart().startsWith('<') ? value : writeXml(document, value, schema);
    case 'form':
      return isObject(value) ? formText(value) : plainText(value);
    case 'multipart':
    case 'text':
      return plainText(value);
    case 'binary':
      return undefined;
  }
}

function formText(value: JsonObject): string {
  return entriesOf(value)
    .flatMap(([name, field]) => (isArray(field) ? field : [field]).map((each) => [name, fieldText(each)] as const))
    .map(([name, text]) => `${encodePart(name)}=${encodePart(text)}`)
    .join('&\n');
}

function plainText(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}

/** A value as a form field, query parameter or path segment contains it. */
export function fieldText(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
