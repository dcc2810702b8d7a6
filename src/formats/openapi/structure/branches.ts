import type { Failure } from './failure.js';

/** Keywords that tell branches apart if they are about a key of the value: `in: query`, `type: oauth2`. */
const telling = new Set(['enum', 'pattern', 'type']);

/**
 * The failures of the branch that the author most likely meant. If all branches fail for the same reason at the same place, there is one failure that
 * allows what any of them allows.
 *
 * @param outcomes failures of each branch, none of them empty.
 * @param depth number of keys of the value that the branches are about.
 */
export function likeliestFailures(outcomes: readonly (readonly Failure[])[], depth: number): readonly Failure[] {
  const [first = []] = outcomes;
  const areOnlyMissing = outcomes.flat().every(({ keyword }) => keyword === 'required');
  for (const failure of first) {
    if (failure.keyword !== 'enum' && failure.keyword !== 'type' && !areOnlyMissing) continue;
    const same = outcomes.flatMap((list) => list.find((each) => isSame(each, failure)) ?? []);
    if (same.length === outcomes.length)
      return [{ ...failure, names: [...new Set(same.flatMap(({ names }) => names))] }];
  }
  const costs = new Map(outcomes.map((list) => [list, costOf(list, depth)]));
  const cost = (list: readonly Failure[]): number => costs.get(list) ?? 0;
  return outcomes.reduce((best, list) => (cost(list) < cost(best) ? list : best));
}

function isSame(a: Failure, b: Failure): boolean {
  return a.keyword === b.keyword && a.keys.length === b.keys.length && a.keys.at(-1) === b.keys.at(-1);
}

function costOf(failures: readonly Failure[], depth: number): number {
  const ofKeys = failures.filter(({ keyword, keys }) => telling.has(keyword) && keys.length === depth + 1);
  const ofValue = failures.filter(({ keyword, keys }) => keyword === 'type' && keys.length === depth);
  return ofValue.length * 10_000 + ofKeys.length * 100 + failures.length;
}
