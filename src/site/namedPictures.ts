import { entriesOf, isArray, isObject, type Json } from '../documents/json.js';

const picture = /!\[[^\]]*\]\(\s*<?([^\s()<>]+)|<img\b[^>]*\ssrc="([^"]+)"/g;

/** Addresses of pictures in a specification's text. */
export function picturesIn(text: string): string[] {
  return Array.from(text.matchAll(picture), ([, first, second]) => first ?? second ?? '');
}

/** Addresses of pictures in all texts of a document. */
export function picturesOf(document: Json | undefined): string[] {
  if (typeof document === 'string')
    return document.includes('![') || document.includes('<img') ? picturesIn(document) : [];
  if (isArray(document)) return document.flatMap(picturesOf);
  return isObject(document) ? entriesOf(document).flatMap(([, value]) => picturesOf(value)) : [];
}
