import { entriesOf } from '../json.js';
import type { SchemaStep } from './schemaStep.js';
import { keywordOf, type Located, type Shape } from './shape.js';

/** Compares what two schemas say of fields that they do not name. */
export function compareFurtherFields({ from, to, pair, report, compare }: SchemaStep): void {
  const [before, after] = [furtherFields(from), furtherFields(to)];
  if (before.openness === 1 && after.openness === 1) {
    const path = pair.path === '' ? '*' : `${pair.path}.*`;
    return compare({ from: [before.written], to: [after.written], path });
  }
  const places = { from: before.written?.pointer, to: after.written?.pointer };
  const allowed = ['no fields', 'only fields of one kind', 'any fields'][after.openness];
  const text = `allows ${allowed} besides those it names`;
  if (after.openness < before.openness) report('further-fields-narrowed', text, places);
  if (after.openness > before.openness) report('further-fields-widened', text, places);
}

/** 0 none, 1 those that follow a schema, 2 any. */
type FurtherFields = { openness: 0 | 2; written?: Located | undefined } | { openness: 1; written: Located };

function furtherFields(shape: Shape): FurtherFields {
  const written = keywordOf(shape, 'additionalProperties') ?? keywordOf(shape, 'unevaluatedProperties');
  if (written?.value === false) return { openness: 0, written };
  return written && entriesOf(written.value).length > 0 ? { openness: 1, written } : { openness: 2, written };
}
