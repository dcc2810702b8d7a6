import type { JsonObject } from '../../../formats/openapi/json.js';
import type { Operation, Specification } from '../../../formats/openapi/operation.js';
import { createSlicer, type Slicer } from '../../../formats/openapi/slice.js';
import { withoutRemote } from './withoutRemote.js';

const slicers = new WeakMap<Specification, Slicer>();

/** A self-contained document with one operation and everything it needs. */
export function sliceOf(specification: Specification, operation: Operation): JsonObject {
  const slicer = slicers.get(specification) ?? createSlicer(specification);
  slicers.set(specification, slicer);
  return withoutRemote(slicer.slice(operation));
}
