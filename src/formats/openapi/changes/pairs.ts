import type { RuleId } from './rules.js';

/** The values of both states under one key. At least one exists. */
type StatePair<Value> =
  | readonly [key: string, old: Value, now: Value | undefined]
  | readonly [key: string, old: undefined, now: Value];

/** Pairs the values of two states by key: first the keys of the old state, then new ones. */
export function pairsOf<Value>(
  from: ReadonlyMap<string, Value>,
  to: ReadonlyMap<string, Value>,
): readonly StatePair<Value>[] {
  const keys = new Set([...from.keys(), ...to.keys()]);
  return Array.from(keys, (key) => [key, from.get(key), to.get(key)] as StatePair<Value>);
}

/** Marks that parameters, headers and fields share. */
interface Marks {
  isRequired: boolean;
  isDeprecated: boolean;
  /** True if the API fills in a missing value. */
  isFilled?: boolean;
}

/** Reports an added parameter, header or field, or changes of its marks. */
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
