import { isMatch, termsOf, wordsOf } from './matchMarks.js';

/** True if a result contains every word of the query, or an inflection of it. */
export function isMet(query: string, texts: readonly string[]): boolean {
  const words = texts.flatMap(wordsOf);
  return termsOf(query).every((term) => term.length < 4 || words.some((word) => isMatch(word, term)));
}

/**
 * True if a result contains any word of the query. Pagefind falls back to ever shorter beginnings of a word and so finds something for meaningless
 * letters.
 */
export function isMetInPart(query: string, texts: readonly string[]): boolean {
  const words = texts.flatMap(wordsOf);
  return termsOf(query).some((term) => words.some((word) => isMatch(word, term)));
}
