import { upgrade } from '@scalar/openapi-upgrader';
import { tidySwagger } from './swagger.js';
import { isObject, textOf, without, type Json, type JsonObject } from '../json.js';

/** `2.0`, `3.0.4`: the version a document declares, also where YAML made a number of it; undefined when it is no OpenAPI document. */
export function declaredVersion(value: Json): string | undefined {
  if (!isObject(value)) return undefined;
  const declared = textOf(value['openapi'] ?? value['swagger']);
  if (declared === undefined) return undefined;
  return /^\d+$/.test(declared) ? `${declared}.0` : declared;
}

/** Is it a version that can be shown? */
export function isKnownVersion(version: string): boolean {
  return /^(2\.0|3\.\d+)\b/.test(version);
}

/**
 * The document as OpenAPI 3.1; 3.1 and later stay as they are.
 *
 * @throws when the document is so malformed that the conversion fails.
 */
export function upgraded(document: JsonObject, version: string): JsonObject {
  if (!/^(2\.0|3\.0)/.test(version)) return document;
  const rest = without(JSON.parse(JSON.stringify(document)) as JsonObject, 'openapi', 'swagger');
  const isOld = version.startsWith('2');
  const old = isOld ? { swagger: version, ...tidySwagger(rest) } : { openapi: version, ...rest };
  return upgrade(old, '3.1') as object as JsonObject;
}
