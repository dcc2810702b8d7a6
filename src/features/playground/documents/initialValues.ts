import { partsOf, type Kind } from '../../../formats/openapi/grammar.js';
import type { Json, JsonObject } from '../../../formats/openapi/json.js';

/** Nouns whose examples Scalar's client begins with. */
const exemplified: ReadonlySet<Kind> = new Set<Kind>(['schema', 'parameter', 'header', 'mediaType']);

/**
 * A document whose examples are the values that the playground is to begin with (`api.examples.prefill`).
 *
 * @param prefill false takes the examples out; true puts `x-default` in their place, which is for the playground alone.
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
