import { distance } from 'fastest-levenshtein';
import { foldedText, isMatch, termsOf, wordsOf } from './matchMarks.js';

/** Words that a misspelt one may have been meant to be, ready to be compared. */
export type SpellingVocabulary = readonly Entry[];

interface Entry {
  word: string;
  plain: string;
  /** Spellings for keyboards without its letters; none for most words. */
  spelt: readonly string[];
  /** It as it is typed in one way or another. */
  forms: readonly Form[];
}

interface Form {
  text: string;
  /** A bit for each of its letters. */
  letters: number;
}

/** Letters that are no base letter with an accent, and what stands for them. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};
/** Letter pairs that German and Nordic languages use in place of missing letters. */
const pairs: Readonly<Record<string, string>> = { ...letters, ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };

function speltWith(table: Readonly<Record<string, string>>, word: string): string {
  return foldedText(word.normalize('NFC').replace(/[^\0-\x7f]/gu, (letter) => table[letter] ?? letter));
}

/** @param words of the site in lower case, the commonest first. */
export function vocabularyFrom(words: readonly string[]): SpellingVocabulary {
  return words.map((word) => {
    const isPlain = /^[\0-\x7f]*$/.test(word);
    const plain = isPlain ? word : foldedText(word);
    const spelt = isPlain ? [] : [speltWith(letters, word), speltWith(pairs, word)].filter((each) => each !== plain);
    return { word, plain, spelt, forms: [plain, ...spelt].map((text) => ({ text, letters: lettersOf(text) })) };
  });
}

function lettersOf(text: string): number {
  let bits = 0;
  for (let index = 0; index < text.length; index += 1) bits |= 1 << (text.charCodeAt(index) & 31);
  return bits;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Letters in which a word may differ from the one that was meant. */
function tolerance(term: string): number {
  if (term.length < 4) return 0;
  return term.length < 6 ? 1 : 2;
}

/** A query with misspelt words put right; undefined when none of them is, or nothing is like it. */
export function corrected(query: string, vocabulary: SpellingVocabulary): string | undefined {
  let isChanged = false;
  const terms = termsOf(query).map((term) => {
    if (vocabulary.some(({ plain }) => plain.startsWith(term))) return term;
    const near = otherwiseSpelt(term, vocabulary) ?? nearest(term, vocabulary);
    if (near === undefined) return term;
    isChanged = true;
    return near;
  });
  return isChanged ? terms.join(' ') : undefined;
}

function otherwiseSpelt(term: string, vocabulary: SpellingVocabulary): string | undefined {
  if (term.length < 3) return undefined;
  return vocabulary.find(({ spelt }) => spelt.some((each) => each.startsWith(term)))?.word;
}

function nearest(term: string, vocabulary: SpellingVocabulary): string | undefined {
  const most = tolerance(term);
  const termLetters = lettersOf(term);
  let best: { word: string; cost: number } | undefined;
  for (const { word, forms } of vocabulary) {
    for (const { text, letters: formLetters } of forms) {
      // A slip exchanges one letter for another at most: words of other letters need not be compared, and most are.
      if (Math.abs(text.length - term.length) > most || countBits(formLetters ^ termLetters) > 2 * most) continue;
      // Two letters in the wrong order are one slip; a wrong first letter is a rare one.
      const cost = distance(term, text) - (isSwapped(term, text) ? 1 : 0) + (term[0] === text[0] ? 0 : 0.5);
      if (cost <= most && (!best || cost < best.cost)) best = { word, cost };
    }
  }
  return best?.word;
}

function isSwapped(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  return at >= 0 && one[at] === other[at + 1] && one[at + 1] === other[at];
}

/** True if a result has every word of the query, or an inflection of it. */
export function isMet(query: string, found: readonly string[]): boolean {
  const words = found.flatMap(wordsOf);
  return termsOf(query).every((term) => term.length < 4 || words.some((word) => isMatch(word, term)));
}

/**
 * True if a result has any word of the query. Pagefind falls back to the beginning of a word, down to its first letter,
 * and so finds something for meaningless letters.
 */
export function isMetInPart(query: string, found: readonly string[]): boolean {
  const words = found.flatMap(wordsOf);
  return termsOf(query).some((term) => words.some((word) => isMatch(word, term)));
}
