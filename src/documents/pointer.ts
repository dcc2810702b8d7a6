import { isArray, isObject, type Json } from './json.js';
import { decode } from '../shared/url.js';

/** Appends keys to a JSON pointer (RFC 6901). */
export function joinPointer(base: string, ...keys: readonly (string | number)[]): string {
  let pointer = base;
  for (const key of keys) pointer += `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;
  return pointer;
}

/** The keys of a JSON pointer; the empty pointer has none. */
export function splitPointer(pointer: string): string[] {
  const keys = pointer === '' ? [] : pointer.slice(1).split('/');
  return keys.map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The value at a JSON pointer below `root`; undefined if there is none. */
export function valueAt(root: Json | undefined, pointer: string): Json | undefined {
  let value = root;
  for (const key of splitPointer(pointer)) {
    if (isArray(value)) value = /^\d+$/.test(key) ? value[Number(key)] : undefined;
    else if (isObject(value)) value = Object.hasOwn(value, key) ? value[key] : undefined;
    else return undefined;
  }
  return value;
}

/**
 * The pointer in a URI fragment (RFC 6901, section 6): `#/paths/~1a%7Bid%7D` is `/paths/~1a{id}`. Fragments in the wild are often not
 * percent-encoded; one that cannot be decoded is used as written.
 */
export function pointerOfFragment(fragment: string): string {
  return decode(fragment);
}
