import { isObject, textOf, type Json } from '../openapi/json.js';

/** The version that a document declares, also where YAML made a number of it; undefined when it is no AsyncAPI document. */
export function declaredVersion(value: Json): string | undefined {
  return isObject(value) ? textOf(value['asyncapi']) : undefined;
}

/** Is it a version that can be shown? */
export function isKnownVersion(version: string): boolean {
  return /^[23](?:\.\d+)*\b/.test(version);
}

/** Whether a document is of the second version, where operations stand in channels and are told from the other end. */
export function isSecond(document: Json): boolean {
  return declaredVersion(document)?.startsWith('2') ?? false;
}
