import { defined } from '../../shared/object.js';
import { entriesOf, listOf, objectOf, textOf, textsIn, type Json, type JsonObject } from '../json.js';
import type { Constraint, CountConstraint, TextConstraint } from './node.js';

/** Constraints of a schema besides its type. Keywords without effect are skipped. */
export function constraintsOf(schema: JsonObject): Constraint[] {
  return [
    texts('range', range(schema)),
    texts('multipleOf', numberText(schema['multipleOf'])),
    counts('length', schema['minLength'], schema['maxLength']),
    texts('pattern', textOf(schema['pattern'])),
    texts('mediaType', textOf(schema['contentMediaType'])),
    counts('items', schema['minItems'], schema['maxItems'] ?? endOfTuple(schema)),
    counts('contains', schema['minContains'], schema['maxContains']),
    schema['uniqueItems'] === true ? [{ kind: 'unique' as const }] : [],
    counts('properties', schema['minProperties'], schema['maxProperties']),
    texts('names', namesText(objectOf(schema['propertyNames']))),
    isClosed(schema) ? [{ kind: 'closed' as const }] : [],
    ['dependentRequired', 'dependencies'].flatMap((key) =>
      entriesOf(schema[key]).flatMap(([given, names]): Constraint[] => {
        const required = textsIn(names);
        return required.length > 0 ? [{ kind: 'requires', text: required.join(', '), given }] : [];
      }),
    ),
  ].flat();
}

/** Number of items of a tuple that allows no others. */
function endOfTuple({ prefixItems, items, unevaluatedItems }: JsonObject): number | undefined {
  return items === false || unevaluatedItems === false ? listOf(prefixItems).length : undefined;
}

function texts(kind: TextConstraint['kind'], text: string | undefined): Constraint[] {
  return text === undefined ? [] : [{ kind, text }];
}

function counts(kind: CountConstraint['kind'], min: Json | undefined, max: Json | undefined): Constraint[] {
  const least = typeof min === 'number' && min > 0 ? min : undefined;
  const most = typeof max === 'number' ? max : undefined;
  if (least === undefined && most === undefined) return [];
  return [defined({ kind, least, most })];
}

function range(schema: JsonObject): string | undefined {
  const limit = (key: string, sign: string) =>
    typeof schema[key] === 'number' ? [limitText(schema[key], key), sign] : undefined;
  const low = limit('minimum', '≤') ?? limit('exclusiveMinimum', '<');
  const high = limit('maximum', '≤') ?? limit('exclusiveMaximum', '<');
  if (low && high) return [...low, 'x', ...high.reverse()].join(' ');
  if (high) return ['x', ...high.reverse()].join(' ');
  return low && `x ${low[1] === '<' ? '>' : '≥'} ${low[0]}`;
}

/** Limits of 64-bit integers by the numbers that parsers round them to. */
const roundedLimits: ReadonlyMap<number, string> = new Map([
  [2 ** 63, '9223372036854775807'],
  [2 ** 64, '18446744073709551615'],
]);

function limitText(limit: number, key: string): string {
  if (!Number.isInteger(limit) || Math.abs(limit) > 2 ** 64) return String(limit);
  return (key === 'maximum' ? roundedLimits.get(limit) : undefined) ?? String(BigInt(limit));
}

function namesText({ pattern, enum: values, format }: JsonObject): string | undefined {
  return textOf(pattern) ?? (textsIn(values).join(', ') || textOf(format));
}

function numberText(value: Json | undefined): string | undefined {
  return typeof value === 'number' ? String(value) : undefined;
}

function isClosed(schema: JsonObject): boolean {
  return schema['additionalProperties'] === false || schema['unevaluatedProperties'] === false;
}
