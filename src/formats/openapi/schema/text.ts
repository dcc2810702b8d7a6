import type { Json } from '../json.js';

const MAX_LENGTH = 300;

/** A value in a line of text: a string as it is (`""` when empty), everything else as JSON, long ones cut. */
export function valueText(value: Json): string {
  const text = typeof value === 'string' && value !== '' ? value : JSON.stringify(value);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}
