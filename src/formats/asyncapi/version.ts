import { isObject, textOf, type Json } from '../openapi/json.js';

/** The version that a document declares, also where YAML made a number of it; undefined when it is no AsyncAPI document. */
export function declaredAsyncVersion(value: Json): string | undefined {
  return isObject(value) ? textOf(value['asyncapi']) : undefined;
}

/** Is it a version that can be shown? */
export function isKnownAsyncVersion(version: string): boolean {
  return /^[23](?:\.\d+)*\b/.test(version);
}

/**
 * True if a document is of version 2, in which operations are parts of channels and are described from the other end.
 */
export function isSecond(document: Json): boolean {
  return declaredAsyncVersion(document)?.startsWith('2') ?? false;
}
