import { upgrade } from '@scalar/openapi-upgrader';
import { tidySwagger } from './swagger.js';
import { isObject, textOf, without, type Json, type JsonObject } from '../../../documents/json.js';

/** The version that a document declares (`2.0`, `3.0.4`), even if YAML read it as a number. Undefined if it is not an OpenAPI document. */
export function declaredVersion(value: Json): string | undefined {
  if (!isObject(value)) return undefined;
  const declared = textOf(value['openapi'] ?? value['swagger']);
  if (declared === undefined) return undefined;
  return /^\d+$/.test(declared) ? `${declared}.0` : declared;
}

/** True if a version is supported. */
export function isKnownVersion(version: string): boolean {
  return /^(2\.0|3\.\d+)\b/.test(version);
}

/**
 * Converts a document to OpenAPI 3.1; newer ones stay unchanged.
 *
 * @throws if the document is too malformed to convert.
 */
export function upgradeDocument(document: JsonObject, version: string): JsonObject {
  if (!/^(2\.0|3\.0)/.test(version)) return document;
  const rest = without(JSON.parse(JSON.stringify(document)) as JsonObject, 'openapi', 'swagger');
  const isOld = version.startsWith('2');
  const old = isOld ? { swagger: version, ...tidySwagger(rest) } : { openapi: version, ...rest };
  return upgrade(old, '3.1') as object as JsonObject;
}
