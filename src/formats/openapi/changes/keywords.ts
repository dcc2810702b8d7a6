import { textOf, type Json } from '../../../documents/json.js';
import { sameJson } from '../../../documents/schema/merge.js';
import { valueText } from '../../../documents/schema/text.js';
import { relateFormats, relateLimits, relateMultiples, relateTypes, relateValues, type Relation } from './relation.js';
import type { Places, SchemaStep } from './schemaStep.js';
import { keywordOf, type Shape } from './shape.js';

type Report = SchemaStep['report'];

const code = (value: Json | undefined): string => `\`${value === undefined ? 'none' : valueText(value)}\``;

const changeText = (key: string, from: Json | undefined, to: Json | undefined): string =>
  `changed its \`${key}\` from ${code(from)} to ${code(to)}`;

/** Lists at most a few values. */
function listValues(values: readonly string[]): string {
  const most = 8;
  const rest = values.length - most;
  const codes = values.slice(0, most).map((value) => code(JSON.parse(value) as Json));
  return [...codes, ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
}

const typesText = (types: Shape['types']): string => (types === undefined ? 'any type' : [...types].join(' or '));

/** Compares the keywords of two schemas, except those about inner schemas. */
export function compareKeywords(from: Shape, to: Shape, report: Report): void {
  const types = relateTypes(from.types, to.types);
  if (types) {
    const text = `changed its type from ${typesText(from.types)} to ${typesText(to.types)}`;
    report(`type-${types}`, text, placesOf(from, to, 'type'));
  }
  // A schema without types allows `null` too.
  const isTyped = from.types !== undefined && to.types !== undefined;
  if (isTyped && to.isNullable && !from.isNullable) report('null-widened', 'can be `null`');
  if (isTyped && from.isNullable && !to.isNullable) report('null-narrowed', 'can no longer be `null`');
  for (const [key, rule] of Object.entries(textRules)) compareKeyword(key, rule, textOf, relateFormats);
  compareValues(from, to, report);
  for (const [key, isLower] of limits)
    compareKeyword(key, 'limit', limitReader(key), (before, after) => relateLimits(before, after, isLower));
  compareKeyword('multipleOf', 'limit', numberOf, relateMultiples);
  const [wasUnique, isUnique] = [from, to].map((shape) => keywordOf(shape, 'uniqueItems')?.value === true);
  if (wasUnique !== isUnique)
    report(
      isUnique ? 'limit-narrowed' : 'limit-widened',
      isUnique ? 'must have unique items' : 'can have the same item twice',
      placesOf(from, to, 'uniqueItems'),
    );
  compareAsWritten(from, to, report);

  function compareKeyword<Value extends Json>(
    key: string,
    rule: 'format' | 'pattern' | 'limit',
    read: (value: unknown) => Value | undefined,
    relate: (before: Value | undefined, after: Value | undefined) => Relation | undefined,
  ): void {
    const [before, after] = [from, to].map((shape) => read(keywordOf(shape, key)?.value));
    const relation = relate(before, after);
    if (relation) report(`${rule}-${relation}`, changeText(key, before, after), placesOf(from, to, key));
  }
}

function placesOf(from: Shape, to: Shape, key: string): Places {
  return { from: keywordOf(from, key)?.pointer, to: keywordOf(to, key)?.pointer };
}

const textRules = {
  format: 'format',
  contentEncoding: 'format',
  contentMediaType: 'format',
  pattern: 'pattern',
} as const;

function compareValues(from: Shape, to: Shape, report: Report): void {
  const [before, after] = [from, to].map(({ values }) => values?.map((value) => JSON.stringify(value)));
  const relation = relateValues(before, after);
  if (!relation) return;
  const places = placesOf(from, to, 'enum');
  const rule = `values-${relation}` as const;
  if (after === undefined) return report(rule, 'no longer has a list of allowed values', places);
  if (before === undefined) return report(rule, `allows only ${listValues(after)}`, places);
  const [gone, arrived] = [without(before, after), without(after, before)];
  const texts = [
    ...(gone.length > 0 ? [`no longer has the allowed values ${listValues(gone)}`] : []),
    ...(arrived.length > 0 ? [`has the new allowed values ${listValues(arrived)}`] : []),
  ];
  report(rule, texts.join(' and '), places);
}

const without = (values: readonly string[], others: readonly string[]): string[] =>
  values.filter((value) => !others.includes(value));

/** Limits; true for lower limits. */
const limits: readonly (readonly [key: string, isLower: boolean])[] = [
  ...['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'].map((key) => [key, true] as const),
  ...['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'].map((key) => [key, false] as const),
];

const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** Lower limits of what cannot be below 0. */
const countLimits = new Set(['minLength', 'minItems', 'minProperties']);

/** Returns the function that reads a limit. A length or number of at least 0 is no limit. */
const limitReader = (key: string): typeof numberOf =>
  countLimits.has(key) ? (value) => (value === 0 ? undefined : numberOf(value)) : numberOf;

/** Compares keywords whose meaning cannot be compared, only their values. */
function compareAsWritten(from: Shape, to: Shape, report: Report): void {
  const keywords = { default: 'default-changed', not: 'exclusion-changed' } as const;
  for (const [key, rule] of Object.entries(keywords)) {
    const [before, after] = [from, to].map((shape) => keywordOf(shape, key)?.value);
    if (sameJson(before, after)) continue;
    const text = key === 'not' ? 'excludes other values' : `changed its default from ${code(before)} to ${code(after)}`;
    report(rule, text, placesOf(from, to, key));
  }
}
