import { partsOf, type Kind } from '../../../documents/grammar.js';
import type { Json, JsonObject } from '../../../documents/json.js';

/** Kinds of objects whose examples Scalar's client uses as initial values. */
const exemplified: ReadonlySet<Kind> = new Set<Kind>(['schema', 'parameter', 'header', 'mediaType']);

/**
 * Changes a document's examples to the playground's initial values (`api.examples.prefill`).
 *
 * @param prefill false removes the examples; true replaces them with `x-default`, which only the playground uses.
 */
export function withInitialValues(document: JsonObject, prefill: boolean | undefined): JsonObject {
  if (prefill === undefined) return document;
  const copy = JSON.parse(JSON.stringify(document)) as Record<string, Json>;
  change(copy, 'document', prefill);
  return copy;
}

function change(noun: Record<string, Json>, kind: Kind, prefill: boolean): void {
  const initial = prefill ? noun['x-default'] : undefined;
  if (exemplified.has(kind) && (!prefill || initial !== undefined)) {
    delete noun['example'];
    delete noun['examples'];
    if (initial !== undefined && kind === 'schema') noun['examples'] = [initial];
    else if (initial !== undefined) noun['example'] = initial;
  }
  for (const part of partsOf(noun, kind)) change(part.value as Record<string, Json>, part.kind, prefill);
}
