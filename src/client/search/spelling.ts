import { distance } from 'fastest-levenshtein';
import { folded, isMatch, termsOf } from './marking.js';

/** Letters in which a word may differ from the one that was meant. */
function tolerance(term: string): number {
  if (term.length < 4) return 0;
  return term.length < 6 ? 1 : 2;
}

/**
 * A query with misspelt words put right; undefined when none of them is, or nothing is like it.
 *
 * @param vocabulary words of the site, the commonest first.
 */
export function corrected(query: string, vocabulary: readonly string[]): string | undefined {
  const words = vocabulary.map((word) => [word, folded(word)] as const);
  let isChanged = false;
  const terms = termsOf(query).map((term) => {
    if (words.some(([, word]) => word.startsWith(term))) return term;
    const near = nearest(term, words);
    if (near === undefined) return term;
    isChanged = true;
    return near;
  });
  return isChanged ? terms.join(' ') : undefined;
}

function nearest(term: string, words: readonly (readonly [string, string])[]): string | undefined {
  let best: { word: string; cost: number } | undefined;
  for (const [word, plain] of words) {
    if (Math.abs(plain.length - term.length) > tolerance(term)) continue;
    // Two letters in the wrong order are one slip; a wrong first letter is a rare one.
    const cost = distance(term, plain) - (isSwapped(term, plain) ? 1 : 0) + (term[0] === plain[0] ? 0 : 0.5);
    if (cost <= tolerance(term) && (!best || cost < best.cost)) best = { word, cost };
  }
  return best?.word;
}

function isSwapped(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  return at >= 0 && one[at] === other[at + 1] && one[at + 1] === other[at];
}

/** Whether what was found has every word of the query in it, or an inflection of it. */
export function isMet(query: string, found: readonly string[]): boolean {
  const words = found.flatMap(termsOf);
  return termsOf(query).every((term) => term.length < 4 || words.some((word) => isMatch(word, term)));
}

/**
 * Whether what was found has any word of the query in it. Pagefind falls back on the beginning of a word, down to its first letter, and
 * finds something for letters that mean nothing.
 */
export function isMetInPart(query: string, found: readonly string[]): boolean {
  const words = found.flatMap(termsOf);
  return termsOf(query).some((term) => words.some((word) => isMatch(word, term)));
}
