import { allowsType, type Shape } from './shape.js';

/** How the set of values that a schema accepts has changed. */
export type Relation = 'narrowed' | 'widened' | 'replaced';

/**
 * @param isLess true if the new schema refuses a value that the old one accepts.
 * @param isMore true if the new schema accepts a value that the old one refuses.
 */
function relate(isLess: boolean, isMore: boolean): Relation | undefined {
  if (isLess) return isMore ? 'replaced' : 'narrowed';
  return isMore ? 'widened' : undefined;
}

type Types = Shape['types'];

export function relateTypes(from: Types, to: Types): Relation | undefined {
  const exceeds = (types: Types, others: Types): boolean =>
    types === undefined ? others !== undefined : [...types].some((type) => !allowsType(others, type));
  return relate(exceeds(from, to), exceeds(to, from));
}

/** Maps formats to a format that includes all of their values. */
const widerFormats: Readonly<Record<string, string>> = { int32: 'int64', float: 'double' };

/** Compares formats. Without a format, every value is allowed. */
export function relateFormats(from: string | undefined, to: string | undefined): Relation | undefined {
  const exceeds = (format: string | undefined, other: string | undefined): boolean =>
    other !== undefined && format !== other && (format === undefined || widerFormats[format] !== other);
  return relate(exceeds(from, to), exceeds(to, from));
}

/** Compares lists of allowed values, as JSON. Without a list, every value is allowed. */
export function relateValues(
  from: readonly string[] | undefined,
  to: readonly string[] | undefined,
): Relation | undefined {
  const exceeds = (list: readonly string[] | undefined, other: readonly string[] | undefined): boolean =>
    other !== undefined && (list === undefined || list.some((value) => !other.includes(value)));
  return relate(exceeds(from, to), exceeds(to, from));
}

/** @param isLower true for a lower limit. */
export function relateLimits(from: number | undefined, to: number | undefined, isLower: boolean): Relation | undefined {
  const open = isLower ? -Infinity : Infinity;
  const [before, after] = [from ?? open, to ?? open];
  const isLess = isLower ? after > before : after < before;
  return relate(isLess, !isLess && after !== before);
}

/** Compares values of `multipleOf`. */
export function relateMultiples(from: number | undefined, to: number | undefined): Relation | undefined {
  const exceeds = (step: number | undefined, other: number | undefined): boolean =>
    other !== undefined && (step === undefined || step % other !== 0);
  return relate(exceeds(from, to), exceeds(to, from));
}
