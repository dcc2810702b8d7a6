import { entriesOf, isArray, isObject, type Json } from '../formats/openapi/json.js';

const picture = /!\[[^\]]*\]\(\s*<?([^\s()<>]+)|<img\b[^>]*\ssrc="([^"]+)"/g;

/** Addresses of the pictures that a text of a specification shows. */
export function picturesIn(text: string): string[] {
  return Array.from(text.matchAll(picture), ([, first, second]) => first ?? second ?? '');
}

/** Addresses of the pictures that the texts of a document show. */
export function picturesOf(document: Json | undefined): string[] {
  if (typeof document === 'string')
    return document.includes('![') || document.includes('<img') ? picturesIn(document) : [];
  if (isArray(document)) return document.flatMap(picturesOf);
  return isObject(document) ? entriesOf(document).flatMap(([, value]) => picturesOf(value)) : [];
}
