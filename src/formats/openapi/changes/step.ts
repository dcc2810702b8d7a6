import { isArray, type JsonObject } from '../../../documents/json.js';
import { resolve } from '../../../documents/resolve.js';
import type { Findings, Scope } from './change.js';
import type { Direction, RuleId } from './rules.js';
import type { SchemaComparison } from './schemas.js';
import type { Places } from './schemaStep.js';
import type { Located } from './shape.js';

/** An object with its reference followed. */
export interface Holder extends Located<JsonObject> {
  document: JsonObject;
}

/** Context for comparing the parts of an operation. */
export interface OperationContext {
  scope: Scope;
  findings: Findings;
  schemas: SchemaComparison;
  today?: string | undefined;
}

/** One state of a request, of an operation or a callback. */
export interface RequestSide extends Holder {
  item: JsonObject;
  itemPointer: string;
  path: string;
}

/** Reports a difference between two requests. */
export type ReportRequest = (rule: RuleId, direction: Direction, message: string, places: Places) => void;

/** Context for comparing the parts of a request. */
export interface RequestStep extends OperationContext {
  from: RequestSide;
  to: RequestSide;
  /** `request` for operations, `response` for requests that the API sends. */
  sent: Direction;
  answered: Direction;
  report: ReportRequest;
}

/** Follows the reference of a value that is not a schema. */
export function locate(document: JsonObject, { value, pointer }: Located): Located<JsonObject> {
  const target = isArray(value) ? undefined : resolve(document, value);
  return { value: target?.value ?? {}, pointer: target?.pointer ?? pointer };
}
