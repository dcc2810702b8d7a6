import { compareMarks, pairsOf } from './pairs.js';
import type { Direction, RuleId } from './rules.js';
import { nameOf, type SchemaStep } from './schemaStep.js';
import type { ExpandSchema, Located, SchemaPart, Shape } from './shape.js';

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
