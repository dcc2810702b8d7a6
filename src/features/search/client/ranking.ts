import { endpointRank, namedOperation } from './endpoint.js';
import type { PagefindFragment } from './fragment.js';
import { foldText, isMatch, termsOf, wordsOf } from './matchMarks.js';

/** Share of a text's words that a query asks for; 0 if the text lacks one of them. Inflections count half. */
function coverage(text: string, words: readonly string[]): number {
  const parts = wordsOf(text);
  let covered = 0;
  for (const word of words) {
    if (parts.some((part) => part === word || part === `${word}s`)) covered += 1;
    else if (parts.some((part) => isMatch(part, word))) covered += 0.5;
    else return 0;
  }
  return Math.min(1, covered / termsOf(text).length);
}

/**
 * Puts pages first that the query names, best first: by their title or a part of it, as an operation by its path, by a keyword, by a synonym, by a
 * heading. Short titles come before long ones.
 *
 * @param correction the query with corrected spelling.
 */
export function rankPages(
  fragments: readonly PagefindFragment[],
  query: string,
  correction = query,
): PagefindFragment[] {
  const whole = foldText(query.trim());
  const words = termsOf(correction);
  const operation = namedOperation(query);
  const isNamed = (name: string): boolean => termsOf(name).join(' ') === words.join(' ');
  const isListed = (names = ''): boolean => names.split(', ').some(isNamed);
  const rankOfNames = ({ meta, anchors }: PagefindFragment): number => {
    const ofTitle = coverage(meta['title'] ?? '', words);
    if (ofTitle > 0) return 3 + ofTitle;
    if (isListed(meta['keywords'])) return 3;
    if (isListed(meta['synonyms'])) return 2;
    return anchors.some(({ element, text }) => element !== 'span' && coverage(text, words) > 0) ? 1 : 0;
  };
  const rankOf = (fragment: PagefindFragment): number => {
    const { title = '', method, endpoint } = fragment.meta;
    if (foldText(title) === whole) return 6;
    if (isNamed(title)) return 5;
    return Math.max(operation ? 4 * endpointRank(operation, method, endpoint) : 0, rankOfNames(fragment));
  };
  return fragments
    .map((fragment) => ({ fragment, rank: rankOf(fragment) }))
    .sort((one, other) => other.rank - one.rank)
    .map(({ fragment }) => fragment);
}
