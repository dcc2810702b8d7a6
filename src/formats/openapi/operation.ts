import type { ReferenceDocument, ReferenceEntry } from '../format.js';
import type { ApiSettings, OperationDetails } from './details.js';
import type { Json, JsonObject } from './json.js';

/** A specification file or URL, read, upgraded to OpenAPI 3.1 and bundled into one document. References stay references. */
export interface Specification extends ReferenceDocument<Operation> {
  format: 'openapi';
  /** OpenAPI 3.1; external files stand under `components`; local `$ref`s are kept. */
  document: JsonObject;
  describe(entry: Operation, settings: ApiSettings): OperationDetails;
  /** In file order: path by path, method by method. `x-excluded` ones are left out. */
  operations: readonly Operation[];
  /** The document's `webhooks`, in file order. */
  webhooks: readonly Operation[];
  /** Names under `components.schemas`, in file order. */
  schemas: readonly string[];
}

/** Tells a specification from documents of other formats. */
export function isOpenapi(document: ReferenceDocument): document is Specification {
  return document.format === 'openapi';
}

/** Tells an operation from entries of other formats. */
export function isOperation(entry: ReferenceEntry): entry is Operation {
  return entry.kind === 'operation' || entry.kind === 'webhook';
}

/** An operation, or a webhook. */
export interface Operation extends ReferenceEntry {
  kind: 'operation' | 'webhook';
  /** In capitals, or as `additionalOperations` has it. */
  method: string;
  /** Those of the navigation, in file order; empty when it has none. */
  tags: readonly string[];
  /** Every `x-` key of the operation, as written. */
  extensions: Readonly<Record<string, Json>>;
  /** JSON pointer of its Path Item Object, after following the item's own `$ref`. */
  itemPointer: string;
}
