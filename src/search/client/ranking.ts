import { endpointRank, namedOperation } from './endpoint.js';
import type { Fragment } from './fragment.js';
import { folded, termsOf } from './marking.js';

/**
 * Pages that were found, with those first that a query names, whatever else speaks of it: by their very title, or as an operation by its
 * path.
 *
 * @param meant the query, with misspelt words put right.
 */
export function ranked(fragments: readonly Fragment[], query: string, meant = query): Fragment[] {
  const wanted = folded(query.trim());
  const words = termsOf(meant).join(' ');
  const operation = namedOperation(query);
  const rankOf = ({ meta }: Fragment): number => {
    const title = meta['title'] ?? '';
    if (folded(title) === wanted) return 3;
    if (termsOf(title).join(' ') === words) return 2;
    return operation ? endpointRank(operation, meta['method'], meta['endpoint']) : 0;
  };
  return fragments
    .map((fragment) => ({ fragment, rank: rankOf(fragment) }))
    .sort((one, other) => other.rank - one.rank)
    .map(({ fragment }) => fragment);
}
