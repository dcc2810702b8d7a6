import { listOf, textOf, type Json, type JsonObject } from '../json.js';
import { mergeSchema, type Merged } from './merge.js';
import { typesOf, type Type } from './types.js';

/** Maximum nesting of arrays and choices in the text. */
const MAX_DEPTH = 3;
/** Maximum number of choices that are examined. */
const MAX_OPTIONS = 12;
/** Maximum number of choices that are named: `string | integer | number | boolean | …`. */
export const MAX_CHOICES = 4;

/**
 * The type of a schema for readers: `integer<int64>`, `Plant · object[]`, `(string | integer)[]`, `string | null`, `file`, `any` if every value is
 * allowed, `never` if none is.
 */
export function typeText(document: JsonObject, merged: Merged): string {
  return join(typeTexts(document, merged, true, 0));
}

function typeTexts(document: JsonObject, merged: Merged, withName: boolean, depth: number): string[] {
  if (merged.impossible) return ['never'];
  const types = typesOf(merged.schema);
  const own = types.map((type) => ownText(document, merged, type, withName, depth));
  const texts = own.length > 0 ? own : choiceTexts(document, merged, depth);
  if (texts.length === 0) texts.push(isFile(merged.schema) ? 'file' : 'any');
  return merged.nullable && !texts.includes('any') ? [...new Set([...texts, 'null'])] : texts;
}

function ownText(document: JsonObject, { schema, name }: Merged, type: Type, withName: boolean, depth: number): string {
  if (type === 'object') return withName && name !== undefined ? `${name} · object` : 'object';
  if (type === 'array') return arrayText(document, schema, withName, depth);
  const format = textOf(schema['format']) ?? (type === 'string' ? textOf(schema['contentEncoding']) : undefined);
  if (type === 'string' && (format === 'binary' || (format === undefined && isFile(schema)))) return 'file';
  return format === undefined || type === 'null' || type === 'boolean' ? type : `${type}<${format}>`;
}

function arrayText(document: JsonObject, schema: JsonObject, withName: boolean, depth: number): string {
  const items: Json | undefined = schema['items'];
  if (
    depth >= MAX_DEPTH ||
    typeof items !== 'object' ||
    Array.isArray(items) ||
    listOf(schema['prefixItems']).length > 0
  ) {
    return 'array';
  }
  const texts = typeTexts(document, mergeSchema(document, items), withName, depth + 1);
  return texts.length > 1 ? `(${join(texts)})[]` : `${join(texts)}[]`;
}

function choiceTexts(document: JsonObject, { unions }: Merged, depth: number): string[] {
  const [union] = unions;
  if (!union || depth >= MAX_DEPTH) return [];
  const texts = union.options.slice(0, MAX_OPTIONS).flatMap((option) => {
    return typeTexts(document, mergeSchema(document, option), false, depth + 1);
  });
  const different = [...new Set(texts)];
  if (union.options.length <= MAX_OPTIONS && different.length <= MAX_CHOICES) return different;
  return different.length <= 1 ? different : [...different.slice(0, MAX_CHOICES), '…'];
}

/** True for files. A string that contains JSON, such as an event's data, is text. */
function isFile(schema: JsonObject): boolean {
  const mediaType = textOf(schema['contentMediaType']);
  return mediaType !== undefined && !/[/+]json\b/i.test(mediaType) && textOf(schema['contentEncoding']) === undefined;
}

function join(texts: readonly string[]): string {
  // Readers look for `null` at the end.
  return [...texts.filter((text) => text !== 'null'), ...texts.filter((text) => text === 'null')].join(' | ');
}
