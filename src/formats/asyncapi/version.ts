import { isObject, textOf, type Json } from '../../documents/json.js';

/** The version that a document declares, even if YAML read it as a number. Undefined if it is not an AsyncAPI document. */
export function declaredAsyncVersion(value: Json): string | undefined {
  return isObject(value) ? textOf(value['asyncapi']) : undefined;
}

/** True if a version is supported. */
export function isKnownAsyncVersion(version: string): boolean {
  return /^[23](?:\.\d+)*\b/.test(version);
}

/** True for version 2, in which operations belong to channels and are described from the other side. */
export function isSecond(document: Json): boolean {
  return declaredAsyncVersion(document)?.startsWith('2') ?? false;
}
