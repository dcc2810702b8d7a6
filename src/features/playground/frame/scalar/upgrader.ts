/*
 * Takes the place of the package that upgrades documents in Scalar's workspace. Those of a site are of OpenAPI 3.1 or newer, because `formats/openapi/read`
 * has upgraded them with the same package.
 */
export function upgrade<Document>(document: Document): Document {
  return document;
}
