import { compareMarks, pairsOf } from './pairs.js';
import type { Direction, RuleId } from './rules.js';
import { nameOf, type SchemaStep } from './schemaStep.js';
import { type ExpandSchema, type Located, type SchemaPart, type Shape, keywordOf } from './shape.js';
import { entriesOf } from '../../../documents/json.js';

/** A field with its merged schemas. */
interface Field {
  places: readonly Located[];
  parts: readonly SchemaPart[];
}

/** Compares the fields of two objects in one direction. */
export function compareFields({ expand, pair, from, to, reportField, compare }: SchemaStep): void {
  const { direction } = pair;
  const before = sentFields(expand[0], direction, from);
  const after = sentFields(expand[1], direction, to);
  for (const [name, old, now] of pairsOf(before, after)) {
    const [place] = (now ?? old)?.places ?? [];
    const { owner, path: around } = nameOf(place?.pointer.replace(/\/properties\/[^/]*$/, '')) ?? pair;
    const field = { owner, path: around === '' ? name : `${around}.${name}` };
    const report = (rule: RuleId, text: string): void =>
      reportField(field, rule, text, { from: old?.places[0]?.pointer, to: now?.places[0]?.pointer });
    if (!now) {
      report('field-removed', to.fields.has(name) ? `is no longer part of the ${direction}` : 'was removed');
      continue;
    }
    const marksOf = (each: Field, { required }: Shape) => {
      return { isRequired: required.has(name), isDeprecated: isMarked(each, 'deprecated') };
    };
    const isFilled = direction === 'request' && now.parts.some(({ value }) => value['default'] !== undefined);
    compareMarks('field', old && marksOf(old, from), { ...marksOf(now, to), isFilled }, report);
    if (old) compare({ from: old.places, to: now.places, ...field });
  }
}

const isMarked = ({ parts }: Field, key: string): boolean => parts.some(({ value }) => value[key] === true);

function sentFields(expand: ExpandSchema, direction: Direction, { fields }: Shape): Map<string, Field> {
  const mark = direction === 'request' ? 'readOnly' : 'writeOnly';
  const all = Array.from(fields, ([name, places]): [string, Field] => [name, { places, parts: expand(places) }]);
  return new Map(all.filter(([, field]) => !isMarked(field, mark)));
}

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
