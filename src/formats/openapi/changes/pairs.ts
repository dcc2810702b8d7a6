import type { RuleId } from './rules.js';

/** What two states have under one key. At least one of them has something. */
type StatePair<Value> =
  readonly [key: string, old: Value, now: Value | undefined] | readonly [key: string, old: undefined, now: Value];

/** Pairs what two states have under the same keys: those of the old state in its order, then the new ones. */
export function pairsOf<Value>(
  from: ReadonlyMap<string, Value>,
  to: ReadonlyMap<string, Value>,
): readonly StatePair<Value>[] {
  const keys = new Set([...from.keys(), ...to.keys()]);
  return Array.from(keys, (key) => [key, from.get(key), to.get(key)] as StatePair<Value>);
}

/** A parameter, a header or a field, as far as all of them follow the same rules. */
interface Marks {
  isRequired: boolean;
  isDeprecated: boolean;
  /** True if the API fills it in where a request leaves it out. */
  isFilled?: boolean;
}

/** Reports that a parameter, header or field was added, or that its marks have changed. */
export function compareMarks(
  kind: 'parameter' | 'header' | 'field',
  old: Marks | undefined,
  { isRequired, isDeprecated, isFilled = false }: Marks,
  report: (rule: RuleId, text: string) => void,
): void {
  const isMissed = isRequired && !isFilled;
  if (!old) {
    if (isMissed) report(`${kind}-added-required`, 'was added and is required');
    else report(`${kind}-added`, 'was added');
    return;
  }
  if (isMissed && !old.isRequired) report(`${kind}-required`, 'became required');
  if (old.isRequired && !isRequired) report(`${kind}-optional`, 'became optional');
  if (isDeprecated && !old.isDeprecated) report(`${kind}-deprecated`, 'is deprecated');
  if (old.isDeprecated && !isDeprecated) report(`${kind}-not-deprecated`, 'is no longer deprecated');
}
