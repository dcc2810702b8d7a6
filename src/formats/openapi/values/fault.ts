import { nearest } from '../../../diagnostics/nearest.js';
import type { Json } from '../json.js';

/** A fault of an object, and the keys that lead to it. */
export interface ValueFault {
  keys: readonly string[];
  message: string;
  help: string;
}

/** Reports a value that is not one of the allowed ones. A missing value is not a fault. */
export function oneOf(keys: readonly string[], value: Json | undefined, known: readonly string[]): ValueFault[] {
  if (value === undefined || known.some((each) => each === value)) return [];
  const meant = nearest(String(value), known);
  const help =
    meant === undefined
      ? `Write one of ${known.map((each) => `\`${each}\``).join(', ')}.`
      : `Did you mean \`${meant}\`?`;
  return [{ keys, message: `\`${keys.at(-1)}\` cannot be \`${String(value)}\`.`, help }];
}
