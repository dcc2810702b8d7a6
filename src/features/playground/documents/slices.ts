import type { JsonObject } from '../../../formats/openapi/json.js';
import type { Operation, Specification } from '../../../formats/openapi/operation.js';
import { createSlicer, type Slicer } from '../../../formats/openapi/slice.js';
import { withoutRemote } from './withoutRemote.js';

const slicers = new WeakMap<Specification, Slicer>();

/** A document that holds one operation and what it needs, and that refers to nothing outside itself. */
export function sliceOf(specification: Specification, operation: Operation): JsonObject {
  const slicer = slicers.get(specification) ?? createSlicer(specification);
  slicers.set(specification, slicer);
  return withoutRemote(slicer.slice(operation));
}
