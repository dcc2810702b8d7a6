import type { JsonObject } from '../../../documents/json.js';
import type { Operation, Specification } from '../../../formats/openapi/operation.js';
import { createSlicer, type Slicer } from '../../../formats/openapi/slice.js';
import { remember } from '../../../shared/remember.js';
import { withoutRemote } from './withoutRemote.js';

const slicers = new WeakMap<Specification, Slicer>();

/** A self-contained document with one operation and everything it needs. */
export function sliceOf(specification: Specification, operation: Operation): JsonObject {
  const slice = remember(slicers, specification, () => createSlicer(specification));
  return withoutRemote(slice(operation));
}
