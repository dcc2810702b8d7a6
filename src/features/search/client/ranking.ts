import { endpointRank, namedOperation } from './endpoint.js';
import type { PagefindFragment } from './fragment.js';
import { foldedText, termsOf } from './matchMarks.js';

/**
 * Puts pages first that the query names, by their exact title or as an operation by its path.
 *
 * @param meant the query with corrected spelling.
 */
export function ranked(fragments: readonly PagefindFragment[], query: string, meant = query): PagefindFragment[] {
  const wanted = foldedText(query.trim());
  const words = termsOf(meant).join(' ');
  const operation = namedOperation(query);
  const rankOf = ({ meta }: PagefindFragment): number => {
    const title = meta['title'] ?? '';
    if (foldedText(title) === wanted) return 3;
    if (termsOf(title).join(' ') === words) return 2;
    return operation ? endpointRank(operation, meta['method'], meta['endpoint']) : 0;
  };
  return fragments
    .map((fragment) => ({ fragment, rank: rankOf(fragment) }))
    .sort((one, other) => other.rank - one.rank)
    .map(({ fragment }) => fragment);
}
