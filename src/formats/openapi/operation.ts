import type { ReferenceDocument, ReferenceEntry } from '../format.js';
import type { ApiSettings, OperationDetails } from './details.js';
import type { Json, JsonObject } from '../../documents/json.js';
import type { RequestValues } from './sample/requests.js';

/** A specification that was read, upgraded to OpenAPI 3.1 and bundled into one document. References are kept. */
export interface Specification extends ReferenceDocument<Operation> {
  format: 'openapi';
  /** OpenAPI 3.1. External files are moved under `components`; local `$ref`s are kept. */
  document: JsonObject;
  describe(entry: Operation, settings: ApiSettings): OperationDetails;
  /** Values with which a form for an operation starts: those of its samples. */
  requestValues(operation: Operation, settings: ApiSettings): RequestValues;
  /** In file order: path by path, method by method. `x-excluded` ones are left out. */
  operations: readonly Operation[];
  /** The document's `webhooks`, in file order. */
  webhooks: readonly Operation[];
  /** Names under `components.schemas`, in file order. */
  schemas: readonly string[];
}

/** Narrows a document to a specification. */
export function isOpenapi(document: ReferenceDocument): document is Specification {
  return document.format === 'openapi';
}

/** Narrows an entry to an operation. */
export function isOperation(entry: ReferenceEntry): entry is Operation {
  return entry.kind === 'operation' || entry.kind === 'webhook';
}

/** An operation or a webhook. */
export interface Operation extends ReferenceEntry {
  kind: 'operation' | 'webhook';
  /** In capitals, or as written in `additionalOperations`. */
  method: string;
  /** Tags that form groups of the navigation, in file order. */
  tags: readonly string[];
  /** All `x-` keys of the operation, as written. */
  extensions: Readonly<Record<string, Json>>;
  /** JSON pointer of its Path Item Object, with the item's own `$ref` followed. */
  itemPointer: string;
}
