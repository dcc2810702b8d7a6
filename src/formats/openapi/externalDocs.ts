import type { OperationDetails } from './details.js';
import { linkOf, textOf, type JsonObject } from './json.js';

/** Link to further reading, if its address is safe. */
export function externalDocsOf(docs: JsonObject): OperationDetails['externalDocs'] {
  const [url, description] = [linkOf(docs['url']), textOf(docs['description'])];
  return url === undefined ? undefined : { url, ...(description !== undefined && { description }) };
}
