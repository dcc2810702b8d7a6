import { namedType, type GraphqlField } from './schema.js';
import type { Json } from '../../documents/json.js';
import type { SchemaIndex } from './schemaIndex.js';

/** Maximum depth of input objects in a sample. */
const DEPTH = 8;

/** Sample values for custom scalars, by scalar name, and for strings, by field name. */
const byName: readonly (readonly [RegExp, Json])[] = [
  [/^(?:iso)?-?date-?time$|^timestamp|_?at$|precise_?date_?time/i, '2026-01-15T09:30:00Z'],
  [/^date$|date$/i, '2026-01-15'],
  [/^time$/i, '09:30:00'],
  [/ur[il]|href|link/i, 'https://example.com'],
  [/e-?mail/i, 'rose@example.com'],
  [/^uuid$/i, '7f3e2b1c-0000-4000-8000-000000000001'],
  [/^(?:json|json_?object|map|any)$/i, {}],
  [/^(?:big_?int|long|int\d*|byte|short)$/i, '10'],
  [/^(?:decimal|money|float\d*)$/i, '9.5'],
  [/html/i, '<p>Text</p>'],
  [/colou?r/i, '#2f855a'],
];

/** @param field name of the field: a string called `email` gets an address. */
export function sampleScalar(type: string, field: string): Json {
  if (type === 'Int') return /^(?:first|last|limit|per_?page)$/i.test(field) ? 10 : 1;
  if (type === 'Float') return 1.5;
  if (type === 'Boolean') return true;
  if (type === 'ID') return `${field === 'id' ? '' : `${field.replace(/_?ids?$/i, '') || 'id'}-`}1`;
  const name = type === 'String' ? field : type;
  const sample = byName.find(([pattern]) => pattern.test(name));
  return sample ? sample[1] : type === 'String' ? field : `<${type}>`;
}

/** A sample value for an argument or input field: its default if that is a simple value. */
export function sampleInput(
  field: Pick<GraphqlField, 'name' | 'type'>,
  index: SchemaIndex,
  within: readonly string[] = [],
): Json {
  const value = sampleOf(namedType(field.type), field.name, index, within);
  return wrapInLists(field.type, value);
}

/** Wraps a value in the lists of its type. */
export function wrapInLists(type: string, value: Json): Json {
  const lists = type.split('[').length - 1;
  return Array.from({ length: lists }).reduce<Json>((inner) => [inner], value);
}

function sampleOf(name: string, field: string, index: SchemaIndex, within: readonly string[]): Json {
  const type = index.typeOf(name);
  if (type?.kind === 'enum') return type.values.find(({ deprecation }) => deprecation === undefined)?.name ?? '';
  if (type?.kind !== 'input') return sampleScalar(name, field);
  const required = type.fields.filter((each) => isRequired(each));
  // An empty input object would be meaningless, so one optional field is included.
  const fields =
    required.length > 0 ? required : type.fields.filter(({ deprecation }) => deprecation === undefined).slice(0, 1);
  if (within.length >= DEPTH || within.includes(name)) return {};
  return Object.fromEntries(fields.map((each) => [each.name, sampleInput(each, index, [...within, name])]));
}

/** True if an argument is required. */
export function isRequired({ type, default: standard }: Pick<GraphqlField, 'type' | 'default'>): boolean {
  return type.endsWith('!') && standard === undefined;
}
