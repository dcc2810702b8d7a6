import type { Json, JsonObject } from '../json.js';

/** A number that matches a schema, 123 if allowed; undefined if the limits exclude every number. */
export function exampleNumber(schema: JsonObject, isInteger: boolean): number | undefined {
  const step = numberOf(schema['multipleOf']) ?? (isInteger ? 1 : undefined);
  const [min, above] = [numberOf(schema['minimum']), numberOf(schema['exclusiveMinimum'])];
  const [max, below] = [numberOf(schema['maximum']), numberOf(schema['exclusiveMaximum'])];
  const fits = (value: number): boolean =>
    value >= (min ?? -Infinity) &&
    value > (above ?? -Infinity) &&
    value <= (max ?? Infinity) &&
    value < (below ?? Infinity) &&
    (!isInteger || Number.isInteger(value)) &&
    isMultiple(value, step);

  const low = Math.max(min ?? -Infinity, above ?? -Infinity);
  const high = Math.min(max ?? Infinity, below ?? Infinity);
  const unit = step ?? 1;
  const multiples = [123, low, low + unit, high, high - unit].flatMap((near) => [
    rounded(Math.ceil(near / unit) * unit),
    rounded(Math.floor(near / unit) * unit),
  ]);
  const candidates = [123, 12, 1, 0, ...multiples, low, high, (low + high) / 2];
  const fitting = candidates.filter((value) => Number.isFinite(value) && fits(value));
  // Validators that divide binary fractions are only reliable for those that divide evenly.
  return fitting.find((value) => step === undefined || Number.isInteger(value / step)) ?? fitting[0];
}

function numberOf(value: Json | undefined): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/** Removes rounding errors: 0.30000000000000004 becomes 0.3. */
function rounded(value: number): number {
  return Number(value.toPrecision(12));
}

function isMultiple(value: number, step: number | undefined): boolean {
  if (step === undefined || step <= 0) return true;
  const times = value / step;
  return Math.abs(times - Math.round(times)) < 1e-9;
}
