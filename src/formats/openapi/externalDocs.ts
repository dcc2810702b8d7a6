import type { OperationDetails } from './details.js';
import { linkOf, textOf, type JsonObject } from './json.js';

/** Further reading that an object names with an address that a link may have. */
export function externalDocsOf(docs: JsonObject): OperationDetails['externalDocs'] {
  const [url, description] = [linkOf(docs['url']), textOf(docs['description'])];
  return url === undefined ? undefined : { url, ...(description !== undefined && { description }) };
}
