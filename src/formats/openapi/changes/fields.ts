import { nameOf } from './names.js';
import type { Direction, RuleId } from './rules.js';
import type { SchemaStep } from './schemaStep.js';
import type { ExpandSchema, Located, SchemaPart, Shape } from './shape.js';

/** A field with everything that its schema consists of. */
interface Field {
  written: readonly Located[];
  parts: readonly SchemaPart[];
}

/** Compares the fields of two objects that are sent in a direction. */
export function compareFields({ expand, pair, from, to, reportField, compare }: SchemaStep): void {
  const { direction } = pair;
  const before = sentFields(expand[0], direction, from);
  const after = sentFields(expand[1], direction, to);
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const [old, now] = [before.get(name), after.get(name)];
    const [place] = (now ?? old)?.written ?? [];
    const { owner, path: around } = nameOf(place?.pointer.replace(/\/properties\/[^/]*$/, '')) ?? pair;
    const field = { owner, path: around === '' ? name : `${around}.${name}` };
    const report = (rule: RuleId, text: string): void =>
      reportField(field, rule, text, { from: old?.written[0]?.pointer, to: now?.written[0]?.pointer });
    if (!now) {
      report('field-removed', to.fields.has(name) ? `is no longer part of the ${direction}` : 'was removed');
      continue;
    }
    // The API fills in what a request leaves out.
    const isFilled = direction === 'request' && now.parts.some(({ value }) => value['default'] !== undefined);
    const isRequired = to.required.has(name);
    if (!old) {
      if (isRequired && !isFilled) report('field-added-required', 'was added and is required');
      else report('field-added', 'was added');
      continue;
    }
    const wasRequired = from.required.has(name);
    if (isRequired && !wasRequired && !isFilled) report('field-required', 'became required');
    if (wasRequired && !isRequired) report('field-optional', 'became optional');
    const [wasDeprecated, isDeprecated] = [isMarked(old, 'deprecated'), isMarked(now, 'deprecated')];
    if (isDeprecated && !wasDeprecated) report('field-deprecated', 'is deprecated');
    if (wasDeprecated && !isDeprecated) report('field-not-deprecated', 'is no longer deprecated');
    compare({ from: old.written, to: now.written, ...field });
  }
}

const isMarked = ({ parts }: Field, key: string): boolean => parts.some(({ value }) => value[key] === true);

function sentFields(expand: ExpandSchema, direction: Direction, { fields }: Shape): Map<string, Field> {
  const mark = direction === 'request' ? 'readOnly' : 'writeOnly';
  const all = Array.from(fields, ([name, written]): [string, Field] => [name, { written, parts: expand(written) }]);
  return new Map(all.filter(([, field]) => !isMarked(field, mark)));
}
