import type { Json } from '../json.js';

const MAX_LENGTH = 300;

/** A value on one line: a string as written (`""` if empty), everything else as JSON, long values cut. */
export function valueText(value: Json): string {
  const text = typeof value === 'string' && value !== '' ? value : JSON.stringify(value);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}
