import { isObject, listOf, type Json, type JsonObject } from '../json.js';
import { mergeSchema, type Merged, type Union } from '../schema/merge.js';
import { isNull } from '../schema/parts.js';
import { typesOf, type Type } from '../schema/types.js';
import { discriminatorValues } from '../schema/variants.js';
import { exampleArray } from './array.js';
import { authorValues, removeHidden } from './author.js';
import type { ExampleDepth, Making } from './exampleMaker.js';
import { exampleNumber } from './number.js';
import { exampleObject } from './object.js';
import { exampleString } from './string.js';
import type { Direction, Validity } from './validity.js';

const MAX_DEPTH = 12;
/** Maximum depths of optional properties, tried in turn. A long example uses the first one that makes it short enough. */
const OPTIONAL_DEPTHS = [6, 4, 3, 2, 1];
/** Maximum number of values in a short example. */
const SHORT = 100;
/** Maximum number of attempts for one example. */
const MAX_TRIES = 2_000;
/** Once an example has this many values, only required properties are added. */
const LONG = 250;

/**
 * Generates a value that matches a schema, from the author's examples, defaults and allowed values if they are valid, else made up (FORMAT.md 6.3).
 * The same schema always gives the same value.
 *
 * @returns undefined if no value matches or none is found.
 */
export function exampleValue(
  document: JsonObject,
  schema: Json,
  direction: Direction,
  validity: Validity,
): Json | undefined {
  const context = { document, direction, validity };
  let best: Json | undefined;
  for (const depth of OPTIONAL_DEPTHS) {
    const { value, count } = attempt(schema, context, 'quick', depth);
    if (value === undefined || !validity.accepts(value, schema, direction)) break;
    best = value;
    if (count <= SHORT) break;
  }
  return best ?? attempt(schema, context, 'thorough').value ?? attempt(schema, context, 'lenient').value;
}

/**
 * `quick` validates only where generation is unreliable, `thorough` validates every part, and `lenient` returns a value that does not match rather
 * than none, for schemas that contradict themselves.
 */
type Care = 'quick' | 'thorough' | 'lenient';

function attempt(
  schema: Json,
  context: Pick<Making, 'document' | 'direction' | 'validity'>,
  care: Care,
  optionalDepth = OPTIONAL_DEPTHS[0] ?? 0,
): { value: Json | undefined; count: number } {
  const { document, direction, validity } = context;
  let count = 0;
  const making: Making = {
    ...context,
    lenient: care === 'lenient',
    isLong: ({ depth }) => depth > optionalDepth || count > LONG,
    mayGoOn: () => {
      count += 1;
      return count <= MAX_TRIES;
    },
    make: (part, level) => {
      if (part === false || !making.mayGoOn() || level.depth > MAX_DEPTH) return undefined;
      if (!isObject(part)) return '<any>';
      const merged = mergeSchema(document, part);
      if (merged.followed.some((pointer) => level.above.has(pointer))) return isNullable(merged) ? null : undefined;
      const inside = { depth: level.depth, above: new Set([...level.above, ...merged.followed]) };
      const value = givenValue(merged.schema, part, making);
      if (value !== undefined) return value;
      const isFree = merged.schema['const'] === undefined && listOf(merged.schema['enum']).length === 0;
      if (!isFree && care !== 'lenient') return undefined;
      const mustFit = care === 'thorough' || (care === 'quick' && isIntricate(merged));
      for (const candidate of candidates(merged, making, inside)) {
        if (!mustFit || validity.accepts(candidate, part, direction)) return candidate;
      }
      return isNullable(merged) ? null : undefined;
    },
  };
  const value = making.make(schema, { depth: 0, above: new Set() });
  return { value, count };
}

/** Values worth trying, most informative first. */
function* candidates(merged: Merged, making: Making, level: ExampleDepth): Generator<Json> {
  if (merged.impossible) return;
  const [union, ...unions] = merged.unions;
  if (union) {
    for (const option of union.options) yield* ofChoice(option, union, unions, merged, making, level);
    return;
  }
  const types = typesOf(merged.schema);
  if (types.length === 0) yield '<any>';
  for (const type of types) yield* ofType(type, merged, making, level);
}

function* ofChoice(
  option: Json,
  union: Union,
  others: readonly Union[],
  { schema }: Merged,
  making: Making,
  level: ExampleDepth,
): Generator<Json> {
  if (isNull(option) || !making.mayGoOn()) return;
  const rest = others.map(({ kind, options }): JsonObject => ({ [kind]: options }));
  const whole: JsonObject = { ...schema, allOf: [option, ...rest] };
  const merged = mergeSchema(making.document, whole);
  if (merged.followed.some((pointer) => pointer !== union.base && level.above.has(pointer))) return;
  const inside = { depth: level.depth, above: new Set([...level.above, ...merged.followed]) };
  const { discriminator } = union;
  const [means] =
    (discriminator && discriminatorValues(making.document, discriminator, mergeSchema(making.document, option))) ?? [];
  const own = givenValue(merged.schema, whole, making);
  // Tries all values that match this choice, because some may match another choice too.
  for (const value of own === undefined ? candidates(merged, making, inside) : [own]) {
    if (discriminator && means !== undefined && isObject(value)) yield { ...value, [discriminator.property]: means };
    yield value;
  }
}

/** The first of the author's values that matches, without hidden properties. */
function givenValue(
  merged: JsonObject,
  schema: JsonObject,
  { document, direction, validity, mayGoOn }: Making,
): Json | undefined {
  const match = authorValues(merged).find((value) => mayGoOn() && validity.accepts(value, schema, direction));
  return match === undefined ? undefined : removeHidden(document, match, schema, direction);
}

function* ofType(type: Type, merged: Merged, making: Making, level: ExampleDepth): Generator<Json> {
  const values: (Json | undefined)[] = [];
  const { schema } = merged;
  if (type === 'string') values.push(exampleString(schema), 'string', '', 'a string of some length');
  if (type === 'integer' || type === 'number') values.push(exampleNumber(schema, type === 'integer'), 1, 0);
  if (type === 'boolean') values.push(true, false);
  if (type === 'null') values.push(null);
  if (type === 'array') values.push(exampleArray(schema, making, level), []);
  for (const value of values) if (value !== undefined) yield value;
  if (type !== 'object') return;
  for (const scope of ['all', 'required'] as const) {
    const value = exampleObject(schema, scope, making, level);
    if (value !== undefined) yield value;
    for (const condition of merged.conditions) {
      for (const branch of [condition['then'], condition['else']]) {
        const both =
          branch === undefined ? undefined : mergeSchema(making.document, { ...schema, allOf: [branch] }).schema;
        const conditional = both && exampleObject(both, scope, making, level);
        if (conditional !== undefined) yield conditional;
      }
    }
  }
}

function isNullable(merged: Merged): boolean {
  return merged.nullable || typesOf(merged.schema).includes('null');
}

/** True if a schema has rules that generation ignores. */
function isIntricate({ schema, unions, nots, conditions }: Merged): boolean {
  const keywords = [
    'patternProperties',
    'propertyNames',
    'contains',
    'unevaluatedProperties',
    'unevaluatedItems',
    'pattern',
  ];
  return (
    unions.length + nots.length + conditions.length > 0 || keywords.some((keyword) => schema[keyword] !== undefined)
  );
}
