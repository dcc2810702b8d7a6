import { digest } from '../content/digest.js';

/** A short digest of plain values, in order; keys of objects count in the order they stand. */
export function digestOf(...values: readonly unknown[]): string {
  return digest(...values.map((value) => JSON.stringify(value) ?? ''));
}
