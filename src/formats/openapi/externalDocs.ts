import { defined } from '../../shared/object.js';
import type { OperationDetails } from './details.js';
import { linkOf, textOf, type JsonObject } from '../../documents/json.js';

/** Link to further reading, if its address is safe. */
export function externalDocsOf(docs: JsonObject): OperationDetails['externalDocs'] {
  const url = linkOf(docs['url']);
  return url === undefined ? undefined : defined({ url, description: textOf(docs['description']) });
}
