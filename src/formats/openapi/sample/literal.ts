import { entriesOf, isArray, isObject, type Json } from '../../../documents/json.js';

/** Notation for values in a programming language. */
export interface Notation {
  string(text: string): string;
  null: string;
  true: string;
  false: string;
  /** Brackets of an object and of a list. */
  object: readonly [string, string];
  list: readonly [string, string];
  /** An empty object, if empty brackets would mean a list. */
  empty?: string;
  entry(key: string, value: string): string;
}

/** Writes a JSON value as a literal over several lines, indented by two spaces. */
export function formatLiteral(value: Json, notation: Notation, indent = ''): string {
  if (typeof value === 'string') return notation.string(value);
  if (value === null) return notation.null;
  if (typeof value === 'boolean') return value ? notation.true : notation.false;
  if (typeof value === 'number') return String(value);
  const inner = `${indent}  `;
  const [open, close] = isArray(value) ? notation.list : notation.object;
  const parts = isArray(value)
    ? value.map((item) => formatLiteral(item, notation, inner))
    : entriesOf(value).map(([key, each]) => notation.entry(key, formatLiteral(each, notation, inner)));
  if (parts.length === 0) return (isObject(value) ? notation.empty : undefined) ?? open + close;
  return `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close}`;
}

/** A string in double quotes, with the escapes that JSON shares with C, Go, Java, JavaScript and Python. */
export const quoted = (text: string): string => JSON.stringify(text);
