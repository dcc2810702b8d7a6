import { isObject, listOf, objectOf, type JsonObject } from '../../openapi/json.js';

/** Index signatures of a declaration. Older files have only one. */
export function indexSignatures({ indexSignatures: several, indexSignature: one }: JsonObject): JsonObject[] {
  return [...listOf(several), ...(isObject(one) ? [one] : listOf(one))].map(objectOf);
}
