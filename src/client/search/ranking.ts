import { endpointRank, namedOperation } from './endpoint.js';
import type { Fragment } from './fragment.js';
import { folded } from './marking.js';

/**
 * Pages that were found, with those first that a query names, whatever else speaks of it: by their very title, or as an operation by its
 * path.
 */
export function ranked(fragments: readonly Fragment[], query: string): Fragment[] {
  const wanted = folded(query.trim());
  const operation = namedOperation(query);
  const rankOf = ({ meta }: Fragment): number => {
    if (folded(meta['title'] ?? '') === wanted) return 2;
    return operation ? endpointRank(operation, meta['method'], meta['endpoint']) : 0;
  };
  return fragments
    .map((fragment) => ({ fragment, rank: rankOf(fragment) }))
    .sort((one, other) => other.rank - one.rank)
    .map(({ fragment }) => fragment);
}
