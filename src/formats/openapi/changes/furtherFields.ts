import { entriesOf } from '../../../documents/json.js';
import type { SchemaStep } from './schemaStep.js';
import { keywordOf, type Located, type Shape } from './shape.js';

/** Compares the additional properties that two schemas allow. */
export function compareFurtherFields({ from, to, pair, report, compare }: SchemaStep): void {
  const [before, after] = [furtherFields(from), furtherFields(to)];
  if (before.openness === 1 && after.openness === 1) {
    const path = pair.path === '' ? '*' : `${pair.path}.*`;
    return compare({ from: [before.place], to: [after.place], path });
  }
  const places = { from: before.place?.pointer, to: after.place?.pointer };
  const allowed = ['no fields', 'only fields of one kind', 'any fields'][after.openness];
  const text = `allows ${allowed} besides those it names`;
  if (after.openness < before.openness) report('further-fields-narrowed', text, places);
  if (after.openness > before.openness) report('further-fields-widened', text, places);
}

/** Openness for additional properties: 0 none, 1 those that match a schema, 2 any. */
type FurtherFields = { openness: 0 | 2; place?: Located | undefined } | { openness: 1; place: Located };

function furtherFields(shape: Shape): FurtherFields {
  const place = keywordOf(shape, 'additionalProperties') ?? keywordOf(shape, 'unevaluatedProperties');
  if (place?.value === false) return { openness: 0, place };
  return place && entriesOf(place.value).length > 0 ? { openness: 1, place } : { openness: 2, place };
}
