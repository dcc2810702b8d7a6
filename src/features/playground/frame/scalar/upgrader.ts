/*
 * Replaces the package that upgrades documents in Scalar's workspace. Documents here are already OpenAPI 3.1 or newer, because
 * `formats/openapi/read` has upgraded them.
 */
export function upgrade<Document>(document: Document): Document {
  return document;
}
